import { describe, expect, it } from 'vitest';
import { PLANS } from '@lumashot/domain/billing/plans';
import { creditGrantSchema } from '@lumashot/domain/billing/subscription';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { grantDue } from '../../functions/src/usecases/billing/settling/grantDue.ts';
import { findPortal, makePortal } from '../../functions/src/adapters/stripe/portalSettings.ts';
import { createCheckout } from '../../functions/src/usecases/billing/pages/createCheckout.ts';
import { createPortalSession } from '../../functions/src/usecases/billing/pages/createPortalSession.ts';
import type { BillingLog } from '../../functions/src/usecases/billing/ports.ts';
import { LOCAL_PRICE_IDS } from '../../scripts/lib/settings/localStripe.ts';
import { db } from '../support/admin.ts';
import { billingWorldOfFile, sessionIn } from '../support/billing/billing.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

const world = await billingWorldOfFile();

const DAY = 86_400;
const profileOf = async (uid: string) => (await moneyOf(uid)).profile;

/** Credits that were given for money so far, spent or not. */
const givenTo = async (uid: string): Promise<number> =>
  (await moneyOf(uid)).ledger
    .filter(({ transaction_type }) => transaction_type !== 'trial_grant')
    .reduce((sum, { amount }) => sum + amount, 0);

/** What a customer's cards paid, in cents. */
async function paidBy(customer: string): Promise<number> {
  const invoices = await world.sdk.invoices
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  return invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
}

/** To a minute before the period ends, or as far as asked. */
async function toTheEnd(subscriptionId: string): Promise<void> {
  const [item] = (await world.sdk.subscriptions.retrieve(subscriptionId)).items.data;
  const now = await world.control.now();
  await world.advance(((item?.current_period_end ?? now) - now - 60) / DAY);
}

describe('going to and fro between plans', () => {
  it('for four months gives no more than was paid for', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'ULTIMATE' });
    await world.hear(customerId);
    for (let month = 0; month < 4; month += 1) {
      // Small for as long as nothing is due, large for the minute in which the renewal is.
      await world.switchPlan(subscriptionId, { planId: 'STARTER' });
      await world.hear(customerId);
      await toTheEnd(subscriptionId);
      await world.switchPlan(subscriptionId, { planId: 'ULTIMATE' });
      await world.hear(customerId);
      await world.renew(subscriptionId);
      await world.hear(customerId);
    }
    await world.switchPlan(subscriptionId, { planId: 'STARTER' });
    await world.hear(customerId);

    const paid = await paidBy(customerId);
    const { balance } = await customerOf(customerId);
    // Nothing was spent, so nothing but four months of STARTER may be left of it.
    const used = paid + balance;
    expect(used).toBeLessThanOrEqual(5 * PLANS.STARTER.monthlyCents + 5);
    expect(await givenTo(uid)).toBeLessThanOrEqual(5 * PLANS.STARTER.credits);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

const customerOf = async (customerId: string) => {
  const customer = await world.sdk.customers.retrieve(customerId);
  if (customer.deleted === true) throw new Error('the customer is gone');
  return customer;
};

describe('an upgrade that was paid', () => {
  it('from STARTER to ULTIMATE in the first hour brings the credits of ULTIMATE', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'STARTER' });
    await world.hear(customerId);
    await world.advance(1 / 24);
    await world.switchPlan(subscriptionId, { planId: 'ULTIMATE' });
    await world.hear(customerId);

    const { credits, plan_id } = await profileOf(uid);
    expect(plan_id).toBe('ULTIMATE');
    expect(await paidBy(customerId)).toBeGreaterThan(PLANS.ULTIMATE.monthlyCents - 20);
    // An hour of the month was STARTER's.
    expect(credits).toBeGreaterThan(PLANS.ULTIMATE.credits - 5);
    expect(credits).toBeLessThanOrEqual(PLANS.ULTIMATE.credits);
    const { ledger } = await moneyOf(uid);
    expect(ledger.map(({ transaction_type }) => transaction_type)).toContain('plan_upgrade');
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('from a month to a year brings its twelve grants', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'STARTER' });
    await world.hear(customerId);
    await world.advance(10);
    await world.switchPlan(subscriptionId, { planId: 'STARTER', period: 'yearly' });
    await world.hear(customerId);
    // 21 of 31 days of the month were given back for the year.
    expect((await profileOf(uid)).credits).toBe(132);
    for (let month = 1; month < 12; month += 1) {
      await world.advance(30.5);
      await grantDue({ ...world.ports, now: world.ports.now() });
    }
    // The cap lets no more through; the other months were due all the same.
    expect((await profileOf(uid)).credits).toBe(300);
    expect(await settledOf(uid)).toBe(32 + 12 * 100);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is not given when its payment failed', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'STARTER' });
    await world.control.setCard(customerId, 'declines');
    await world.switchPlan(subscriptionId, { planId: 'ULTIMATE' });
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 100, plan_id: 'STARTER' });
  });

  it('opens no places that were not paid for', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'STARTER' });
    await world.switchPlan(subscriptionId, { planId: 'ULTIMATE', proration: 'none' });
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 100, plan_id: 'STARTER' });
  });
});

