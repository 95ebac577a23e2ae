import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { JsonObject } from '../account/fields.ts';
import type { Charge, Dispute, Refund } from '../account/paymentRecords.ts';
import type { PortalConfiguration, Schedule } from '../account/portalRecords.ts';
import type { Customer, Invoice, Session, Subscription } from '../account/records.ts';
import { chargeOnWire } from '../wire/charge.ts';
import { sessionOnWire } from '../wire/checkoutSession.ts';
import { customerOnWire } from '../wire/customer.ts';
import { disputeOnWire } from '../wire/dispute.ts';
import { invoiceOnWire } from '../wire/invoice.ts';
import { jsonOf } from '../wire/json.ts';
import { portalConfigurationOnWire } from '../wire/portalConfiguration.ts';
import { refundOnWire } from '../wire/refund.ts';
import { scheduleOnWire } from '../wire/schedule.ts';
import { subscriptionOnWire } from '../wire/subscription.ts';

/** Events are listed for 30 days, as on the real API. */
const KEPT_SECONDS = 30 * 86_400;

interface Happening {
  readonly type: Stripe.Event['type'];
  readonly object: JsonObject;
  readonly previous?: JsonObject;
  /** Unix seconds. */
  readonly at: number;
}

export function recordEvent(account: Account, { type, object, previous, at }: Happening): void {
  const { records, cause } = account;
  const event = {
    id: account.newId('evt'),
    created: at,
    type,
    object,
    previous: previous ?? null,
    request: cause,
    delivered: false,
  };
  records.events.push(event);
  forgetOldEvents(account);
  account.onEvent(event);
}

/** They stand in the order of their times. */
function forgetOldEvents(account: Account): void {
  const { events } = account.records;
  const oldest = account.now() - KEPT_SECONDS;
  let old = 0;
  while ((events[old]?.created ?? Infinity) <= oldest) old += 1;
  if (old > 0) events.splice(0, old);
}

export function customerEvent(
  account: Account,
  customer: Customer,
  { type, at }: { type: `customer.${'created' | 'updated' | 'deleted'}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(customerOnWire(account, customer)), at });
}

export function sessionEvent(
  account: Account,
  session: Session,
  {
    type,
    at,
  }: {
    type: `checkout.session.${'completed' | 'expired' | `async_payment_${'succeeded' | 'failed'}`}`;
    at: number;
  },
): void {
  recordEvent(account, { type, object: jsonOf(sessionOnWire(account, session)), at });
}

type InvoiceStep =
  | 'created'
  | 'finalized'
  | 'paid'
  | 'payment_succeeded'
  | 'payment_failed'
  | 'voided';

export function invoiceEvent(
  account: Account,
  invoice: Invoice,
  { type, at }: { type: `invoice.${InvoiceStep}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(invoiceOnWire(account, invoice)), at });
}

type SubscriptionStep = 'created' | 'deleted' | 'pending_update_applied' | 'pending_update_expired';

export function subscriptionEvent(
  account: Account,
  subscription: Subscription,
  { type, at }: { type: `customer.subscription.${SubscriptionStep}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(subscriptionOnWire(account, subscription)), at });
}

export function chargeEvent(
  account: Account,
  charge: Charge,
  { type, at }: { type: 'charge.refunded'; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(chargeOnWire(charge)), at });
}

export function refundEvent(
  account: Account,
  refund: Refund,
  {
    type,
    at,
  }: { type: `refund.${'created' | 'updated' | 'failed'}` | 'charge.refund.updated'; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(refundOnWire(account, refund)), at });
}

type DisputeStep = 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated';

export function disputeEvent(
  account: Account,
  dispute: Dispute,
  { type, at }: { type: `charge.dispute.${DisputeStep}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(disputeOnWire(account, dispute)), at });
}

export function scheduleEvent(
  account: Account,
  schedule: Schedule,
  {
    type,
    at,
  }: {
    type: `subscription_schedule.${'created' | 'updated' | 'released' | 'canceled'}`;
    at: number;
  },
): void {
  recordEvent(account, { type, object: jsonOf(scheduleOnWire(account, schedule)), at });
}

export function configurationEvent(
  account: Account,
  configuration: PortalConfiguration,
  { type, at }: { type: `billing_portal.configuration.${'created' | 'updated'}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(portalConfigurationOnWire(configuration)), at });
}

/** Makes the change and, if it shows, tells it with the values that were there before. */
export function changeSubscription(
  account: Account,
  subscription: Subscription,
  { change, at }: { change: Partial<Subscription>; at: number },
): void {
  const show = () => jsonOf(subscriptionOnWire(account, subscription));
  const before = show();
  Object.assign(subscription, change);
  tellChange(account, { type: 'customer.subscription.updated', before, object: show(), at });
}

/** The same for a customer. */
export function changeCustomer(
  account: Account,
  customer: Customer,
  { change, at }: { change: Partial<Customer>; at: number },
): void {
  const show = () => jsonOf(customerOnWire(account, customer));
  const before = show();
  Object.assign(customer, change);
  tellChange(account, { type: 'customer.updated', before, object: show(), at });
}

function tellChange(
  account: Account,
  { type, before, object, at }: Omit<Happening, 'previous'> & { readonly before: JsonObject },
): void {
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(object[key]),
  );
  if (changed.length === 0) return;
  const previous = Object.fromEntries(changed.map((key) => [key, before[key] ?? null]));
  recordEvent(account, { type, object, previous, at });
}
