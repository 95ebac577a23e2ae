import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { PortalSession } from '../account/records.ts';
import type { Wire } from './wire.ts';

export function portalSessionOnWire(
  account: Account,
  { id, configuration, created, customer, returnUrl }: PortalSession,
): Wire<Stripe.BillingPortal.Session> {
  return {
    id,
    object: 'billing_portal.session',
    configuration,
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${account.url}/p/session/${id}`,
  };
}