/** Credits that were due so far, granted or lost at the cap. */
async function settledOf(uid: string): Promise<number> {
  const found = await db.collection(COLLECTIONS.creditGrants).where('user_id', '==', uid).get();
  return found.docs
    .map((entry) => parseDocument(creditGrantSchema, entry))
    .reduce((sum, { amount, lost = 0 }) => sum + amount + lost, 0);
}

describe('money that goes back', () => {
  it('takes the credits with it that are not spent, and access when it was all', async () => {
    const uid = await givenProfile({ credits: 10 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'PLUS' });
    await world.hear(customerId);
    await refundLast(subscriptionId, 1_200);
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 160, plan_id: 'PLUS' });
    await refundLast(subscriptionId);
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 10, has_active_subscription: false });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('by a dispute takes them too, and gives them again when it is won', async () => {
    const uid = await givenProfile({ credits: 10 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'PLUS' });
    await world.hear(customerId);
    const { id } = await world.control.dispute(await lastInvoiceOf(subscriptionId));
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 10, has_active_subscription: false });
    await world.control.closeDispute(id, 'won');
    await world.hear(customerId);
    expect(await profileOf(uid)).toMatchObject({ credits: 310, has_active_subscription: true });
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

const lastInvoiceOf = async (subscriptionId: string): Promise<string> => {
  const { latest_invoice: latest } = await world.sdk.subscriptions.retrieve(subscriptionId);
  if (typeof latest !== 'string') throw new Error('no invoice');
  return latest;
};

async function refundLast(subscriptionId: string, amount?: number): Promise<void> {
  const invoice = await world.sdk.invoices.retrieve(await lastInvoiceOf(subscriptionId), {
    expand: ['payments'],
  });
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') throw new Error('nothing was paid');
  await world.sdk.refunds.create({
    payment_intent: intent,
    ...(amount === undefined ? {} : { amount }),
  });
}

