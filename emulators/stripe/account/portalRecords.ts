import { z } from 'zod';
import { metadata, seconds } from './fields.ts';

/** What the customer portal allows, and the changes it has put off. */

export const PRORATIONS = ['create_prorations', 'always_invoice', 'none'] as const;
export const ALLOWED_UPDATES = ['price', 'promotion_code', 'quantity'] as const;
export const CUSTOMER_UPDATES = [
  'address',
  'email',
  'name',
  'phone',
  'shipping',
  'tax_id',
] as const;
export const CANCEL_REASONS = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
export const CONDITIONS = ['decreasing_item_amount', 'shortening_interval'] as const;

const product = z.object({ product: z.string(), prices: z.array(z.string()) });

const features = z.object({
  customerUpdate: z.object({ enabled: z.boolean(), allowed: z.array(z.enum(CUSTOMER_UPDATES)) }),
  invoiceHistory: z.boolean(),
  paymentMethodUpdate: z.boolean(),
  subscriptionCancel: z.object({
    enabled: z.boolean(),
    mode: z.enum(['at_period_end', 'immediately']),
    proration: z.enum(PRORATIONS),
    asksReason: z.boolean(),
    reasons: z.array(z.enum(CANCEL_REASONS)),
  }),
  subscriptionUpdate: z.object({
    enabled: z.boolean(),
    allowed: z.array(z.enum(ALLOWED_UPDATES)),
    /** Null stands for everything on sale: in the configuration the account begins with. */
    products: z.array(product).nullable(),
    proration: z.enum(PRORATIONS),
    conditions: z.array(z.enum(CONDITIONS)),
    anchor: z.enum(['now', 'unchanged']).nullable(),
  }),
});

export const portalConfiguration = z.object({
  id: z.string(),
  created: seconds,
  updated: seconds,
  active: z.boolean(),
  isDefault: z.boolean(),
  name: z.string().nullable(),
  metadata,
  defaultReturnUrl: z.string().nullable(),
  headline: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  termsUrl: z.string().nullable(),
  features,
});

export const PORTAL_FLOWS = [
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
  'subscription_update_confirm',
] as const;

/** The one thing that a session of the portal is for, in place of its start page. */
export const portalFlow = z.object({
  type: z.enum(PORTAL_FLOWS),
  /** Null: of cards, it is about none. */
  subscription: z.string().nullable(),
  /** What it is changed to, where that is only confirmed. */
  price: z.string().nullable(),
  after: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
  returnUrl: z.string().nullable(),
});

/** A change of plan that waits for the period's end. */
export const schedule = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  subscription: z.string(),
  /** The price until then, and from then on. */
  from: z.string(),
  to: z.string(),
  quantity: z.int(),
  startsAt: seconds,
  changesAt: seconds,
  status: z.enum(['active', 'released', 'canceled']),
  releasedAt: seconds.nullable(),
  canceledAt: seconds.nullable(),
});

export type PortalConfiguration = z.infer<typeof portalConfiguration>;
export type PortalFlow = z.infer<typeof portalFlow>;
export type PortalFeatures = z.infer<typeof features>;
export type Schedule = z.infer<typeof schedule>;

/** The configuration of the account itself: every feature is on. */
const DEFAULT_ID = 'bpc_local';

export function defaultConfiguration(at: number): PortalConfiguration {
  return {
    id: DEFAULT_ID,
    created: at,
    updated: at,
    active: true,
    isDefault: true,
    name: null,
    metadata: {},
    defaultReturnUrl: null,
    headline: null,
    privacyUrl: null,
    termsUrl: null,
    features: {
      customerUpdate: { enabled: false, allowed: [] },
      invoiceHistory: true,
      paymentMethodUpdate: true,
      subscriptionCancel: {
        enabled: true,
        mode: 'at_period_end',
        proration: 'none',
        asksReason: false,
        reasons: [],
      },
      subscriptionUpdate: {
        enabled: true,
        allowed: ['price'],
        products: null,
        proration: 'always_invoice',
        conditions: [],
        anchor: null,
      },
    },
  };
}
