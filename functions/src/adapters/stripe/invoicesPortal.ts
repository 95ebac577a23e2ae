import type Stripe from 'stripe';
import { findConfiguration } from './portalConfiguration.ts';

/**
 * What is left of the customer portal while an account closes: its invoices. A plan that could be resumed or
 * changed there would be charged for an account that goes.
 */
const FEATURES = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
} as const;

const MARK = { lumashot: 'invoices' } as const;

const HEADLINE = 'Your Lumashot invoices';

type Configuration = Stripe.BillingPortal.Configuration;

export const findInvoicesPortal = (stripe: Stripe): Promise<Configuration | null> =>
  findConfiguration(stripe, MARK.lumashot);

/** Names of what it allows and should not, or the other way round; empty is right. */
export const invoicesPortalDifferences = ({ features }: Configuration): readonly string[] =>
  FEATURE_NAMES.filter((name) => features[name].enabled !== FEATURES[name].enabled).map(
    (name) => `invoices: ${name}.enabled`,
  );

const FEATURE_NAMES = [
  'customer_update',
  'invoice_history',
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
] as const;

/** Makes it, or sets it right. A second run changes nothing. */
export async function makeInvoicesPortal(
  stripe: Stripe,
): Promise<'made' | 'updated' | 'unchanged'> {
  const found = await findInvoicesPortal(stripe);
  if (found === null) {
    await stripe.billingPortal.configurations.create({
      business_profile: { headline: HEADLINE },
      features: FEATURES,
      metadata: { ...MARK },
    });
    return 'made';
  }
  if (invoicesPortalDifferences(found).length === 0) return 'unchanged';
  await stripe.billingPortal.configurations.update(found.id, { features: FEATURES });
  return 'updated';
}
