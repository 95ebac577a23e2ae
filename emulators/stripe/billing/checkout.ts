import type { Account } from '../account/account.ts';
import type { Customer, Invoice, Session, Subscription } from '../account/records.ts';
import { customerEvent, sessionEvent, subscriptionEvent } from '../events/recordEvent.ts';
import { invalid } from '../http/stripeError.ts';
import { collect } from './collect.ts';
import { payOnce } from './payOnce.ts';
import { debitsOf, makeInvoice, periodLine } from './makeInvoice.ts';
import { periodEndAfter } from './period.ts';
import { tellIssued } from './tellIssued.ts';

/**
 * Pays an open session: the subscription starts, its first invoice is paid. A session that is over
 * stays as it is, so that a second click on Pay buys nothing more.
 */
export function payCheckout(account: Account, session: Session, at: number): void {
  if (session.status !== 'open') return;
  const customer = payingCustomer(account, session, at);
  customer.card = 'works';
  if (session.mode === 'payment') return payOnce(account, { session, customer, at });
  const subscription = startSubscription(account, { session, customer, at });
  const invoice = firstInvoice(account, subscription, at);
  Object.assign(session, {
    status: 'complete',
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
  } satisfies Partial<Session>);
  sessionEvent(account, session, { type: 'checkout.session.completed', at });
  subscriptionEvent(account, subscription, { type: 'customer.subscription.created', at });
  tellIssued(account, invoice, at);
  collect(account, invoice, at);
}

export function firstInvoice(account: Account, subscription: Subscription, at: number): Invoice {
  const period = { start: subscription.periodStart, end: subscription.periodEnd };
  const whole = periodLine(account, subscription, period);
  const invoice = makeInvoice(account, subscription, {
    reason: 'subscription_create',
    lines: [whole],
    period: { start: at, end: at },
    at,
  });
  subscription.latestInvoice = invoice.id;
  subscription.billed = debitsOf([whole], invoice.id);
  return invoice;
}

export function expireCheckout(account: Account, session: Session, at: number): void {
  session.status = 'expired';
  sessionEvent(account, session, { type: 'checkout.session.expired', at });
}

export function payingCustomer(account: Account, session: Session, at: number): Customer {
  if (session.customer !== null) {
    const known = account.customer(session.customer);
    if (known.deleted) throw invalid('The customer of this checkout was deleted.');
    return known;
  }
  const customer: Customer = {
    id: account.newId('cus'),
    created: at,
    email: session.customerEmail,
    name: null,
    metadata: {},
    balance: 0,
    card: 'works',
    deleted: false,
  };
  account.records.customers.push(customer);
  customerEvent(account, customer, { type: 'customer.created', at });
  return customer;
}

export function startSubscription(
  account: Account,
  { session, customer, at }: { session: Session; customer: Customer; at: number },
): Subscription {
  const { price, quantity } = session;
  const { interval } = account.plan(price);
  const subscription: Subscription = {
    id: account.newId('sub'),
    item: account.newId('si'),
    created: at,
    customer: customer.id,
    price,
    quantity,
    status: 'active',
    anchor: at,
    periodStart: at,
    periodEnd: periodEndAfter({ anchor: at, start: at, interval }),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    metadata: { ...session.subscriptionMetadata },
    latestInvoice: null,
    pendingLines: [],
    billed: [],
    pendingUpdate: null,
    schedule: null,
  };
  account.records.subscriptions.push(subscription);
  return subscription;
}
