import { describe, expect, it } from 'vitest';
import { confirmCheckout } from '../../functions/src/usecases/billing/heard/confirmCheckout.ts';
import { createCheckout } from '../../functions/src/usecases/billing/pages/createCheckout.ts';
import { createPortalSession } from '../../functions/src/usecases/billing/pages/createPortalSession.ts';
import { grantDue } from '../../functions/src/usecases/billing/settling/grantDue.ts';
import { LOCAL_PRICE_IDS } from '../../scripts/lib/settings/localStripe.ts';
import { billingWorldOfFile, grantsOf, sessionIn } from '../support/billing/billing.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

const world = await billingWorldOfFile();

const profileOf = async (uid: string) => (await moneyOf(uid)).profile;
const settleByTime = () => {
  const { billing, log, now } = world.ports;
  return grantDue({ billing, log, now: now() });
};

describe('a paid plan', () => {
  it('grants its credits, opens access and finishes onboarding', async () => {
    const uid = await givenProfile({ credits: 3, has_completed_onboarding: false });
    const { customerId } = await world.pay(uid, { planId: 'PLUS' });
    expect(await profileOf(uid)).toMatchObject({
      credits: 3,
      has_active_subscription: false,
      has_purchases: false,
    });

    await world.hear(customerId);

    expect(await profileOf(uid)).toMatchObject({
      credits: 303,
      has_active_subscription: true,
      plan_id: 'PLUS',
      has_purchases: true,
      has_completed_onboarding: true,
    });
    const { ledger } = await moneyOf(uid);
    expect(ledger).toContainEqual(
      expect.objectContaining({ amount: 300, transaction_type: 'monthly_grant' }),
    );
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('grants once, however often its events arrive', async () => {
    const uid = await givenProfile();
    const { customerId } = await world.pay(uid);
    for (let time = 0; time < 3; time += 1) await world.hear(customerId);
    expect((await profileOf(uid)).credits).toBe(310);
    expect(await grantsOf(uid)).toEqual([300]);
  });

  it('grants again with each renewal, up to three months of the plan', async () => {
    const uid = await givenProfile();
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'STARTER' });
    await world.hear(customerId);
    for (let month = 0; month < 3; month += 1) await world.renew(subscriptionId);
    await world.hear(customerId);
    expect(await grantsOf(uid)).toEqual([100, 100, 90, 0]);
    expect((await profileOf(uid)).credits).toBe(300);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('of a year is granted month by month, without another payment', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId } = await world.pay(uid, { planId: 'CREATOR', period: 'yearly' });
    await world.hear(customerId);
    expect((await profileOf(uid)).credits).toBe(1_000);

    await world.advance(32);
    await settleByTime();
    expect((await profileOf(uid)).credits).toBe(2_000);
    await settleByTime();
    expect((await profileOf(uid)).credits).toBe(2_000);
  });

  it('leaves a trial its credits and adds nothing when it was not paid', async () => {
    const uid = await givenProfile();
    const priceId = LOCAL_PRICE_IDS.PLUS.monthly;
    const checkout = await createCheckout({ uid, email: null, priceId }, world.ports);
    if (!checkout.ok) throw new Error('no checkout');
    const sessionId = sessionIn(checkout.value.url);
    await world.control.decline(sessionId);
    expect(await confirmCheckout({ uid, sessionId }, world.ports)).toEqual({
      ok: true,
      value: { status: 'pending' },
    });
    expect(await profileOf(uid)).toMatchObject({ credits: 10, has_active_subscription: false });
  });
});

