import { randomUUID } from 'node:crypto';
import { billingCustomerSchema } from '@lumashot/domain/billing/subscription';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { PLANS } from '@lumashot/domain/billing/plans';
import { describe, expect, it, vi } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { confirmCheckout } from '../../functions/src/usecases/billing/heard/confirmCheckout.ts';
import { createPackCheckout } from '../../functions/src/usecases/billing/pages/createPackCheckout.ts';
import { handleEvent } from '../../functions/src/usecases/billing/heard/handleEvent.ts';
import type { ProviderEvent } from '../../functions/src/usecases/billing/ports.ts';
import { reconcile } from '../../functions/src/usecases/billing/heard/reconcile.ts';
import { db, profileRef } from '../support/admin.ts';
import { billingWorldOfFile } from '../support/billing/billing.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { inBatches, permutations } from '../support/orders.ts';
import { IS_TORTURE } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

const world = await billingWorldOfFile();

/** Somebody with PLUS, 300 of its credits, and none of the trial. */
async function subscriber() {
  const uid = await givenProfile({ credits: 0 });
  const paid = await world.pay(uid);
  await world.hear(paid.customerId);
  return { uid, ...paid };
}

const stateOf = async (uid: string) => {
  const { profile, ledger } = await moneyOf(uid);
  return {
    credits: profile.credits,
    bought: profile.credits_purchased,
    rows: ledger.map(({ amount, transaction_type }) => `${transaction_type} ${amount}`).toSorted(),
  };
};

/** The intent behind a paid checkout. */
const pay = async (sessionId: string): Promise<string> => {
  const { paymentIntent } = await world.control.pay(sessionId);
  return paymentIntent ?? '';
};

