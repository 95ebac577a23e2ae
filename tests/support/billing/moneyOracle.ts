import { PLANS } from '@lumashot/domain/billing/plans';
import { findPrice } from '@lumashot/domain/billing/priceIds';
import type Stripe from 'stripe';
import { LOCAL_PRICE_IDS } from '../../../scripts/lib/settings/localStripe.ts';

/**
 * What a customer's money is worth in credits, told by cents alone: each line of a paid invoice
 * brings its amount times the credits that a cent of that price buys, less the share of the
 * invoice's money that went back. It knows nothing of months, tranches or settlements.
 */
export interface Worth {
  /** Of everything paid and kept, also for time that is still to come. */
  readonly inAll: number;
  /** Of the time that has passed, by the second; less, if what is paid is worth less later. */
  readonly used: number;
  /** Of the time that has passed or begins within a month. */
  readonly begun: number;
  /** What rounding to whole cents and months of unequal length may come to. */
  readonly tolerance: { readonly cents: number; readonly months: number };
  readonly lines: readonly WorthLine[];
}

interface WorthLine {
  readonly subscription: string;
  readonly credits: number;
  readonly kept: number;
  readonly start: number;
  readonly end: number;
  readonly isYearly: boolean;
  readonly isProration: boolean;
  /** Whether its subscription is neither ended nor overdue. */
  readonly isLive: boolean;
  readonly planId: keyof typeof PLANS;
}

/** No month is longer. */
const MONTH = 31 * 86_400;

/** Months of a year are up to 7 % shorter or longer than a twelfth of it. */
const UNEVEN = 0.07;

export async function worthOf(
  stripe: Stripe,
  { customer, now }: { customer: string; now: number },
): Promise<Worth> {
  const most = { limit: 10_000 };
  const invoices = await stripe.invoices
    .list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })
    .autoPagingToArray(most);
  const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(most);
  const disputes = charges.some(({ disputed }) => disputed)
    ? await stripe.disputes.list({ limit: 100 }).autoPagingToArray(most)
    : [];
  const refunds = await keptRefunds(stripe);
  const subscriptions = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray(most);
  const endOf = new Map(subscriptions.map(({ id, ended_at: ended }) => [id, ended ?? Infinity]));
  const live = new Set(
    subscriptions.filter(({ status }) => status === 'active').map(({ id }) => id),
  );

  const lines: WorthLine[] = [];
  for (const invoice of invoices) {
    const returned = charges
      .filter((charge) => isOf(charge, invoice))
      .reduce((sum, charge) => sum + goneOf(charge, { disputes, refunds }), 0);
    const kept = invoice.total > 0 ? Math.max(0, 1 - returned / invoice.total) : 1;
    // A pack's invoice belongs to no subscription: packOracle.ts.
    if (invoice.parent?.subscription_details == null) continue;
    for (const line of invoice.lines.data) {
      const worth = worthLine(line, kept);
      lines.push({ ...worth, isLive: live.has(worth.subscription) });
    }
  }
  const by = (some: readonly WorthLine[], { moment, ahead }: { moment: number; ahead: number }) =>
    some.reduce((sum, line) => {
      const end = Math.min(moment, endOf.get(line.subscription) ?? Infinity) + ahead;
      const share = Math.min(1, Math.max(0, (end - line.start) / (line.end - line.start)));
      return sum + line.credits * line.kept * (line.isYearly ? share : Number(line.start <= now));
    }, 0);
  // Time given back and money returned may both be known before their time comes.
  const moments = [now, ...lines.map(({ end }) => end).filter((end) => end > now)];
  const used = subscriptions.map(({ id }) => {
    const own = lines.filter(({ subscription }) => subscription === id);
    return Math.min(worthOfAll(own), ...moments.map((moment) => by(own, { moment, ahead: 0 })));
  });
  return {
    inAll: worthOfAll(lines),
    used: used.reduce((sum, each) => sum + each, 0),
    begun: by(lines, { moment: now, ahead: MONTH }) + notYetTaken(lines, now),
    lines,
    tolerance: {
      cents: 1 + 0.25 * lines.filter(({ isProration }) => isProration).length,
      months: lines.some(({ isYearly }) => isYearly) ? UNEVEN * PLANS.ULTIMATE.credits : 0,
    },
  };
}

/**
 * Time that is given back although its money had gone back too is taken month by month, when each is over
 * (paidLine.ts). What `begun` has counted of it ahead of that.
 */
const notYetTaken = (lines: readonly WorthLine[], now: number): number =>
  lines
    .filter(({ credits, end }) => credits < 0 && end > now)
    .reduce((sum, back) => {
      const bought = lines.findLast(
        ({ credits, planId, start, end }) =>
          credits > 0 && planId === back.planId && end === back.end && start <= back.start,
      );
      const debt = -back.credits * back.kept * (1 - (bought?.kept ?? 0));
      return (
        sum + debt * (back.isYearly ? shareAt(back, now + MONTH) - shareAt(back, now - MONTH) : 1)
      );
    }, 0);

/** Of the line's time, what has passed at a moment. */
const shareAt = ({ start, end }: WorthLine, moment: number): number =>
  Math.min(1, Math.max(0, (moment - start) / (end - start)));

const worthOfAll = (lines: readonly WorthLine[]): number =>
  lines.reduce((sum, { credits, kept }) => sum + credits * kept, 0);

function worthLine(line: Stripe.InvoiceLineItem, kept: number): Omit<WorthLine, 'isLive'> {
  const price = line.pricing?.price_details?.price;
  const priced = findPrice(LOCAL_PRICE_IDS, typeof price === 'string' ? price : '');
  const details = line.parent?.subscription_item_details ?? line.parent?.invoice_item_details;
  if (priced === null || details?.subscription == null) throw new Error(`what is ${line.id}?`);
  const { credits, monthlyCents, yearlyCents } = PLANS[priced.planId];
  const isYearly = priced.period === 'yearly';
  const perCent = isYearly ? (12 * credits) / yearlyCents : credits / monthlyCents;
  return {
    subscription: details.subscription,
    credits: line.amount * perCent,
    kept,
    start: line.period.start,
    end: line.period.end,
    isYearly,
    isProration: details.proration,
    planId: priced.planId,
  };
}

const isOf = (charge: Stripe.Charge, invoice: Stripe.Invoice): boolean =>
  (invoice.payments?.data ?? []).some(
    ({ payment }) => payment.payment_intent === charge.payment_intent,
  );

/** Refunds of the account that its customers have got, or will get. */
export const keptRefunds = async (stripe: Stripe): Promise<readonly Stripe.Refund[]> =>
  (await stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })).filter(
    ({ status }) => status === 'succeeded',
  );

/** Refunded, or withdrawn by a dispute that is open or lost. */
export const goneOf = (
  { id }: Stripe.Charge,
  {
    disputes,
    refunds,
  }: {
    readonly disputes: readonly Stripe.Dispute[];
    readonly refunds: readonly Stripe.Refund[];
  },
): number =>
  [...refunds, ...disputes.filter(({ status }) => status !== 'won')]
    .filter(({ charge }) => charge === id)
    .reduce((sum, { amount }) => sum + amount, 0);
