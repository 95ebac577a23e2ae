import { GRANT_CAP_MONTHS } from '@lumashot/domain/billing/grantCap';
import type { SettledPack } from '@lumashot/domain/billing/packPurchase';
import { PACK_IDS, type PackId } from '@lumashot/domain/billing/packs';
import type { PackEntry } from '@lumashot/domain/billing/settlePacks';
import { PLAN_IDS, PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import { BILLING_PERIODS } from '@lumashot/domain/billing/prices';
import { array, constantFrom, nat, record } from 'fast-check';
import { stripeInProcess } from '../../../emulators/stripe/inProcess.ts';
import { findPortal, makePortal } from '../../../functions/src/adapters/stripe/portalSettings.ts';
import { stripePayments } from '../../../functions/src/adapters/stripe/payments.ts';
import type { BillingStore } from '../../../functions/src/usecases/billing/ports.ts';
import { settleCustomer } from '../../../functions/src/usecases/billing/settling/settleCustomer.ts';
import {
  LOCAL_PACK_PRICE_IDS,
  LOCAL_PRICE_IDS,
  localPrices,
} from '../../../scripts/lib/settings/localStripe.ts';
import { SILENT } from './billingSilence.ts';
import { worthOf, type Worth } from './moneyOracle.ts';
import { packWorthOf, type PackWorth } from './packOracle.ts';

const DAY = 86_400;
const GRACE = 3 * DAY;

/** Days on which lives begin: months of every length follow. */
const BEGINNINGS = ['2030-01-15', '2030-01-31', '2028-02-29', '2030-04-30', '2030-12-01'] as const;

/** What can happen, as often as it stands here. */
const DOES = [
  ...(['subscribe', 'subscribe', 'payTwoCheckouts'] as const),
  ...(['switch', 'switch', 'switch', 'switch', 'switch', 'switch'] as const),
  ...(['renew', 'renew', 'renew', 'failToRenew', 'payOpen', 'declineCard', 'acceptCard'] as const),
  ...(['portalSwitch', 'portalSwitch', 'cancel', 'cancelNow', 'resume'] as const),
  ...(['buyPack', 'buyPack', 'debitPack', 'clearPack', 'failPack'] as const),
  ...([
    'refund',
    'refund',
    'refund',
    'failRefund',
    'failRefund',
    'dispute',
    'win',
    'lose',
  ] as const),
  ...(['wait', 'wait', 'wait', 'spend', 'spend', 'hold', 'giveBack'] as const),
  ...(['hear', 'hear', 'hear', 'hear', 'hearTwice', 'passTime', 'passTime'] as const),
] as const;

const happening = record({
  does: constantFrom(...DOES),
  /** Picks among what is there: subscriptions, payments, disputes. */
  which: nat(11),
  planId: constantFrom(...PLAN_IDS),
  packId: constantFrom(...PACK_IDS),
  period: constantFrom(...BILLING_PERIODS),
  proration: constantFrom(...(['none', 'create_prorations', 'always_invoice'] as const)),
  percent: constantFrom(10, 50, 100),
  days: constantFrom(0.01, 1, 9, 20, 31, 59, 200),
  credits: constantFrom(0, 7, 100, 900, 9_000),
});

/** A customer's life, in steps. Events are heard of by chance: lost, late and doubled. */
export const life = array(happening, { minLength: 2, maxLength: 14 });

interface Happening {
  readonly does: (typeof DOES)[number];
  readonly which: number;
  readonly planId: PlanId;
  readonly packId: PackId;
  readonly period: (typeof BILLING_PERIODS)[number];
  readonly proration: 'none' | 'create_prorations' | 'always_invoice';
  readonly percent: number;
  readonly days: number;
  readonly credits: number;
}

/** What a user's documents say. */
export interface Books {
  readonly credits: number;
  readonly held: number;
  readonly planId: PlanId | null;
  /** Credits given for money and not taken back, and those that the cap left out. */
  readonly given: number;
  readonly lost: number;
  readonly ledgerSum: number;
  /** The bought part of the credits, as the profile says and as the ledger says. */
  readonly purchased: number;
  readonly boughtSum: number;
  readonly packs: readonly SettledPack[];
  readonly packEntries: readonly Pick<PackEntry, 'session_id' | 'number' | 'amount'>[];
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly number: number;
  readonly plan_id: PlanId;
  readonly amount: number;
  readonly lost: number;
}

/** A user's documents in some store. */
export interface Bookkeeping {
  readonly uid: string;
  readonly store: BillingStore;
  readonly books: () => Promise<Books>;
  readonly spend: (credits: number) => Promise<void>;
  readonly hold: (credits: number) => Promise<void>;
  /** What the last picture cost comes back. */
  readonly giveBack: () => Promise<void>;
}

/** Lives it, and looks at the books after every step; what is wrong is thrown. */
export async function live(steps: readonly Happening[], keeping: Bookkeeping): Promise<void> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  try {
    await liveThrough(steps, keeping);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Stripe's SDK asks for the stack with each of its requests, and Vitest looks up the source of every frame: a third of
 * what a life took. Where something is wrong is told by the innermost ones.
 */
const FRAMES = 2;

async function liveThrough(steps: readonly Happening[], keeping: Bookkeeping): Promise<void> {
  const [first] = steps;
  if (first === undefined) return;
  const person = await newcomer(keeping, BEGINNINGS[first.which % BEGINNINGS.length] ?? '');
  await person.meets({ ...first, does: 'subscribe' });
  for (const step of steps) await person.meets(step);
  await person.meets({ ...first, does: 'hearTwice' });
}

async function newcomer(keeping: Bookkeeping, beginning: string) {
  const { uid, store, books } = keeping;
  const { stripe, control } = stripeInProcess({
    prices: localPrices(),
    secretKey: 'key-of-this-life',
    now: () => new Date(`${beginning}T12:00:00Z`).getTime(),
  });
  const payments = stripePayments(stripe, LOCAL_PRICE_IDS);
  const customer = await payments.createCustomer({ uid, email: null });
  await store.rememberCustomer({ uid, customerId: customer });
  const now = async () => new Date((await control.now()) * 1_000);

  const everything = { customer, limit: 100 } as const;
  const subscriptions = async () =>
    (await stripe.subscriptions.list({ ...everything, status: 'all' })).data;
  const liveOnes = async () =>
    (await subscriptions()).filter(({ status }) => status !== 'canceled').toReversed();
  const charges = async () =>
    (await stripe.charges.list(everything)).data.filter(({ status }) => status === 'succeeded');
  const openDisputes = async () =>
    (await stripe.disputes.list({ limit: 100 })).data.filter(
      ({ status }) => status === 'needs_response' || status === 'under_review',
    );

  const openCheckout = async ({ planId, period }: Happening): Promise<string> => {
    const url = await payments.createCheckout({
      uid,
      customerId: customer,
      priceId: LOCAL_PRICE_IDS[planId][period],
      successUrl: 'http://app.test/paid',
      cancelUrl: 'http://app.test/plans',
    });
    return /cs_\w+/.exec(url)?.[0] ?? '';
  };

  const openPack = async ({ packId }: Happening): Promise<string> => {
    const url = await payments.createPackCheckout({
      uid,
      customerId: customer,
      packId,
      priceId: LOCAL_PACK_PRICE_IDS[packId],
      successUrl: 'http://app.test/paid',
      cancelUrl: 'http://app.test/plans',
    });
    return /cs_\w+/.exec(url)?.[0] ?? '';
  };
  const pendingPack = async (which: number): Promise<string | undefined> => {
    const { data } = await stripe.checkout.sessions.list({ ...everything, status: 'complete' });
    return pick(
      data.filter(({ payment_status: status }) => status === 'unpaid'),
      which,
    )?.id;
  };

  async function hear(): Promise<void> {
    const before = await books();
    const at = await now();
    const settled = await settleCustomer(
      { customerId: customer },
      { payments, billing: store, log: SILENT, now: () => at },
    );
    const after = await books();
    const worth = await worthOf(stripe, { customer, now: at.getTime() / 1_000 });
    assertMoney({ before, after, worth });
    assertPacks(after, await packWorthOf(stripe, customer));
    assertOldestFirst({ before, after });
    assertAccess({ after, worth, isSubscribed: settled?.isSubscribed === true, at });
  }

  const ACTS: Readonly<Record<Happening['does'], (step: Happening) => Promise<unknown>>> = {
    subscribe: async (step) => {
      // As the app does it: who has a subscription is sent to the portal.
      if ((await liveOnes()).length > 0) return;
      await payments.expireCheckouts(customer);
      await control.pay(await openCheckout(step));
    },
    payTwoCheckouts: async (step) => {
      const pages = [await openCheckout(step), await openCheckout({ ...step, planId: 'PLUS' })];
      for (const page of pages) await control.pay(page);
    },
    buyPack: async (step) => control.pay(await openPack(step)),
    debitPack: async (step) => control.debit(await openPack(step)),
    clearPack: async ({ which }) => {
      const session = await pendingPack(which);
      if (session !== undefined) await control.clear(session);
    },
    failPack: async ({ which }) => {
      const session = await pendingPack(which);
      if (session !== undefined) await control.clear(session, 'failed');
    },
    switch: async ({ which, planId, period, proration }) => {
      const subscription = pick(await liveOnes(), which);
      const item = subscription?.items.data[0];
      if (subscription === undefined || item === undefined) return;
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: LOCAL_PRICE_IDS[planId][period] }],
        proration_behavior: proration,
      });
    },
    portalSwitch: async ({ which, planId, period }) => {
      const subscription = pick(await liveOnes(), which);
      if (subscription === undefined) return;
      await makePortal(stripe, LOCAL_PRICE_IDS);
      const configuration = (await findPortal(stripe))?.id ?? '';
      const price = LOCAL_PRICE_IDS[planId][period];
      await control.portal(subscription.id, { action: 'change', price, configuration });
    },
    renew: async ({ which }) => {
      const subscription = pick(await liveOnes(), which);
      if (subscription !== undefined) await control.renew(subscription.id);
    },
    failToRenew: async ({ which }) => {
      const subscription = pick(await liveOnes(), which);
      if (subscription !== undefined) await control.renew(subscription.id, 'failed');
    },
    payOpen: async ({ which }) => {
      const open = await stripe.invoices.list({ ...everything, status: 'open' });
      const invoice = pick(open.data, which);
      if (invoice !== undefined) await control.payInvoice(invoice.id);
    },
    declineCard: () => control.setCard(customer, 'declines'),
    acceptCard: () => control.setCard(customer, 'works'),
    cancel: async ({ which }) => {
      const subscription = pick(await liveOnes(), which);
      if (subscription !== undefined) await control.cancel(subscription.id, 'period_end');
    },
    cancelNow: async ({ which }) => {
      const subscription = pick(await liveOnes(), which);
      if (subscription !== undefined) await control.cancel(subscription.id, 'now');
    },
    resume: async ({ which }) => {
      const subscription = pick(await liveOnes(), which);
      if (subscription?.cancel_at == null) return;
      await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
    },
    refund: async ({ which, percent }) => {
      const charge = pick(await charges(), which);
      if (charge === undefined) return;
      const left = charge.amount - charge.amount_refunded;
      const amount = Math.min(left, Math.ceil((charge.amount * percent) / 100));
      await stripe.refunds.create({ charge: charge.id, amount });
    },
    failRefund: async ({ which }) => {
      const { data } = await stripe.refunds.list({ limit: 100 });
      const refund = pick(
        data.filter(({ status }) => status === 'succeeded'),
        which,
      );
      if (refund === undefined) return;
      await control.failRefund(refund.id, { amountRefunded: which % 2 === 0 ? 'falls' : 'stays' });
    },
    dispute: async ({ which }) => {
      const charge = pick(await charges(), which);
      if (charge !== undefined) await control.dispute(charge.id);
    },
    win: async ({ which }) => {
      const dispute = pick(await openDisputes(), which);
      if (dispute !== undefined) await control.closeDispute(dispute.id, 'won');
    },
    lose: async ({ which }) => {
      const dispute = pick(await openDisputes(), which);
      if (dispute !== undefined) await control.closeDispute(dispute.id, 'lost');
    },
    wait: ({ days }) => control.advance(Math.round(days * DAY)),
    spend: async ({ credits }) => {
      const before = await books();
      await keeping.spend(credits);
      const after = await books();
      const last = Math.min(before.purchased, after.credits);
      demand(after.purchased === last, `bought ${after.purchased} go last: ${last}`);
    },
    hold: ({ credits }) => keeping.hold(credits),
    giveBack: () => keeping.giveBack(),
    hear,
    hearTwice: async () => {
      await hear();
      const once = JSON.stringify(await books());
      await hear();
      demand(JSON.stringify(await books()) === once, 'hearing of it again changes nothing');
    },
    passTime: async () => store.settle({ uid, now: await now() }),
  };

  return {
    async meets(step: Happening): Promise<void> {
      const act = ACTS[step.does](step);
      // What Stripe refuses does not happen; what we do must not be refused.
      await (OURS.has(step.does) ? act : act.catch(assertRefused));
      assertBooks(await books());
    },
  };
}