const eventsAfter = async (customerId: string, known: readonly ProviderEvent[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return (await world.eventsOf(customerId)).filter(({ id }) => !ids.has(id));
};

describe('one paid pack', () => {
  it('told 100 times, 50 at once, 20 under other event ids, is granted once', async () => {
    const { uid, customerId } = await subscriber();
    const known = await world.eventsOf(customerId);
    await pay(await world.openPack(uid, 'M'));
    const [paid] = await eventsAfter(customerId, known);
    expect(paid?.type).toBe('checkout.session.completed');
    if (paid === undefined) return;
    const told = Array.from({ length: 100 }, (_, index) =>
      index % 5 === 0 ? { ...paid, id: `evt_${randomUUID()}` } : paid,
    );
    await inBatches(told, { size: 50, run: (event) => handleEvent(event, world.ports) });
    expect(await stateOf(uid)).toEqual({
      credits: 450,
      bought: 150,
      rows: ['monthly_grant 300', 'pack_purchase 150'],
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is confirmed by the success page alone, to its buyer only', async () => {
    const { uid } = await subscriber();
    const sessionId = await world.openPack(uid);
    const confirm = (asking: string) => confirmCheckout({ uid: asking, sessionId }, world.ports);
    expect(await confirm(uid)).toEqual({ ok: true, value: { status: 'pending' } });
    await pay(sessionId);
    expect(await confirm(await givenProfile())).toMatchObject({
      refusal: { reason: 'checkout-missing' },
    });
    expect(await confirm(uid)).toEqual({ ok: true, value: { status: 'active' } });
    expect(await stateOf(uid)).toMatchObject({ credits: 350, bought: 50 });
  });

  it('by a debit brings nothing until the bank has paid', async () => {
    const { uid, customerId } = await subscriber();
    const [good, bad] = [await world.openPack(uid), await world.openPack(uid, 'L')];
    for (const sessionId of [good, bad]) await world.control.debit(sessionId);
    await world.hear(customerId);
    expect(await confirmCheckout({ uid, sessionId: good }, world.ports)).toMatchObject({
      value: { status: 'pending' },
    });
    expect((await stateOf(uid)).bought).toBe(0);
    await world.control.clear(good);
    await world.control.clear(bad, 'failed');
    await world.hear(customerId);
    expect(await stateOf(uid)).toMatchObject({ credits: 350, bought: 50 });
  });

  it('of which no event arrived is found, and a second run writes nothing', async () => {
    const { uid } = await subscriber();
    await pay(await world.openPack(uid));
    await reconcile(world.ports);
    expect(await stateOf(uid)).toMatchObject({ credits: 350, bought: 50 });
    const before = (await profileRef(uid).get()).updateTime;
    expect(await reconcile(world.ports)).toBe(0);
    expect((await profileRef(uid).get()).updateTime).toEqual(before);
  });
});

describe('a purchase, a refund and a dispute', () => {
  it('end in the same state, whatever order they are heard in', async () => {
    const orders = permutations(['plan', 'first', 'second', 'refunded', 'disputed'] as const);
    const tried = orders.filter((_, index) => IS_TORTURE || index % 12 === 0);
    for (const order of tried) {
      const uid = await givenProfile({ credits: 0 });
      const { customerId } = await world.pay(uid);
      const plan = await world.eventsOf(customerId);
      // The page asks for the plan, so it was heard of; the rest is heard in this order.
      const [first, second] = [await world.openPack(uid, 'S'), await world.openPack(uid, 'M')];
      const intents = [await pay(first), await pay(second)];
      const bought = await eventsAfter(customerId, plan);
      await world.sdk.refunds.create({ payment_intent: intents[0] ?? '', amount: 450 });
      const { data } = await world.sdk.charges.list({ payment_intent: intents[1] ?? '' });
      const { id } = await world.control.dispute(data[0]?.id ?? '');
      await world.control.closeDispute(id, 'lost');
      const returned = await eventsAfter(customerId, [...plan, ...bought]);
      const about = {
        plan,
        first: bought.slice(0, bought.length / 2),
        second: bought.slice(bought.length / 2),
        refunded: returned.filter(({ type }) => type === 'charge.refunded'),
        disputed: returned.filter(({ type }) => type.startsWith('charge.dispute')),
      };
      for (const name of order) {
        for (const event of about[name]) await handleEvent(event, world.ports);
      }
      const { credits, bought: left } = await stateOf(uid);
      expect({ credits, left }).toEqual({ credits: 325, left: 25 });
      expect(await brokenInvariants(uid)).toEqual([]);
    }
  }, 120_000);

  it('that is lost takes back what is left, and writes down what was spent', async () => {
    const { uid, customerId } = await subscriber();
    const intent = await pay(await world.openPack(uid));
    await world.hear(customerId);
    // The plan's 300 go first, then 20 of the bought ones.
    await spend(uid, 320, 20);
    const { data } = await world.sdk.charges.list({ payment_intent: intent });
    const { id } = await world.control.dispute(data[0]?.id ?? '');
    await world.control.closeDispute(id, 'lost');
    await world.hear(customerId);
    expect(await stateOf(uid)).toMatchObject({ credits: 0, bought: 0 });
    const grants = await db.collection(COLLECTIONS.creditGrants).where('user_id', '==', uid).get();
    const back = grants.docs.find((grant) => grant.get('kind') === 'pack_take_back');
    expect(back?.data()).toMatchObject({ amount: -30, spent: 20 });
  });
});

describe('bought credits', () => {
  it('stand beside the cap: a full balance of them loses nothing of the next month', async () => {
    const { uid, customerId, subscriptionId } = await subscriber();
    for (let at = 0; at < 2; at += 1) await pay(await world.openPack(uid, 'L'));
    for (let month = 0; month < 3; month += 1) await world.renew(subscriptionId);
    await world.hear(customerId);
    const { profile } = await moneyOf(uid);
    expect(profile.credits_purchased).toBe(1_000);
    expect(profile.credits - profile.credits_purchased).toBe(3 * PLANS.PLUS.credits);
    const customer = await db.collection(COLLECTIONS.billingCustomers).doc(uid).get();
    // The fourth month found the plan's own credits at their limit.
    expect(parseDocument(billingCustomerSchema, customer).settled?.lost).toBe(300);
  });

  it('wait for who has no plan any more, and are not sold to them', async () => {
    const { uid, customerId, subscriptionId } = await subscriber();
    await pay(await world.openPack(uid));
    await world.control.cancel(subscriptionId, 'now');
    await world.hear(customerId);
    expect(await stateOf(uid)).toMatchObject({ bought: 50 });
    expect(await createPackCheckout({ uid, packId: 'S' }, world.ports)).toMatchObject({
      refusal: { reason: 'pack-needs-plan' },
    });
  });

  it('are sold to nobody while they are switched off: no page is opened at the provider', async () => {
    const { uid } = await subscriber();
    const packsOff = { words: 'Back on Monday' };
    const opened = vi.fn<typeof world.ports.payments.createPackCheckout>();
    const ports = {
      ...world.ports,
      payments: { ...world.ports.payments, createPackCheckout: opened },
      live: () => Promise.resolve({ packsOff }),
    };
    expect(await createPackCheckout({ uid, packId: 'S' }, ports)).toEqual({
      ok: false,
      refusal: { reason: 'switched-off', params: packsOff },
    });
    expect(opened).not.toHaveBeenCalled();
  });

  it('are sold to nobody without a plan, nor where there are no packs', async () => {
    const uid = await givenProfile();
    const ask = (ports: Parameters<typeof createPackCheckout>[1]) =>
      createPackCheckout({ uid, packId: 'S' }, ports);
    expect(await ask(world.ports)).toMatchObject({ refusal: { reason: 'pack-needs-plan' } });
    expect(await ask({ ...world.ports, packPriceIds: null })).toMatchObject({
      refusal: { reason: 'packs-unavailable' },
    });
  });
});

/** As many pictures as that: only the balance matters here. */
async function spend(uid: string, amount: number, bought: number): Promise<void> {
  const { profile } = await moneyOf(uid);
  const credits = profile.credits - amount;
  const now = new Date();
  await profileRef(uid).update({ credits, credits_purchased: profile.credits_purchased - bought });
  await db.collection(COLLECTIONS.creditsTransactions).add({
    user_id: uid,
    amount: -amount,
    bought: -bought,
    balance_after: credits,
    transaction_type: 'text_image',
    description: 'Pictures',
    job_id: null,
    created_at: now,
    updated_at: now,
  });
}
