import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { changeSubscription, invoiceEvent } from '../events/recordEvent.ts';
import { collect } from './collect.ts';
import { debitsOf, makeInvoice, periodLine } from './makeInvoice.ts';
import { periodEndAfter } from './period.ts';

/**
 * The next period begins, whether or not the card pays for it. The real Stripe waits about an hour
 * between the invoice and the charge; here both happen at the period's end.
 */
export function renew(account: Account, subscription: Subscription, at: number): void {
  const { anchor, periodStart, periodEnd } = subscription;
  const { interval } = account.price(subscription.price);
  const next = {
    start: periodEnd,
    end: periodEndAfter({ anchor, start: periodEnd, interval }),
  };
  const whole = periodLine(account, subscription, next);
  const invoice = makeInvoice(account, subscription, {
    reason: 'subscription_cycle',
    lines: [whole],
    period: { start: periodStart, end: periodEnd },
    at,
  });
  invoiceEvent(account, invoice, { type: 'invoice.created', at });
  changeSubscription(account, subscription, {
    change: {
      periodStart: next.start,
      periodEnd: next.end,
      latestInvoice: invoice.id,
      billed: debitsOf([whole], invoice.id),
    },
    at,
  });
  invoiceEvent(account, invoice, { type: 'invoice.finalized', at });
  collect(account, invoice, at);
}
