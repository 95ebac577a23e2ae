import { randomUUID } from 'node:crypto';
import { IMPOSSIBLE } from '@lumashot/domain/admin/impossible';
import { PACKS } from '@lumashot/domain/billing/packs';
import { GRANT_CAP_MONTHS } from '@lumashot/domain/billing/grantCap';
import { PLANS } from '@lumashot/domain/billing/plans';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stripeOperatorPayments } from '../../functions/src/adapters/stripe/operatorPayments.ts';
import type { AdminPorts } from '../../functions/src/usecases/admin/ports.ts';
import { look } from '../../functions/src/usecases/admin/look.ts';
import { closeAdmin } from '../support/admin.ts';
import { acted, adminPorts, auditOf, OPERATOR } from '../support/accounts/adminPorts.ts';
import { billingWorld, type BillingWorld } from '../support/billing/billing.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

let world: BillingWorld;
let ports: AdminPorts;
beforeAll(async () => {
  world = await billingWorld();
  ports = adminPorts({ payments: stripeOperatorPayments(world.sdk) });
});
afterAll(async () => {
  await world.stop();
  await closeAdmin();
});

let uid: string;
beforeEach(async () => {
  uid = await givenProfile();
});

async function givenSubscriber() {
  const paid = await world.pay(uid);
  await world.hear(paid.customerId);
  const seen = await ports.payments.payments(paid.customerId);
  return { ...paid, chargeId: seen[0]?.chargeId ?? '' };
}

it('a refund is asked of Stripe once, and its event does the books', async () => {
  const { customerId, chargeId } = await givenSubscriber();
  expect((await moneyOf(uid)).profile.credits).toBe(10 + PLANS.PLUS.credits);
  const action = { kind: 'refund', uid, chargeId, cents: null } as const;
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => acted({ action, key, ports })));
  expect((await world.sdk.refunds.list({ charge: chargeId })).data).toHaveLength(1);
  // Nothing of ours was written before Stripe said so.
  expect((await moneyOf(uid)).profile.credits).toBe(10 + PLANS.PLUS.credits);
  await world.hear(customerId);
  expect((await moneyOf(uid)).profile.credits).toBe(10);
  expect(await brokenInvariants(uid)).toEqual([]);

  expect(await acted({ action, ports })).toContain(IMPOSSIBLE['payment-returned']);
  expect((await world.sdk.refunds.list({ charge: chargeId })).data).toHaveLength(1);
  expect(await auditOf(uid)).toMatchObject([{ kind: 'refund' }, { kind: 'refund' }]);
});

it('a part is refunded, and never more than is left', async () => {
  const { chargeId } = await givenSubscriber();
  const cents = PLANS.PLUS.monthlyCents - 100;
  const action = { kind: 'refund', uid, chargeId, cents } as const;
  expect(await acted({ action, ports })).toContain('Refunded');
  expect(await acted({ action, ports })).toContain(IMPOSSIBLE['refund-too-large']);
});

it('a payment of another, or of nobody, is not refunded', async () => {
  const { chargeId } = await givenSubscriber();
  const other = await givenProfile();
  const mine = uid;
  const action = { kind: 'refund', uid: other, chargeId, cents: null } as const;
  expect(await acted({ action, ports })).toContain(IMPOSSIBLE['payment-missing']);
  uid = other;
  await givenSubscriber();
  expect(await acted({ action, ports })).toContain(IMPOSSIBLE['payment-missing']);
  const unknown = { kind: 'refund', uid: mine, chargeId: 'ch_none', cents: null } as const;
  expect(await acted({ action: unknown, ports })).toContain(IMPOSSIBLE['payment-missing']);
});

it.each(['now', 'period-end'] as const)('a subscription is ended: %s', async (when) => {
  const { customerId, subscriptionId } = await givenSubscriber();
  const action = { kind: 'cancel', uid, subscriptionId, when } as const;
  const key = randomUUID();
  expect(await acted({ action, key, ports })).toContain('at Stripe');
  expect(await acted({ action, key, ports })).toContain('(again)');
  await world.hear(customerId);
  expect((await moneyOf(uid)).profile.has_active_subscription).toBe(when === 'period-end');
  const seen = await look(
    { actor: { id: OPERATOR, role: 'operator' }, asked: { kind: 'payments', uid } },
    ports,
  );
  expect(seen).toMatchObject({
    value: {
      customerId,
      payments: [{ cents: PLANS.PLUS.monthlyCents, refundedCents: 0, isPaid: true }],
      subscriptions: [
        when === 'now' ? { state: 'canceled' } : { state: 'active', endsAtPeriodEnd: true },
      ],
    },
  });
  // By another key: one that is over is not ended again, one that ends with its time may be.
  expect(await acted({ action, ports })).toContain(
    when === 'now' ? IMPOSSIBLE['subscription-ended'] : 'at Stripe',
  );
});

it('a gift takes nothing from the months of a plan that are to come, up to its cap', async () => {
  const { customerId, subscriptionId } = await givenSubscriber();
  const gift = PACKS.L.credits;
  await acted({ action: { kind: 'credits', uid, amount: gift }, ports });
  for (let month = 0; month < GRANT_CAP_MONTHS; month += 1) {
    await world.renew(subscriptionId);
    await world.hear(customerId);
  }
  expect((await moneyOf(uid)).profile).toMatchObject({
    credits: PLANS.PLUS.credits * GRANT_CAP_MONTHS + gift,
    credits_purchased: gift,
  });
  expect(await brokenInvariants(uid)).toEqual([]);
});
