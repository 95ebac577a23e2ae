import { periodStartBefore } from '@lumashot/domain/billing/grants';
import type { PaidLine } from '@lumashot/domain/billing/paidLine';
import { findPaidPrice, type KnownPrices, type Priced } from '@lumashot/domain/billing/priceIds';
import type { Subscription } from '@lumashot/domain/billing/subscription';
import type Stripe from 'stripe';
import type { ChargeRead } from './chargeRead.ts';
import { idOf, keptShare } from './keptShare.ts';

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** Of Stripe's states. Never paid, canceled and those not known yet give nothing. */
const STATES: Readonly<Record<string, Subscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'ended',
  incomplete: 'ended',
  incomplete_expired: 'ended',
  paused: 'paused',
  canceled: 'ended',
};

/** What Stripe was asked about one customer. Every invoice with all of its lines. */
export interface CustomerRead {
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly ChargeRead[];
}

/**
 * A subscription in our words, with every line of its paid invoices; null when it is not of ours:
 * neither its price nor anything paid for it is or was on sale here.
 */
export function subscriptionOf(
  stripe: Stripe.Subscription,
  read: CustomerRead,
  prices: KnownPrices,
): Subscription | null {
  const lines = paidLinesOf(stripe, read, prices);
  const priced = findPaidPrice(prices, stripe.items.data[0]?.price.id ?? '');
  const planId = priced?.planId ?? lines.at(-1)?.plan_id;
  if (planId === undefined) return null;
  return {
    id: stripe.id,
    // While collection is paused nothing is paid for, whatever the state says.
    state: stripe.pause_collection === null ? (STATES[stripe.status] ?? 'ended') : 'paused',
    plan_id: planId,
    // Its schedule says so, which is read apart.
    next_plan_id: null,
    ends_at_period_end: stripe.cancel_at_period_end || stripe.cancel_at !== null,
    started_at: dateOf(stripe.created),
    ended_at: stripe.ended_at === null ? null : dateOf(stripe.ended_at),
    lines,
  };
}

/**
 * Prices that were paid for a subscription of ours and are in no table: they bring nothing until they are
 * put there. Ours is one that our checkout made, or of which anything is known.
 */
export function unknownPricesOf(
  stripe: Stripe.Subscription,
  read: CustomerRead,
  prices: KnownPrices,
): readonly string[] {
  const isOurs =
    stripe.metadata['uid'] !== undefined || subscriptionOf(stripe, read, prices) !== null;
  if (!isOurs) return [];
  return linesOf(stripe, read)
    .filter(({ invoice, line }) => invoice.status === 'paid' && line.amount !== 0)
    .map(({ line }) => priceIdOf(line))
    .filter((id) => findPaidPrice(prices, id) === null);
}

const linesOf = (stripe: Stripe.Subscription, { invoices }: CustomerRead) =>
  invoices.flatMap((invoice) =>
    invoice.lines.data
      .filter((line) => subscriptionIdOf(line) === stripe.id)
      .map((line) => ({ invoice, line })),
  );

/** Oldest first. */
function paidLinesOf(
  stripe: Stripe.Subscription,
  read: CustomerRead,
  prices: KnownPrices,
): PaidLine[] {
  const all = linesOf(stripe, read).map(({ invoice, line }) => ({
    invoice,
    line,
    priced: findPaidPrice(prices, priceIdOf(line)),
  }));
  return all
    .filter(({ invoice }) => invoice.status === 'paid')
    .flatMap(({ invoice, line, priced }) => {
      // Free time (a trial) is no paid time; nor is a share so short that it cost nothing.
      if (priced === null || line.amount === 0) return [];
      const paidLine: PaidLine = {
        line_id: line.id,
        subscription_id: stripe.id,
        invoice_id: invoice.id,
        plan_id: priced.planId,
        sign: line.amount < 0 ? -1 : 1,
        quantity: Math.max(1, line.quantity ?? 1),
        starts_at: dateOf(line.period.start),
        ends_at: dateOf(line.period.end),
        period_start: isProration(line)
          ? periodStartOf(line, { priced, all, anchor: dateOf(stripe.billing_cycle_anchor) })
          : dateOf(line.period.start),
        is_proration: isProration(line),
        kept: keptShare(invoice, read.charges),
      };
      return [paidLine];
    })
    .toSorted((one, other) => +one.starts_at - +other.starts_at || one.sign - other.sign);
}

const detailsOf = ({ parent }: Stripe.InvoiceLineItem) =>
  parent?.subscription_item_details ?? parent?.invoice_item_details ?? null;

const isProration = (line: Stripe.InvoiceLineItem): boolean => detailsOf(line)?.proration === true;

const subscriptionIdOf = (line: Stripe.InvoiceLineItem): string =>
  detailsOf(line)?.subscription ?? idOf(line.subscription);

const priceIdOf = ({ pricing }: Stripe.InvoiceLineItem): string =>
  idOf(pricing?.price_details?.price ?? null);

/**
 * When the period began of which a proration covers the rest: the line of a whole period of the same
 * length and end tells, paid or not. Without one (the interval was switched for nothing), counted
 * back from the end.
 */
function periodStartOf(
  line: Stripe.InvoiceLineItem,
  {
    priced,
    all,
    anchor,
  }: {
    readonly priced: Priced;
    readonly all: readonly { line: Stripe.InvoiceLineItem; priced: Priced | null }[];
    readonly anchor: Date;
  },
): Date {
  const whole = all.find(
    (other) =>
      !isProration(other.line) &&
      other.priced?.period === priced.period &&
      other.line.period.end === line.period.end &&
      other.line.period.start <= line.period.start,
  );
  return whole === undefined
    ? periodStartBefore(dateOf(line.period.end), { period: priced.period, anchor })
    : dateOf(whole.line.period.start);
}
