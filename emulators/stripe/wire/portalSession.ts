import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { PortalFlow } from '../account/portalRecords.ts';
import type { PortalSession } from '../account/records.ts';
import type { Wire } from './wire.ts';

export function portalSessionOnWire(
  account: Account,
  { id, configuration, created, customer, returnUrl, flow }: PortalSession,
): Wire<Stripe.BillingPortal.Session> {
  return {
    id,
    object: 'billing_portal.session',
    configuration,
    created,
    customer,
    customer_account: null,
    flow: flow === null ? null : flowOnWire(account, flow),
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${account.url}/p/session/${id}`,
  };
}

function flowOnWire(
  account: Account,
  { type, subscription: id, price, after, returnUrl }: PortalFlow,
): Wire<Stripe.BillingPortal.Session.Flow> {
  const subscription = id ?? '';
  return {
    type,
    after_completion: {
      type: after,
      hosted_confirmation: after === 'hosted_confirmation' ? { custom_message: null } : null,
      redirect: returnUrl === null ? null : { return_url: returnUrl },
    },
    customer_update: null,
    subscription_cancel: type === 'subscription_cancel' ? { subscription, retention: null } : null,
    subscription_pause: null,
    subscription_update: type === 'subscription_update' ? { subscription } : null,
    subscription_update_confirm:
      type === 'subscription_update_confirm'
        ? {
            subscription,
            discounts: null,
            items: [{ id: account.subscription(subscription).item, price, quantity: 1 }],
          }
        : null,
  };
}