const OURS: ReadonlySet<Happening['does']> = new Set([
  'spend',
  'hold',
  'giveBack',
  'hear',
  'hearTwice',
  'passTime',
]);

function assertRefused(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  const isRefused = 'statusCode' in error || /answered 4\d\d/.test(error.message);
  if (!isRefused) throw error;
}

/** What the plan has given and is left. */
const planCredits = ({ credits, purchased }: Books): number => credits - purchased;

const pick = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % Math.max(1, things.length)];

function assertBooks({ credits, held, given, ledgerSum, entries, ...bought }: Books): void {
  const moved = entries.reduce((sum, { amount }) => sum + amount, 0);
  demand(credits === ledgerSum, `credits ${credits} are the ledger's ${ledgerSum}`);
  demand(credits >= 0 && held <= credits, `credits ${credits} hold ${held}`);
  demand(moved === given, `entries of ${moved} are what was given: ${given}`);
  const numbers = entries.map(({ number }) => number);
  demand(new Set(numbers).size === numbers.length, 'each entry has a number of its own');
  assertBought(credits, bought);
}

function assertBought(
  credits: number,
  {
    purchased,
    boughtSum,
    packs,
    packEntries,
  }: Pick<Books, 'purchased' | 'boughtSum' | 'packs' | 'packEntries'>,
): void {
  demand(purchased === boughtSum, `bought ${purchased} are the ledger's ${boughtSum}`);
  demand(purchased >= 0 && purchased <= credits, `bought ${purchased} of ${credits}`);
  const given = packs.reduce((sum, pack) => sum + pack.given, 0);
  demand(purchased <= given, `bought ${purchased} are left of ${given}`);
  for (const pack of packs) {
    const own = packEntries.filter(({ session_id }) => session_id === pack.session_id);
    const moved = own.reduce((sum, { amount }) => sum + amount, 0);
    demand(moved === pack.given, `a pack's entries of ${moved} are what it gave: ${pack.given}`);
    demand(new Set(own.map(({ number }) => number)).size === own.length, 'numbers of a pack');
  }
}

