import type Stripe from 'stripe';

/** Which of our configurations of the customer portal it is, as its metadata says. */
export type PortalMark = 'portal' | 'invoices';

/** Ours at Stripe, whatever it allows by now; null when there is none. */
export async function findConfiguration(
  stripe: Stripe,
  mark: PortalMark,
  { expand }: Pick<Stripe.BillingPortal.ConfigurationListParams, 'expand'> = {},
): Promise<Stripe.BillingPortal.Configuration | null> {
  const all = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100, ...(expand === undefined ? {} : { expand }) })
    .autoPagingToArray({ limit: 1_000 });
  return all.find(({ metadata }) => metadata?.['lumashot'] === mark) ?? null;
}
