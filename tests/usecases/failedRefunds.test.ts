import { describe, expect, it } from 'vitest';
import { handleEvent } from '../../functions/src/usecases/billing/heard/handleEvent.ts';
import { reconcile } from '../../functions/src/usecases/billing/heard/reconcile.ts';
import { profileRef } from '../support/admin.ts';
import { billingWorldOfFile } from '../support/billing/billing.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { permutations } from '../support/orders.ts';
import { IS_TORTURE } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

const world = await billingWorldOfFile();

/** Stripe does not say what becomes of a charge's `amount_refunded`: whatever it does is right with us. */
const WAYS = ['falls', 'stays'] as const;
/** Each alone is enough: an endpoint may be set to any of them, and any may be lost. */
const TOLD_BY = ['refund.updated', 'charge.refund.updated', 'refund.failed'] as const;

const stateOf = async (uid: string) => {
  const { profile, ledger } = await moneyOf(uid);
  return {
    credits: profile.credits,
    bought: profile.credits_purchased,
    hasAccess: profile.has_active_subscription,
    until: profile.access_until,
    ledger: ledger.map(({ amount }) => amount).toSorted((one, other) => one - other),
  };
};

/** PLUS and its 300 credits, the payment refunded, and all of that heard. */
async function refundedSubscriber(amount?: number) {
  const uid = await givenProfile({ credits: 0 });
  const { customerId } = await world.pay(uid);
  await world.hear(customerId);
  const before = await stateOf(uid);
  const [charge] = (await world.sdk.charges.list({ customer: customerId })).data;
  if (charge === undefined) throw new Error('nothing was charged');
  const refund = await world.sdk.refunds.create({
    charge: charge.id,
    ...(amount === undefined ? {} : { amount }),
  });
  await world.hear(customerId);
  return { uid, customerId, charge: charge.id, refund: refund.id, before };
}

const toldOf = async (customerId: string, types: readonly string[]) =>
  (await world.eventsOf(customerId)).filter(({ type }) => types.includes(type));

describe.each(WAYS)('a refund that the bank rejects, amount_refunded %s', (amountRefunded) => {
  it.each(TOLD_BY)('gives back credits and access, told by %s alone', async (type) => {
    const { uid, customerId, refund, before } = await refundedSubscriber();
    expect(await stateOf(uid)).toMatchObject({ credits: 0, hasAccess: false });
    await world.control.failRefund(refund, { amountRefunded });
    const told = await toldOf(customerId, [type]);
    expect(told).toHaveLength(1);
    // Twice, and under another id.
    for (const event of told) await handleEvent(event, world.ports);
    for (const event of told) await handleEvent({ ...event, id: `${event.id}_2` }, world.ports);
    expect(await stateOf(uid)).toEqual({ ...before, ledger: [-300, 300, 300] });
    await world.hear(customerId);
    expect(await stateOf(uid)).toEqual({ ...before, ledger: [-300, 300, 300] });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('weeks later, and of which no event arrived, is found', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId } = await world.pay(uid, { period: 'yearly' });
    await world.hear(customerId);
    const [charge] = (await world.sdk.charges.list({ customer: customerId })).data;
    const { id } = await world.sdk.refunds.create({ charge: charge?.id ?? '' });
    await world.hear(customerId);
    expect(await stateOf(uid)).toMatchObject({ credits: 0, hasAccess: false });
    await world.advance(25);
    await world.control.failRefund(id, { amountRefunded });
    await reconcile(world.ports);
    expect(await stateOf(uid)).toMatchObject({ credits: 300, hasAccess: true });
    const written = (await profileRef(uid).get()).updateTime;
    expect(await reconcile(world.ports)).toBe(0);
    expect((await profileRef(uid).get()).updateTime).toEqual(written);
  });

  it('brings back its own part only', async () => {
    const { uid, customerId, charge, refund } = await refundedSubscriber(1_200);
    await world.sdk.refunds.create({ charge, amount: 600 });
    await world.hear(customerId);
    expect((await stateOf(uid)).credits).toBe(75);
    await world.control.failRefund(refund, { amountRefunded });
    await world.hear(customerId);
    expect((await stateOf(uid)).credits).toBe(225);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('of a pack brings back what was left of it, not what was spent', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId } = await world.pay(uid);
    await world.hear(customerId);
    const { paymentIntent } = await world.control.pay(await world.openPack(uid));
    await world.hear(customerId);
    // All of the plan's credits and 20 of the 50 that were bought.
    await profileRef(uid).update({ credits: 30, credits_purchased: 30 });
    const { id } = await world.sdk.refunds.create({ payment_intent: paymentIntent ?? '' });
    await world.hear(customerId);
    expect(await stateOf(uid)).toMatchObject({ credits: 0, bought: 0 });
    await world.control.failRefund(id, { amountRefunded });
    await world.hear(customerId);
    await world.hear(customerId);
    expect(await stateOf(uid)).toMatchObject({ credits: 30, bought: 30, hasAccess: true });
  });

  it('ends in the same state, whatever order its events are heard in', async () => {
    const orders = permutations(['charge.refunded', ...TOLD_BY]);
    for (const order of orders.filter((_, index) => IS_TORTURE || index % 5 === 0)) {
      const uid = await givenProfile({ credits: 0 });
      const { customerId } = await world.pay(uid);
      await world.hear(customerId);
      const { credits, until } = await stateOf(uid);
      const [charge] = (await world.sdk.charges.list({ customer: customerId })).data;
      const { id } = await world.sdk.refunds.create({ charge: charge?.id ?? '' });
      const isHeardBetween = order[0] === 'charge.refunded';
      if (isHeardBetween) await world.hear(customerId);
      await world.control.failRefund(id, { amountRefunded });
      for (const type of order) {
        for (const event of await toldOf(customerId, [type])) await handleEvent(event, world.ports);
      }
      expect(await stateOf(uid)).toMatchObject({ credits, until, hasAccess: true });
      expect(await brokenInvariants(uid)).toEqual([]);
    }
  }, 120_000);
});
