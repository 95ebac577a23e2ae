import type { Account } from '../account/account.ts';
import type { Line, PlanFields, Subscription } from '../account/records.ts';
import { cardDeclined } from '../http/stripeError.ts';
import { amountDue } from './amounts.ts';
import { applyPlan } from './applyPlan.ts';
import { collect } from './collect.ts';
import { debitsOf, makeInvoice, periodLine } from './makeInvoice.ts';
import { dropPendingUpdate, holdUpdate } from './pendingUpdate.ts';
import { periodEndAfter } from './period.ts';
import { creditsFor, restOfPeriod } from './prorate.ts';
import { tellIssued } from './tellIssued.ts';

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

/** What becomes of a change whose invoice the card does not pay. */
export type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

interface PlanChange {
  readonly price: string;
  readonly proration: Proration;
  readonly at: number;
  /** Begins a new period now, whatever the interval. */
  readonly restarts?: boolean;
  readonly payment?: PaymentBehavior;
}

/** A change worked out, and nothing of it done. */
interface Plan {
  readonly change: Omit<PlanFields, 'billed'>;
  readonly lines: readonly Line[];
  /** Lines that pay for time under the new price; undefined leaves what was billed before. */
  readonly debits: readonly Line[] | undefined;
  readonly isInvoicedNow: boolean;
}

/**
 * Takes effect at once. Within one interval the period stays, and the difference for its rest is
 * charged now (`always_invoice`) or with the next invoice (`create_prorations`). From month to year
 * or back a new period begins now and is invoiced now, less what was left of the old one.
 */
export function changePlan(account: Account, subscription: Subscription, change: PlanChange): void {
  const { price, restarts = false, at, payment = 'allow_incomplete' } = change;
  if (price === subscription.price && !restarts) return;
  const before = account.plan(subscription.price).interval;
  const after = account.plan(price).interval;
  const plan =
    before === after && !restarts
      ? withinPeriod(account, subscription, change)
      : startOver(account, subscription, change);
  if (plan.isInvoicedNow) {
    invoiceNow(account, subscription, { plan, payment, at });
    return;
  }
  dropPendingUpdate(account, subscription, at);
  const billed = plan.debits === undefined ? subscription.billed : debitsOf(plan.debits, null);
  subscription.pendingLines.push(...plan.lines);
  applyPlan(account, subscription, { plan: { ...plan.change, billed }, at });
}

function withinPeriod(
  account: Account,
  subscription: Subscription,
  { price, proration, at }: PlanChange,
): Plan {
  const { anchor, periodStart, periodEnd } = subscription;
  const change = { price, anchor, periodStart, periodEnd };
  if (proration === 'none') return { change, lines: [], debits: undefined, isInvoicedNow: false };
  const rest = restOfPeriod(account, subscription, { price, at });
  const debits = rest.amount > 0 ? [rest] : [];
  return {
    change,
    lines: [...creditsFor(account, subscription, at), ...debits],
    debits,
    isInvoicedNow: proration === 'always_invoice',
  };
}

function startOver(
  account: Account,
  subscription: Subscription,
  { price, proration, at }: PlanChange,
): Plan {
  const { interval } = account.plan(price);
  const next = { start: at, end: periodEndAfter({ anchor: at, start: at, interval }) };
  const credits = proration === 'none' ? [] : creditsFor(account, subscription, at);
  const whole = periodLine(account, { price, quantity: subscription.quantity }, next);
  return {
    change: { price, anchor: at, periodStart: next.start, periodEnd: next.end },
    lines: [...credits, whole],
    debits: [whole],
    isInvoicedNow: true,
  };
}

function invoiceNow(
  account: Account,
  subscription: Subscription,
  {
    plan,
    payment,
    at,
  }: { readonly plan: Plan; readonly payment: PaymentBehavior; readonly at: number },
): void {
  const { card, balance } = account.customer(subscription.customer);
  const lines = [...subscription.pendingLines, ...plan.lines];
  const isDeclined = card === 'declines' && amountDue({ lines, startingBalance: balance }) > 0;
  if (isDeclined && payment === 'error_if_incomplete') throw cardDeclined();
  dropPendingUpdate(account, subscription, at);
  const invoice = makeInvoice(account, subscription, {
    reason: 'subscription_update',
    lines: plan.lines,
    period: { start: at, end: at },
    at,
  });
  const billed = debitsOf(plan.debits ?? [], invoice.id);
  const fields = { ...plan.change, billed };
  if (isDeclined && payment === 'pending_if_incomplete') {
    holdUpdate(account, subscription, { change: fields, invoice, at });
  } else applyPlan(account, subscription, { plan: fields, latestInvoice: invoice.id, at });
  tellIssued(account, invoice, at);
  collect(account, invoice, at);
}
