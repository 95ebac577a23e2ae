import type { Account } from '../account/account.ts';
import type { Line, Subscription } from '../account/records.ts';
import { changeSubscription, invoiceEvent } from '../events/recordEvent.ts';
import { collect } from './collect.ts';
import { makeInvoice, periodLine } from './makeInvoice.ts';
import { periodEndAfter } from './period.ts';

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

interface PlanChange {
  readonly price: string;
  readonly proration: Proration;
  readonly at: number;
}

/**
 * Takes effect at once. Within one interval the period stays, and the difference for its rest is
 * charged now (`always_invoice`) or with the next invoice (`create_prorations`). From month to year
 * or back a new period begins now and is invoiced now, less what was left of the old one.
 */
export function changePlan(account: Account, subscription: Subscription, change: PlanChange): void {
  if (change.price === subscription.price) return;
  const before = account.price(subscription.price).interval;
  const after = account.price(change.price).interval;
  if (before === after) changeWithinPeriod(account, subscription, change);
  else startOver(account, subscription, change);
}

function changeWithinPeriod(
  account: Account,
  subscription: Subscription,
  { price, proration, at }: PlanChange,
): void {
  const lines =
    proration === 'none'
      ? []
      : [
          restOfPeriod(account, subscription, { price: subscription.price, sign: -1, at }),
          restOfPeriod(account, subscription, { price, sign: 1, at }),
        ];
  if (proration === 'always_invoice') {
    invoiceNow(account, subscription, { change: { price }, lines, at });
    return;
  }
  subscription.pendingLines.push(...lines);
  changeSubscription(account, subscription, { change: { price }, at });
}

function startOver(
  account: Account,
  subscription: Subscription,
  { price, proration, at }: PlanChange,
): void {
  const { interval } = account.price(price);
  const next = { start: at, end: periodEndAfter({ anchor: at, start: at, interval }) };
  const credit =
    proration === 'none'
      ? []
      : [restOfPeriod(account, subscription, { price: subscription.price, sign: -1, at })];
  const lines = [...credit, periodLine(account, { price, quantity: subscription.quantity }, next)];
  const change = {
    price,
    anchor: at,
    periodStart: next.start,
    periodEnd: next.end,
    cancelAt: subscription.cancelAtPeriodEnd ? next.end : subscription.cancelAt,
  };
  invoiceNow(account, subscription, { change, lines, at });
}

function invoiceNow(
  account: Account,
  subscription: Subscription,
  {
    change,
    lines,
    at,
  }: {
    readonly change: Partial<Subscription>;
    readonly lines: readonly Line[];
    readonly at: number;
  },
): void {
  const invoice = makeInvoice(account, subscription, {
    reason: 'subscription_update',
    lines,
    period: { start: at, end: at },
    at,
  });
  changeSubscription(account, subscription, {
    change: { ...change, latestInvoice: invoice.id },
    at,
  });
  invoiceEvent(account, invoice, { type: 'invoice.created', at });
  invoiceEvent(account, invoice, { type: 'invoice.finalized', at });
  collect(account, invoice, at);
}

/** What the rest of the period costs at that price, to the second; given back with sign -1. */
function restOfPeriod(
  account: Account,
  { quantity, periodStart, periodEnd }: Subscription,
  { price, sign, at }: { readonly price: string; readonly sign: 1 | -1; readonly at: number },
): Line {
  const { planName, unitAmount } = account.price(price);
  const share = Math.max(0, periodEnd - at) / (periodEnd - periodStart);
  return {
    id: account.newId('il'),
    amount: sign * Math.round(unitAmount * quantity * share),
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${planName}`,
    price,
    quantity,
    start: at,
    end: periodEnd,
    proration: true,
  };
}