describe('two checkouts', () => {
  const openCheckout = async (uid: string, planId: 'PLUS' | 'ULTIMATE'): Promise<string> => {
    const priceId = LOCAL_PRICE_IDS[planId].monthly;
    const made = await createCheckout({ uid, email: null, priceId }, world.ports);
    if (!made.ok) throw new Error(made.refusal.reason);
    return sessionIn(made.value.url);
  };

  it('are never open together: the second closes the first', async () => {
    const uid = await givenProfile();
    const first = await openCheckout(uid, 'PLUS');
    const second = await openCheckout(uid, 'ULTIMATE');
    const states = await Promise.all(
      [first, second].map(async (id) => (await world.sdk.checkout.sessions.retrieve(id)).status),
    );
    expect(states).toEqual(['expired', 'open']);
  });

  it('both paid all the same leave one subscription, and the money of the other goes back', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'PLUS' });
    await world.advance(1 / 24);
    // As if both pages had been opened in the same moment.
    const url = await world.ports.payments.createCheckout({
      uid,
      customerId,
      priceId: LOCAL_PRICE_IDS.ULTIMATE.monthly,
      successUrl: 'http://app.test/paid',
      cancelUrl: 'http://app.test/plans',
    });
    const { subscription: second } = await world.control.pay(sessionIn(url));
    if (second === null) throw new Error('nothing was bought');
    await Promise.all([world.hear(customerId), world.hear(customerId)]);

    const states = await Promise.all(
      [subscriptionId, second].map(
        async (id) => (await world.sdk.subscriptions.retrieve(id)).status,
      ),
    );
    expect(states).toEqual(['active', 'canceled']);
    const refunds = await world.sdk.refunds.list({ limit: 100 });
    const { data: charges } = await world.sdk.charges.list({ customer: customerId });
    const ours = refunds.data.filter(({ charge }) => charges.some(({ id }) => id === charge));
    expect(ours.map(({ amount }) => amount)).toEqual([PLANS.ULTIMATE.monthlyCents]);
    expect(await profileOf(uid)).toMatchObject({ credits: 300, plan_id: 'PLUS' });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are not opened by who owes a payment: that is paid in the portal', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'PLUS' });
    await world.control.setCard(customerId, 'declines');
    await world.renew(subscriptionId, 'failed');
    await world.advance(2.9);
    const priceId = LOCAL_PRICE_IDS.PLUS.monthly;
    const made = await createCheckout({ uid, email: null, priceId }, world.ports);
    expect(made.ok && made.value.url).not.toMatch(/cs_/);
    expect(made.ok).toBe(true);
  });
});

describe('the portal', () => {
  it('is refused and told to the operator while its settings differ', async () => {
    const uid = await givenProfile();
    const { customerId } = await world.pay(uid);
    await world.hear(customerId);
    const made = await findPortal(world.sdk);
    await world.sdk.billingPortal.configurations.update(made?.id ?? '', {
      features: { subscription_cancel: { enabled: false } },
    });
    const told: (readonly string[])[] = [];
    const log: BillingLog = {
      ...world.ports.log,
      portalUnfit: ({ differences }) => told.push(differences),
    };
    expect(await createPortalSession({ uid }, { ...world.ports, log })).toEqual({
      ok: false,
      refusal: { reason: 'portal-failed' },
    });
    expect(told).toEqual([['subscription_cancel.enabled']]);
    await makePortal(world.sdk, LOCAL_PRICE_IDS);
    expect(await createPortalSession({ uid }, world.ports)).toMatchObject({ ok: true });
  });
});

/** More than are read at a time. */
const UNREADABLE = 250;

describe('what is due by time', () => {
  it('comes to who stands behind more customers than one page that cannot be read', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId } = await world.pay(uid, { planId: 'PLUS', period: 'yearly' });
    await world.hear(customerId);
    const batch = db.batch();
    const broken = Array.from({ length: UNREADABLE }, (_, index) =>
      db.collection(COLLECTIONS.billingCustomers).doc(`broken-${index}`),
    );
    for (const ref of broken) batch.set(ref, { next_check_at: new Date(0), subscriptions: 'none' });
    await batch.commit();
    await world.advance(32);
    let failed = 0;
    const log: BillingLog = { ...world.ports.log, settleFailed: () => (failed += 1) };
    await grantDue({ billing: world.ports.billing, log, now: world.ports.now() });
    expect(failed).toBe(UNREADABLE);
    expect((await profileOf(uid)).credits).toBe(600);
    await Promise.all(broken.map((ref) => ref.delete()));
  });
});

