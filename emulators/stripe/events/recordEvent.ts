import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Customer, Invoice, JsonObject, Session, Subscription } from '../account/records.ts';
import { sessionOnWire } from '../wire/checkoutSession.ts';
import { customerOnWire } from '../wire/customer.ts';
import { invoiceOnWire } from '../wire/invoice.ts';
import { jsonOf } from '../wire/json.ts';
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
  records.events = records.events.filter(({ created }) => created > account.now() - KEPT_SECONDS);
  records.events.push(event);
  account.onEvent(event);
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
  { type, at }: { type: `checkout.session.${'completed' | 'expired'}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(sessionOnWire(account, session)), at });
}

type InvoiceStep = 'created' | 'finalized' | 'paid' | 'payment_succeeded' | 'payment_failed';

export function invoiceEvent(
  account: Account,
  invoice: Invoice,
  { type, at }: { type: `invoice.${InvoiceStep}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(invoiceOnWire(account, invoice)), at });
}

export function subscriptionEvent(
  account: Account,
  subscription: Subscription,
  { type, at }: { type: `customer.subscription.${'created' | 'deleted'}`; at: number },
): void {
  recordEvent(account, { type, object: jsonOf(subscriptionOnWire(account, subscription)), at });
}

/** Makes the change and, if it shows, tells it with the values that were there before. */
export function changeSubscription(
  account: Account,
  subscription: Subscription,
  { change, at }: { change: Partial<Subscription>; at: number },
): void {
  const before = jsonOf(subscriptionOnWire(account, subscription));
  Object.assign(subscription, change);
  const object = jsonOf(subscriptionOnWire(account, subscription));
  const changed = Object.keys(before).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(object[key]),
  );
  if (changed.length === 0) return;
  const previous = Object.fromEntries(changed.map((key) => [key, before[key] ?? null]));
  recordEvent(account, { type: 'customer.subscription.updated', object, previous, at });
}