/** What was bought last is spent last: returned money takes nothing of a newer purchase. */
function assertOldestFirst({ before, after }: { before: Books; after: Books }): void {
  const nameOf = ({ session_id, number }: Books['packEntries'][number]) =>
    `${session_id} ${number}`;
  const known = new Set(before.packEntries.map(nameOf));
  const news = after.packEntries.filter((entry) => !known.has(nameOf(entry)));
  const grantedTo = (ids: readonly string[]): number =>
    news
      .filter(({ session_id: id, amount }) => amount > 0 && ids.includes(id))
      .reduce((sum, { amount }) => sum + amount, 0);
  const idsOf = (packs: Books['packs']) => packs.map(({ session_id }) => session_id);
  for (const { session_id, amount } of news) {
    if (amount > 0) continue;
    const at = after.packs.findIndex((pack) => pack.session_id === session_id);
    const newer = idsOf(after.packs.slice(at + 1));
    const given = before.packs
      .filter((pack) => newer.includes(pack.session_id))
      .reduce((sum, pack) => sum + pack.given, 0);
    const left = before.purchased + grantedTo(idsOf(after.packs)) - (given + grantedTo(newer));
    demand(-amount <= left, `${-amount} are taken of the ${left} that are left of a purchase`);
  }
}

/** Right after the provider was asked. What it says of the money is told by cents alone. */
function assertPacks({ credits, held, purchased, packs }: Books, worth: PackWorth): void {
  demand(packs.length === worth.size, `${packs.length} packs of ${worth.size} are known`);
  for (const [at, { session_id, given }] of packs.entries()) {
    const most = worth.get(session_id) ?? 0;
    demand(given >= Math.floor(most), `who paid for ${most} has ${given}`);
    if (given <= most) continue;
    const newer = packs.slice(at + 1).reduce((sum, pack) => sum + pack.given, 0);
    const isTaken = Math.min(purchased, credits - held) <= newer;
    demand(isTaken, `${given} above ${most} are spent: ${purchased} are left, ${newer} are newer`);
  }
}

