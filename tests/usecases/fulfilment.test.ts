import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { describe, expect, it } from 'vitest';
import { handleEvent } from '../../functions/src/usecases/billing/heard/handleEvent.ts';
import type { ProviderEvent } from '../../functions/src/usecases/billing/ports.ts';
import { reconcile } from '../../functions/src/usecases/billing/heard/reconcile.ts';
import { db, profileRef } from '../support/admin.ts';
import { billingWorldOfFile, grantsOf } from '../support/billing/billing.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { inBatches, permutations } from '../support/orders.ts';
import { IS_TORTURE } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

const world = await billingWorldOfFile();

/** What money has come to, without the times. */
async function stateOf(uid: string) {
  const { profile, ledger } = await moneyOf(uid);
  return {
    credits: profile.credits,
    plan: profile.plan_id,
    isActive: profile.has_active_subscription,
    until: profile.access_until,
    rows: ledger.map(({ amount, transaction_type }) => `${transaction_type} ${amount}`).toSorted(),
    grants: await grantsOf(uid),
  };
}

describe('one paid invoice', () => {
  it('told 100 times, 50 at once, 20 under other event ids, grants once', async () => {
    const uid = await givenProfile();
    const { customerId } = await world.pay(uid);
    const paid = (await world.eventsOf(customerId)).find(({ type }) => type === 'invoice.paid');
    if (paid === undefined) throw new Error('nothing was paid');
    const told = Array.from({ length: 100 }, (_, index) =>
      index % 5 === 0 ? { ...paid, id: `evt_${randomUUID()}` } : paid,
    );
    await inBatches(told, { size: 50, run: (event) => handleEvent(event, world.ports) });

    expect(await grantsOf(uid)).toEqual([300]);
    const { profile, ledger } = await moneyOf(uid);
    expect(profile.credits).toBe(310);
    expect(ledger).toHaveLength(2);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('five events', () => {
  it('end in the same state, whatever order they come in', async () => {
    const orders = permutations(['created', 'paid', 'renewed', 'failed', 'cancelled'] as const);
    expect(orders).toHaveLength(120);
    // Every tenth in CI: each is a whole life of a subscription.
    const tried = orders.filter((_, index) => IS_TORTURE || index % 10 === 0);
    const ends: unknown[] = [];
    for (const order of tried) {
      const uid = await givenProfile();
      const { customerId, subscriptionId } = await world.pay(uid, { planId: 'STARTER' });
      // Stripe lists the events of 30 days: those of the first month are written down now.
      const early = await world.eventsOf(customerId);
      await world.renew(subscriptionId);
      const renewed = await world.eventsOf(customerId);
      await world.control.setCard(customerId, 'declines');
      await world.renew(subscriptionId, 'failed');
      await world.control.cancel(subscriptionId, 'now');
      const all = [...early, ...renewed, ...(await world.eventsOf(customerId))];
      const about = [...new Map(all.map((told) => [told.id, told])).values()];
      for (const name of order) await handleEvent(eventNamed(name, about), world.ports);
      const { credits, plan, isActive, until, rows, grants } = await stateOf(uid);
      ends.push({ credits, plan, isActive, until, rows, amounts: grants });
      expect(await brokenInvariants(uid)).toEqual([]);
    }
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]).toMatchObject({ credits: 210, isActive: false, amounts: [100, 100] });
  }, 300_000);
});

/** The events of the life above, by what they tell. */
function eventNamed(
  name: 'created' | 'paid' | 'renewed' | 'failed' | 'cancelled',
  events: readonly ProviderEvent[],
): ProviderEvent {
  const paid = events.filter(({ type }) => type === 'invoice.paid');
  const of = (type: string) => events.find((event) => event.type === type);
  const found = {
    created: of('customer.subscription.created'),
    paid: paid[0],
    renewed: paid[1],
    failed: of('invoice.payment_failed'),
    cancelled: of('customer.subscription.deleted'),
  }[name];
  if (found === undefined) throw new Error(`no event tells: ${name}`);
  return found;
}

describe('old news', () => {
  it('read before a cancellation never overwrites what was read after it', async () => {
    const uid = await givenProfile();
    const { customerId, subscriptionId } = await world.pay(uid);
    const { billing, payments, now } = world.ports;
    const slowRead = Promise.withResolvers<void>();
    const hasRead = Promise.withResolvers<void>();
    let reads = 0;
    const slow = billing.settle({
      uid,
      now: now(),
      read: async () => {
        const read = await payments.purchasesOf(customerId);
        reads += 1;
        hasRead.resolve();
        await slowRead.promise;
        return read;
      },
    });
    await hasRead.promise;
    await world.control.cancel(subscriptionId, 'now');
    await world.hear(customerId);
    slowRead.resolve();

    expect(await slow).toMatchObject({ isSubscribed: false });
    expect(reads).toBe(2);
    expect((await stateOf(uid)).isActive).toBe(false);
  });
});

describe('lost events', () => {
  it('are made up for in one run; a second run writes nothing', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => givenProfile()));
    for (const uid of users) await world.pay(uid);
    await reconcile(world.ports);
    for (const uid of users) {
      expect(await stateOf(uid)).toMatchObject({ credits: 310, isActive: true, plan: 'PLUS' });
      expect(await brokenInvariants(uid)).toEqual([]);
    }

    const writes = async () => {
      const [profiles, ...others] = await Promise.all([
        Promise.all(users.map((uid) => profileRef(uid).get())),
        ...[COLLECTIONS.billingCustomers, COLLECTIONS.stripeEvents, COLLECTIONS.creditGrants].map(
          (name) => db.collection(name).get(),
        ),
      ]);
      const documents = [...profiles, ...others.flatMap(({ docs }) => docs)];
      return documents.map((document) => `${document.ref.path} ${document.updateTime?.valueOf()}`);
    };
    const before = await writes();
    expect(await reconcile(world.ports)).toBe(0);
    expect(await writes()).toEqual(before);
  });

  it('about nobody we know are passed by', async () => {
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'invoice.paid',
      customerId: 'cus_stranger',
      chargeId: null,
    };
    await expect(handleEvent(event, world.ports)).resolves.toBeUndefined();
  });
});
