import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { changeSubscription, invoiceEvent } from '../events/recordEvent.ts';
import { collect } from './collect.ts';
import { debitsOf, makeInvoice, periodLine } from './makeInvoice.ts';
import { periodEndAfter } from './period.ts';
import { releaseSchedule, scheduleOf } from './schedule.ts';

/**
 * The next period begins, whether or not the card pays for it, with the price that was scheduled. The real Stripe waits about an hour
 * between the invoice and the charge; here both happen at the period's end.
 */
export function renew(account: Account, subscription: Subscription, at: number): void {
  const { periodStart, periodEnd, quantity } = subscription;
  const price = scheduleOf(account, subscription)?.to ?? subscription.price;
  const { interval } = account.plan(price);
  // Another interval begins its own count.
  const isSameInterval = interval === account.plan(subscription.price).interval;
  const anchor = isSameInterval ? subscription.anchor : periodEnd;
  const next = {
    start: periodEnd,
    end: periodEndAfter({ anchor, start: periodEnd, interval }),
  };
  const whole = periodLine(account, { price, quantity }, next);
  const invoice = makeInvoice(account, subscription, {
    reason: 'subscription_cycle',
    lines: [whole],
    period: { start: periodStart, end: periodEnd },
    at,
  });
  invoiceEvent(account, invoice, { type: 'invoice.created', at });
  changeSubscription(account, subscription, {
    change: {
      price,
      anchor,
      periodStart: next.start,
      periodEnd: next.end,
      latestInvoice: invoice.id,
      billed: debitsOf([whole], invoice.id),
    },
    at,
  });
  releaseSchedule(account, subscription, at);
  invoiceEvent(account, invoice, { type: 'invoice.finalized', at });
  collect(account, invoice, at);
}
