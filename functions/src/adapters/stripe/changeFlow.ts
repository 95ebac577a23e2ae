import type Stripe from 'stripe';

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/**
 * The page of the portal where one change is confirmed, instead of the list of all plans. Null where there is more to say
 * than yes: of two subscriptions, of one that ends or is to change already, and of the plan that it is.
 */
export async function changeFlow(
  stripe: Stripe,
  {
    customerId,
    priceId,
    returnUrl,
  }: { readonly customerId: string; readonly priceId: string; readonly returnUrl: string },
): Promise<Flow | null> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 2 });
  const [subscription, another] = data;
  if (subscription?.status !== 'active' || another !== undefined) return null;
  const { schedule, cancel_at: cancelAt, items } = subscription;
  const [item, more] = items.data;
  if (schedule !== null || cancelAt !== null || item === undefined || more !== undefined)
    return null;
  if (item.price.id === priceId) return null;
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: item.id, price: priceId, quantity: item.quantity ?? 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  };
}