function assertMoney({
  before,
  after,
  worth,
}: {
  before: Books;
  after: Books;
  worth: Worth;
}): void {
  const { cents, months } = worth.tolerance;
  const news = after.entries.slice(before.entries.length);
  const settled = after.given + after.lost;
  const most = Math.max(0, worth.inAll) + cents;
  if (news.some(({ amount }) => amount > 0)) {
    demand(after.given <= most, `given ${after.given} is at most the worth of ${most}`);
    const begun = Math.max(0, worth.begun) + cents + months;
    demand(settled <= begun, `settled ${settled} is at most what has begun: ${begun}`);
  }
  demand(
    after.given <= most || planCredits(after) <= after.held,
    `given ${after.given} above ${most} is spent or held: ${after.credits} of which ${after.held}`,
  );
  const due = Math.floor(worth.used) - cents - months;
  demand(settled >= due, `settled ${settled} is at least what was paid and has passed: ${due}`);
  // The cap is the plan's alone: whatever was bought stands beside it.
  let balance = planCredits(before);
  for (const { plan_id, amount, lost } of news) {
    balance += amount;
    const cap = GRANT_CAP_MONTHS * PLANS[plan_id].credits;
    demand(lost === 0 || balance >= cap, `${lost} of ${plan_id} are lost at ${balance} only`);
    demand(amount <= 0 || balance <= cap, `${balance} stays within the cap of ${plan_id}`);
  }
}

function assertAccess({
  after,
  worth,
  isSubscribed,
  at,
}: {
  readonly after: Books;
  readonly worth: Worth;
  readonly isSubscribed: boolean;
  readonly at: Date;
}): void {
  const second = at.getTime() / 1_000;
  const kept = worth.lines.filter((line) => line.credits > 0 && line.kept > 1e-9);
  if (isSubscribed) {
    demand(
      kept.some(
        ({ planId, start, end }) =>
          planId === after.planId && start <= second && second < end + GRACE,
      ),
      `access to ${after.planId} was paid for`,
    );
  }
  const isPlain = kept.some(
    (line) =>
      line.isLive &&
      line.kept === 1 &&
      !line.isProration &&
      line.start <= second &&
      second < line.end &&
      !worth.lines.some((other) => other.credits < 0 && other.subscription === line.subscription),
  );
  demand(isSubscribed || !isPlain, 'who paid has access');
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not true: ${what}`);
}
