import { ALL_ON } from '@lumashot/domain/admin/live';
import { BILLING_PERIODS, type BillingPeriod } from '@lumashot/domain/billing/prices';
import type { PlanId } from '@lumashot/domain/billing/plans';
import type { PackId } from '@lumashot/domain/billing/packs';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll } from 'vitest';
import { stripeControl } from '../../../emulators/stripe/control.ts';
import { startStripe } from '../../../emulators/stripe/index.ts';
import { firestoreBilling } from '../../../functions/src/adapters/firestore/billing/billing.ts';
import { firestoreClosings } from '../../../functions/src/adapters/firestore/account/closings.ts';
import { firestoreRateLimits } from '../../../functions/src/adapters/firestore/rateLimits.ts';
import { firestoreEvents } from '../../../functions/src/adapters/firestore/billing/stripeEvents.ts';
import { stripeClient } from '../../../functions/src/adapters/stripe/client.ts';
import { stripePayments } from '../../../functions/src/adapters/stripe/payments.ts';
import { makePortal } from '../../../functions/src/adapters/stripe/portalSettings.ts';
import { createPackCheckout } from '../../../functions/src/usecases/billing/pages/createPackCheckout.ts';
import { createCheckout } from '../../../functions/src/usecases/billing/pages/createCheckout.ts';
import {
  customerOf,
  handleEvent,
} from '../../../functions/src/usecases/billing/heard/handleEvent.ts';
import {
  LOCAL_PACK_PRICE_IDS,
  LOCAL_PRICE_IDS,
  localPrices,
} from '../../../scripts/lib/settings/localStripe.ts';
import { closeAdmin, db } from '../admin.ts';
import { SILENT } from './billingSilence.ts';

const KEY = 'key-of-these-tests';
export const APP_URL = 'http://app.test';

/** A day like any other: whatever day the tests run on, months are as long as then. */
const START_MS = Date.UTC(2030, 0, 15, 12);

export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;

/** One for a whole file of tests, which ends with it. */
export async function billingWorldOfFile(): Promise<BillingWorld> {
  const world = await billingWorld();
  afterAll(async () => {
    await world.stop();
    await closeAdmin();
  });
  return world;
}

/**
 * Our billing on the real ledger, with a Stripe of its own whose events nobody delivers: the tests
 * say which arrive, how often, and when. Its clock is the only clock.
 */
export async function billingWorld() {
  const stripe = await startStripe({
    port: 0,
    prices: localPrices(),
    secretKey: KEY,
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'nobody' },
    now: () => START_MS,
  });
  const control = stripeControl(stripe.url);
  await control.setDelivery({ mode: 'drop' });
  let now = await control.now();
  const sdk = stripeClient({ secretKey: KEY, apiUrl: stripe.url });
  const payments = stripePayments(sdk, LOCAL_PRICE_IDS);
  await makePortal(sdk, LOCAL_PRICE_IDS);
  const ports = {
    payments,
    billing: firestoreBilling(db),
    closings: firestoreClosings(db),
    events: firestoreEvents(db),
    rateLimits: firestoreRateLimits(db),
    log: SILENT,
    now: () => new Date(now * 1_000),
    appUrl: APP_URL,
    priceIds: LOCAL_PRICE_IDS,
    packPriceIds: LOCAL_PACK_PRICE_IDS,
    live: () => Promise.resolve(ALL_ON),
  };
  /** After anything that may have moved Stripe's clock. */
  const readClock = async () => {
    now = await control.now();
  };

  const eventsOf = async (customerId: string) => {
    const events = await payments.eventsSince(new Date(0));
    const customers = await Promise.all(events.map((event) => customerOf(event, { payments })));
    return events.filter((_, index) => customers[index] === customerId);
  };

  return {
    control,
    /** What the deployed functions read to find this Stripe. */
    settings: {
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: KEY,
      STRIPE_PRICE_IDS: JSON.stringify(LOCAL_PRICE_IDS),
      LUMASHOT_APP_URL: APP_URL,
    },
    /** Stripe's own SDK, for what an operator or another client does. */
    sdk,
    ports,
    stop: stripe.stop,
    eventsOf,

    async advance(days: number): Promise<void> {
      await control.advance(days * 86_400);
      await readClock();
    },

    async renew(subscriptionId: string, payment: 'paid' | 'failed' = 'paid'): Promise<void> {
      await control.renew(subscriptionId, payment);
      await readClock();
    },

    /** Switches the plan, as any client of the API may: with this proration, or Stripe's own. */
    async switchPlan(
      subscriptionId: string,
      { planId, period = 'monthly', proration = 'always_invoice' }: PayOptions & ProrationOption,
    ): Promise<void> {
      const [item] = (await sdk.subscriptions.retrieve(subscriptionId)).items.data;
      if (planId === undefined || item === undefined) throw new Error('nothing to switch');
      await sdk.subscriptions.update(subscriptionId, {
        items: [{ id: item.id, price: LOCAL_PRICE_IDS[planId][period] }],
        proration_behavior: proration,
      });
    },

    /** Pays for a plan on the hosted page. Nothing of ours has heard of it yet. */
    async pay(uid: string, { planId = 'PLUS', period = BILLING_PERIODS[0] }: PayOptions = {}) {
      const priceId = LOCAL_PRICE_IDS[planId][period];
      const checkout = await createCheckout({ uid, email: null, priceId }, ports);
      if (!checkout.ok) throw new Error(`no checkout: ${checkout.refusal.reason}`);
      const sessionId = sessionIn(checkout.value.url);
      const { subscription } = await control.pay(sessionId);
      if (subscription === null) throw new Error('nothing was subscribed to');
      const customerId = await ports.billing.customerIdOf(uid);
      if (customerId === null) throw new Error('no customer was remembered');
      return { sessionId, subscriptionId: subscription, customerId };
    },

    /** Opens the page of a pack; nothing is paid yet. */
    async openPack(uid: string, packId: PackId = 'S'): Promise<string> {
      const checkout = await createPackCheckout({ uid, packId }, ports);
      if (!checkout.ok) throw new Error(`no checkout: ${checkout.refusal.reason}`);
      return sessionIn(checkout.value.url);
    },

    /** Everything Stripe has told about this customer arrives, in order. */
    async hear(customerId: string): Promise<void> {
      for (const event of await eventsOf(customerId)) await handleEvent(event, ports);
    },
  };
}

interface ProrationOption {
  readonly proration?: 'none' | 'create_prorations' | 'always_invoice';
}

interface PayOptions {
  readonly planId?: PlanId;
  readonly period?: BillingPeriod;
}

/** The checkout session that a hosted page belongs to. */
export function sessionIn(url: string): string {
  const id = /cs_\w+/.exec(url)?.[0];
  if (id === undefined) throw new Error(`no session in ${url}`);
  return id;
}

/** What was settled with a user: amounts, oldest first. */
export async function grantsOf(uid: string): Promise<readonly number[]> {
  const found = await db.collection(COLLECTIONS.creditGrants).where('user_id', '==', uid).get();
  const ordered = found.docs.toSorted(
    (one, other) =>
      numberIn(one.id) - numberIn(other.id) ||
      String(one.get('month')).localeCompare(String(other.get('month'))),
  );
  return ordered.map((grant) => Number(grant.get('amount')));
}

const numberIn = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