describe('a customer from before the sums were kept', () => {
  it('is granted no month again, and goes on with the next', async () => {
    const uid = await givenProfile({ credits: 0 });
    const { customerId, subscriptionId } = await world.pay(uid, { planId: 'PLUS' });
    await world.hear(customerId);
    const { invoice, from, until } = await formerPeriod(subscriptionId);
    // Documents as they were: paid periods, grants by month, no sums.
    const month = from.toISOString().slice(0, 7);
    const times = { created_at: from, updated_at: from };
    const fields = { user_id: uid, subscription_id: subscriptionId, invoice_id: invoice, month };
    const grants = db.collection(COLLECTIONS.creditGrants);
    await grants.doc(`${uid}_1`).delete();
    const ledger = db.collection(COLLECTIONS.creditsTransactions);
    const row = await ledger.doc(`grant_${uid}_1`).get();
    await ledger.doc(`grant_${subscriptionId}:${month}`).set(row.data() ?? {});
    await row.ref.delete();
    await grants
      .doc(`${subscriptionId}:${month}`)
      .set({ ...fields, plan_id: 'PLUS', amount: 300, ...times });
    await db
      .collection(COLLECTIONS.billingCustomers)
      .doc(uid)
      .set({
        user_id: uid,
        customer_id: customerId,
        subscriptions: [
          {
            id: subscriptionId,
            state: 'active',
            plan_id: 'PLUS',
            ends_at_period_end: false,
            paid: [
              {
                subscription_id: subscriptionId,
                invoice_id: invoice,
                plan_id: 'PLUS',
                paid_from: from,
                paid_until: until,
                anchor: from,
              },
            ],
          },
        ],
        next_check_at: until,
        ...times,
      });
    await world.ports.billing.settle({ uid, now: world.ports.now() });
    expect((await profileOf(uid)).credits).toBe(300);
    await world.hear(customerId);
    expect((await profileOf(uid)).credits).toBe(300);
    await world.renew(subscriptionId);
    await world.hear(customerId);
    expect((await profileOf(uid)).credits).toBe(600);
    await world.hear(customerId);
    expect((await profileOf(uid)).credits).toBe(600);
    expect(await settledOf(uid)).toBe(600);
  });
});

async function formerPeriod(subscriptionId: string) {
  const invoice = await lastInvoiceOf(subscriptionId);
  const [line] = (await world.sdk.invoices.retrieve(invoice)).lines.data;
  const dateOf = (seconds = 0) => new Date(seconds * 1_000);
  return { invoice, from: dateOf(line?.period.start), until: dateOf(line?.period.end) };
}

describe('a change of plan', () => {
  /** The page of the portal where somebody who asked for this price has come. */
  async function pageFor(uid: string, priceId: string) {
    const opened = await createCheckout({ uid, email: null, priceId }, world.ports);
    if (!opened.ok) throw new Error(opened.refusal.reason);
    return (await fetch(opened.value.url)).text();
  }

  it('is asked for by its name, and the portal confirms that one', async () => {
    const uid = await givenProfile();
    await world.pay(uid, { planId: 'STARTER' });
    const page = await pageFor(uid, LOCAL_PRICE_IDS.CREATOR.monthly);
    expect(page).toContain('Confirm your change');
    expect(page).toContain('CREATOR');
    expect(page).not.toContain('Cancel subscription');
  });

  it('begins at the start page where there is more to say: it is that plan, or it ends', async () => {
    const uid = await givenProfile();
    const { subscriptionId } = await world.pay(uid, { planId: 'CREATOR' });
    expect(await pageFor(uid, LOCAL_PRICE_IDS.CREATOR.monthly)).toContain('Cancel subscription');
    await world.control.cancel(subscriptionId, 'period_end');
    expect(await pageFor(uid, LOCAL_PRICE_IDS.PLUS.monthly)).toContain('Resume');
  });
});
