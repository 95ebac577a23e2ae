import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeInProcess } from '../inProcess.ts';
import { amountsOf, balanceOf, change } from '../testing/plans.ts';
import { DAY, PRICES, SECRET_KEY, START } from '../testing/world.ts';

type PriceId = keyof typeof PRICES;
type Place = Awaited<ReturnType<typeof subscribed>>;

const prices = Object.keys(PRICES).filter((id): id is PriceId => id in PRICES);
const price = constantFrom(...prices);
const proration = constantFrom(...(['create_prorations', 'always_invoice'] as const));

const move = oneof(
  record({ kind: constant('change' as const), price, proration }),
  record({ kind: constant('restart' as const), proration }),
  record({ kind: constant('wait' as const), seconds: integer({ min: 0, max: 20 * DAY }) }),
  record({
    kind: constant('renew' as const),
    payment: constantFrom(...(['paid', 'failed'] as const)),
  }),
  record({
    kind: constant('card' as const),
    card: constantFrom(...(['works', 'declines'] as const)),
  }),
  record({ kind: constant('pay' as const) }),
  record({ kind: constant('gift' as const), amount: integer({ min: -3000, max: 3000 }) }),
);

type Move = typeof move extends Arbitrary<infer Each> ? Each : never;

async function subscribed() {
  const place = stripeInProcess({ prices: PRICES, secretKey: SECRET_KEY, now: () => START * 1000 });
  const { stripe, control } = place;
  const customer = await stripe.customers.create({});
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_plus', quantity: 1 }],
    success_url: 'http://app.test/paid',
  });
  const { subscription } = await control.pay(session.id);
  return { ...place, customer: customer.id, subscription: subscription ?? '' };
}

async function play({ stripe, control, customer, subscription }: Place, step: Move) {
  if (step.kind === 'change') {
    await change(stripe, subscription, {
      price: step.price,
      proration_behavior: step.proration,
    });
  } else if (step.kind === 'restart') {
    await stripe.subscriptions.update(subscription, {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: step.proration,
    });
  } else if (step.kind === 'wait') await control.advance(step.seconds);
  else if (step.kind === 'renew') await control.renew(subscription, step.payment);
  else if (step.kind === 'card') await control.setCard(customer, step.card);
  else if (step.kind === 'pay') {
    await control.setCard(customer, 'works');
    const { data } = await stripe.invoices.list({ customer, status: 'open' });
    for (const { id } of data) await control.payInvoice(id);
  } else if (step.amount !== 0) {
    const { amount } = step;
    await stripe.customers.createBalanceTransaction(customer, { amount, currency: 'usd' });
  }
}

async function all<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Plays as long as the subscription runs, looking at it before each move. */
async function playAll(place: Place, moves: readonly Move[]) {
  const { stripe, control, subscription } = place;
  let worth = 0;
  let since = START;
  for (const step of moves) {
    const before = await stripe.subscriptions.retrieve(subscription);
    await play(place, step);
    const now = await control.now();
    const after = await stripe.subscriptions.retrieve(subscription);
    worth += worthBetween(before, { from: since, until: now });
    since = now;
    if (after.status === 'canceled') return undefined;
  }
  await control.renew(subscription);
  const after = await stripe.subscriptions.retrieve(subscription);
  return { worth, since, after };
}

/** Between two looks the plan stays, though periods of other lengths may begin. */
function worthBetween(
  { items: { data } }: Stripe.Subscription,
  { from, until }: { readonly from: number; readonly until: number },
): number {
  const [item] = data;
  const { start, end } = {
    start: item?.current_period_start ?? 0,
    end: item?.current_period_end ?? 1,
  };
  const share = Math.max(0, Math.min(until, end) - from) / (end - start);
  return (item?.price.unit_amount ?? 0) * share;
}

describe('whatever happens', () => {
  const moves = array(move, { maxLength: 12 });

  it('every cent is paid, open, or in the balance', async () => {
    await assert(
      asyncProperty(moves, async (steps) => {
        const place = await subscribed();
        const { stripe, customer } = place;
        await playAll(place, steps);
        const invoices = await all(stripe.invoices.list({ customer, limit: 100 }));
        const rows = await all(stripe.customers.listBalanceTransactions(customer, { limit: 100 }));
        const charges = await all(stripe.charges.list({ customer, limit: 100 }));
        const gifts = rows.filter(({ type }) => type === 'adjustment');
        const billed = sum(invoices.map(({ total }) => total));
        const paid = sum(charges.filter((each) => each.paid).map(({ amount }) => amount));
        const open = invoices.filter(({ status }) => status === 'open');
        const balance = await balanceOf(stripe, customer);
        expect(sum(rows.map(({ amount }) => amount))).toBe(balance);
        expect(paid).toBe(sum(invoices.map((each) => each.amount_paid)));
        expect(billed + sum(gifts.map(({ amount }) => amount))).toBe(
          paid + sum(open.map((each) => each.amount_due)) + balance,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('a line gives back no more than the line it gives back', async () => {
    await assert(
      asyncProperty(moves, async (steps) => {
        const place = await subscribed();
        const { stripe, customer } = place;
        await playAll(place, steps);
        const invoices = await all(stripe.invoices.list({ customer, limit: 100 }));
        const lines = invoices.flatMap((invoice) => invoice.lines.data);
        const debits = new Map(
          lines
            .filter((line) => creditedBy(line) === undefined)
            .map(({ id, amount }) => [id, amount]),
        );
        for (const line of lines) {
          const debit = creditedBy(line);
          if (debit !== undefined) debits.set(debit, (debits.get(debit) ?? 0) + line.amount);
        }
        expect([...debits.values()].filter((left) => left < 0)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('what is billed is the time on each plan, to the cent of each line', async () => {
    const short = array(
      move.filter(({ kind }) => kind !== 'renew' && kind !== 'wait'),
      { maxLength: 6 },
    );
    const waits = array(integer({ min: 0, max: DAY }), { minLength: 6, maxLength: 6 });
    await assert(
      asyncProperty(short, waits, async (steps, seconds) => {
        const place = await subscribed();
        const { stripe, customer } = place;
        // Less than a week in all: no period ends by itself, and no card is tried again.
        const mixed = steps.flatMap((step, index): Move[] => [
          step,
          { kind: 'wait', seconds: Math.floor((seconds[index] ?? 0) / 3) },
        ]);
        const end = await playAll(place, mixed);
        if (end === undefined) return;
        const invoices = await all(stripe.invoices.list({ customer, limit: 100 }));
        const amounts = invoices.flatMap((invoice) => amountsOf(invoice));
        const [item] = end.after.items.data;
        const whole = item?.price.unit_amount ?? 0;
        const start = item?.current_period_start ?? 0;
        const last = await lastPeriod(invoices, start);
        const rest = ((start - end.since) / (start - last)) * whole;
        const expected = end.worth + rest + whole;
        expect(Math.abs(sum(amounts) - expected)).toBeLessThanOrEqual(amounts.length);
      }),
      { numRuns: 60 },
    );
  });
});

/** The line that one gives back; undefined for a line that charges. */
const creditedBy = ({ parent }: Stripe.InvoiceLineItem): string | undefined =>
  parent?.subscription_item_details?.proration_details?.credited_items?.invoice_line_items[0];

/** When the period that the renewal ended had begun: it stands on the renewal's invoice. */
async function lastPeriod(invoices: readonly Stripe.Invoice[], start: number): Promise<number> {
  const renewal = invoices.find(
    ({ billing_reason: reason, created }) => reason === 'subscription_cycle' && created === start,
  );
  return renewal?.period_start ?? 0;
}
