import type { Account } from '../account/account.ts';
import { endAsScheduled } from './cancel.ts';
import { expireCheckout } from './checkout.ts';
import { collect } from './collect.ts';
import { expirePendingUpdate } from './pendingUpdate.ts';
import { expireUnpaid, FIRST_PAYMENT_WITHIN } from './firstPayment.ts';
import { isRunning } from './lifeOf.ts';
import { renew } from './renew.ts';

interface Due {
  readonly at: number;
  readonly happens: () => void;
}

/** Lets everything happen that time has brought since the last look, in its order. */
export function settleDue(account: Account): void {
  const until = account.now();
  for (let due = earliest(account); due !== undefined && due.at <= until; due = earliest(account)) {
    due.happens();
  }
}

function earliest(account: Account): Due | undefined {
  let first: Due | undefined;
  for (const due of upcoming(account)) {
    if (first === undefined || due.at < first.at) first = due;
  }
  return first;
}

/** An end comes before a renewal of the same second. */
function* upcoming(account: Account): Generator<Due> {
  const { sessions, subscriptions, invoices } = account.records;
  for (const subscription of subscriptions) {
    if (subscription.status === 'incomplete') {
      const at = subscription.created + FIRST_PAYMENT_WITHIN;
      yield { at, happens: () => expireUnpaid(account, subscription, at) };
    }
    if (!isRunning(subscription)) continue;
    const { cancelAt, pendingUpdate, periodEnd } = subscription;
    if (pendingUpdate !== null) {
      const at = pendingUpdate.expiresAt;
      yield { at, happens: () => expirePendingUpdate(account, subscription, at) };
    }
    if (cancelAt !== null && cancelAt <= periodEnd) {
      const at = cancelAt;
      yield { at, happens: () => endAsScheduled(account, subscription, at) };
    } else {
      yield { at: periodEnd, happens: () => renew(account, subscription, periodEnd) };
    }
  }
  for (const invoice of invoices) {
    const at = invoice.nextAttempt;
    if (at !== null) yield { at, happens: () => collect(account, invoice, at) };
  }
  for (const session of sessions) {
    const at = session.expiresAt;
    if (session.status === 'open') {
      yield { at, happens: () => expireCheckout(account, session, at) };
    }
  }
}
