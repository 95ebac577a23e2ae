import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Session } from '../account/records.ts';
import { expireCheckout } from '../billing/checkout.ts';
import { formBoolean, formInteger, formMetadata, formText, formUrl } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { sessionItemsOnWire, sessionOnWire } from '../wire/checkoutSession.ts';
import { liveCustomer } from './customers.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

const HALF_AN_HOUR = 1800;
const A_DAY = 86_400;

/** Taken and not acted on: they change the real page only. */
const IGNORED = {
  automatic_tax: z.unknown().optional(),
  billing_address_collection: z.unknown().optional(),
  branding_settings: z.unknown().optional(),
  consent_collection: z.unknown().optional(),
  custom_text: z.unknown().optional(),
  customer_update: z.unknown().optional(),
  locale: z.unknown().optional(),
  payment_method_collection: z.unknown().optional(),
  payment_method_types: z.unknown().optional(),
  phone_number_collection: z.unknown().optional(),
  saved_payment_method_options: z.unknown().optional(),
  submit_type: z.unknown().optional(),
  tax_id_collection: z.unknown().optional(),
};

const createParams = z.strictObject({
  ...IGNORED,
  mode: z.enum(['subscription', 'payment'], 'this emulator knows subscription and payment'),
  ui_mode: z.literal('hosted_page').optional(),
  customer: formText.optional(),
  customer_email: formText.max(512).optional(),
  client_reference_id: formText.max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: formText, quantity: formInteger.optional() }))
    .length(1, 'this emulator knows one item'),
  metadata: formMetadata.optional(),
  subscription_data: z
    .strictObject({
      // What every subscription here has, and the API's default.
      billing_mode: z
        .strictObject({ type: z.literal('flexible'), flexible: z.unknown().optional() })
        .optional(),
      description: z.unknown().optional(),
      metadata: formMetadata.optional(),
    })
    .optional(),
  invoice_creation: z.strictObject({ enabled: formBoolean }).optional(),
  payment_intent_data: z
    .strictObject({ description: z.unknown().optional(), metadata: z.unknown().optional() })
    .optional(),
  success_url: formUrl,
  cancel_url: formUrl.optional(),
  allow_promotion_codes: formBoolean.optional(),
  expires_at: formInteger.optional(),
});

export const CHECKOUT_ROUTES: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', {
    params: createParams,
    answer: (account, params) => {
      const session = sessionFrom(account, params);
      account.records.sessions.push(session);
      return sessionOnWire(account, session);
    },
  }),
  route('GET', '/v1/checkout/sessions', {
    params: z.strictObject({
      ...LIST_PARAMS,
      customer: formText.optional(),
      subscription: formText.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    answer: (account, params) => {
      const { customer, subscription, status } = params;
      if (customer !== undefined) account.customer(customer, 'customer');
      if (subscription !== undefined) account.subscription(subscription, 'subscription');
      const rows = account.records.sessions.filter(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (subscription === undefined || session.subscription === subscription) &&
          (status === undefined || session.status === status),
      );
      const show = (session: Session) => sessionOnWire(account, session);
      return listPage(rows, {
        params,
        url: '/v1/checkout/sessions',
        kind: 'checkout.session',
        show,
      });
    },
  }),
  route('GET', '/v1/checkout/sessions/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => sessionOnWire(account, account.session(id)),
  }),
  route('GET', '/v1/checkout/sessions/:id/line_items', {
    params: z.strictObject({ limit: formInteger.optional() }),
    answer: (account, _, id) => sessionItemsOnWire(account, account.session(id)),
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', {
    params: NO_PARAMS,
    answer: (account, _, id) => {
      const session = account.session(id);
      if (session.status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      expireCheckout(account, session, account.now());
      return sessionOnWire(account, session);
    },
  }),
];

function sessionFrom(account: Account, params: z.infer<typeof createParams>): Session {
  const [item] = params.line_items;
  if (item === undefined) throw invalid('Missing required param: line_items.', 'line_items');
  assertBuyer(account, params);
  assertOnSale(account, item.price);
  assertMode(account, params, item.price);
  const { quantity = 1 } = item;
  if (quantity < 1 || quantity > 999) {
    throw invalid('This value must be from 1 to 999.', 'line_items[0][quantity]');
  }
  return {
    id: account.newId('cs_test'),
    created: account.now(),
    expiresAt: expiry(account, params.expires_at),
    status: 'open',
    mode: params.mode,
    isPending: false,
    invoiceCreation: params.invoice_creation?.enabled ?? false,
    paymentIntent: null,
    customer: params.customer ?? null,
    customerEmail: params.customer_email ?? null,
    price: item.price,
    quantity,
    lineItem: account.newId('li'),
    clientReferenceId: params.client_reference_id ?? null,
    metadata: params.metadata ?? {},
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    allowPromotionCodes: params.allow_promotion_codes ?? null,
    subscription: null,
    invoice: null,
  };
}

function assertBuyer(account: Account, params: z.infer<typeof createParams>): void {
  const { customer, customer_email: email } = params;
  if (customer === undefined) return;
  if (email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  }
  liveCustomer(account, customer, 'customer');
}

/** What is paid once has no subscription, and a subscription makes its invoices by itself. */
function assertMode(account: Account, params: z.infer<typeof createParams>, price: string): void {
  const { mode, invoice_creation: invoice, subscription_data: data } = params;
  const isOnce = account.price(price).interval === null;
  if (mode === 'subscription') {
    if (isOnce) {
      throw invalid(
        'You must provide at least one recurring price in `subscription` mode when using prices.',
        'line_items',
      );
    }
    if (invoice === undefined) return;
    throw invalid('You can only set `invoice_creation` in `payment` mode.', 'invoice_creation');
  }
  if (!isOnce) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price.',
      'line_items[0][price]',
    );
  }
  if (data === undefined) return;
  throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
}

function assertOnSale(account: Account, price: string): void {
  account.price(price, 'line_items[0][price]');
  if (account.isOnSale(price)) return;
  throw invalid(
    'The price specified is inactive. This field only accepts active prices.',
    'line_items[0][price]',
  );
}

function expiry(account: Account, asked: number | undefined): number {
  const now = account.now();
  if (asked === undefined) return now + A_DAY;
  if (asked >= now + HALF_AN_HOUR && asked <= now + A_DAY) return asked;
  throw invalid(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    'expires_at',
  );
}