describe('the end of a plan', () => {
  it('comes at once when it is cancelled at once; credits stay', async () => {
    const uid = await givenProfile();
    const { customerId, subscriptionId } = await world.pay(uid);
    await world.hear(customerId);
    await world.control.cancel(subscriptionId, 'now');
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({
      credits: 310,
      has_active_subscription: false,
      plan_id: null,
    });
  });

  it('comes with the end of the paid month when it is cancelled for then', async () => {
    const uid = await givenProfile();
    const { customerId, subscriptionId } = await world.pay(uid);
    await world.hear(customerId);
    await world.control.cancel(subscriptionId, 'period_end');
    await world.hear(customerId);
    expect((await profileOf(uid)).has_active_subscription).toBe(true);

    // Not even the news of the end is needed.
    await world.advance(32);
    await settleByTime();
    expect((await profileOf(uid)).has_active_subscription).toBe(false);
  });

  it('waits for three days when a payment fails, and is undone by a late payment', async () => {
    const uid = await givenProfile();
    const { customerId, subscriptionId } = await world.pay(uid);
    await world.hear(customerId);
    await world.control.setCard(customerId, 'declines');
    await world.renew(subscriptionId, 'failed');
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 310, has_active_subscription: true });

    await world.advance(4);
    await settleByTime();
    expect((await profileOf(uid)).has_active_subscription).toBe(false);

    await world.control.setCard(customerId, 'works');
    const { latestInvoice } = await world.control.cancel(subscriptionId, 'period_end');
    if (latestInvoice === null) throw new Error('no invoice to pay');
    await world.control.payInvoice(latestInvoice);
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 610, has_active_subscription: true });
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('checkout', () => {
  it('takes only prices that are on sale', async () => {
    const uid = await givenProfile();
    for (const priceId of ['price_free', '__proto__', 'constructor', ' ', 'PLUS']) {
      expect(await createCheckout({ uid, email: null, priceId }, world.ports)).toEqual({
        ok: false,
        refusal: { reason: 'price-unknown' },
      });
    }
  });

  it('sends a subscriber to the portal: two plans would charge twice', async () => {
    const uid = await givenProfile();
    // Not even the webhook has told us yet.
    await world.pay(uid);
    const priceId = LOCAL_PRICE_IDS.CREATOR.monthly;
    const second = await createCheckout({ uid, email: null, priceId }, world.ports);
    expect(second).toMatchObject({ ok: true });
    expect(second.ok && second.value.url).not.toMatch(/cs_/);
  });

  it('makes one customer of a user, whatever runs at once', async () => {
    const uid = await givenProfile();
    const priceId = LOCAL_PRICE_IDS.PLUS.monthly;
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createCheckout({ uid, email: null, priceId }, world.ports)),
    );
    expect(made.every(({ ok }) => ok)).toBe(true);
    const customers = await Promise.all(
      made.map(async (checkout) =>
        checkout.ok
          ? (await world.ports.payments.findCheckout(sessionIn(checkout.value.url)))?.customerId
          : null,
      ),
    );
    expect(new Set(customers).size).toBe(1);
  });

  it('is confirmed for its owner only', async () => {
    const [uid, stranger] = [await givenProfile(), await givenProfile()];
    const { sessionId } = await world.pay(uid);
    const missing = { ok: false, refusal: { reason: 'checkout-missing' } };
    expect(await confirmCheckout({ uid: stranger, sessionId }, world.ports)).toEqual(missing);
    expect(await confirmCheckout({ uid, sessionId: 'cs_test_none' }, world.ports)).toEqual(missing);
    expect(await profileOf(stranger)).toMatchObject({ credits: 10, plan_id: null });

    expect(await confirmCheckout({ uid, sessionId }, world.ports)).toEqual({
      ok: true,
      value: { status: 'active' },
    });
    expect((await profileOf(uid)).credits).toBe(310);
  });

  it('grants once when the success page and the webhook come at the same time', async () => {
    const uid = await givenProfile();
    const { sessionId, customerId } = await world.pay(uid);
    await Promise.all([
      confirmCheckout({ uid, sessionId }, world.ports),
      world.hear(customerId),
      confirmCheckout({ uid, sessionId }, world.ports),
    ]);
    expect((await profileOf(uid)).credits).toBe(310);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('has no portal for who never paid', async () => {
    const uid = await givenProfile();
    expect(await createPortalSession({ uid }, world.ports)).toEqual({
      ok: false,
      refusal: { reason: 'subscription-missing' },
    });
  });

  it('stops who asks for it over and over', async () => {
    const uid = await givenProfile();
    const priceId = LOCAL_PRICE_IDS.PLUS.monthly;
    const reasons: unknown[] = [];
    for (let time = 0; time < 31; time += 1) {
      const made = await createCheckout({ uid, email: null, priceId }, world.ports);
      reasons.push(made.ok ? 'served' : made.refusal.reason);
    }
    expect(reasons.slice(0, 30).every((reason) => reason === 'served')).toBe(true);
    expect(reasons[30]).toBe('rate-limited');
  });
});
