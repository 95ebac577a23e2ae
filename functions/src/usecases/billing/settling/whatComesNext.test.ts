import { expect, it } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../../../../scripts/lib/settings/localStripe.ts';
import { billingHere } from '../../../../../tests/support/billing/billingHere.ts';

const { CREATOR, PLUS, STARTER } = LOCAL_PRICE_IDS;

it('says of a payment that it failed until it is paid, also while access lasts', async () => {
  const world = await billingHere();
  const id = await world.buy(PLUS.monthly);
  expect(world.memory.profile()).toMatchObject({ had_plan: true, payment_overdue: false });
  const { latestInvoice } = await world.control.renew(id, 'failed');
  await world.hear();
  expect(world.memory.profile()).toMatchObject({
    has_active_subscription: true,
    payment_overdue: true,
  });
  await world.control.payInvoice(latestInvoice ?? '');
  await world.hear();
  expect(world.memory.profile()).toMatchObject({ had_plan: true, payment_overdue: false });
  await world.control.cancel(id, 'now');
  await world.hear();
  expect(world.memory.profile()).toMatchObject({ has_active_subscription: false, had_plan: true });
});

it('counts the next credits by the plan that waits for the renewal', async () => {
  const world = await billingHere();
  const id = await world.buy(CREATOR.monthly);
  expect(world.memory.profile()).toMatchObject({
    next_plan_id: null,
    next_credits: { due: 1_000, plan_id: 'CREATOR' },
  });
  world.memory.spend(900);
  await world.change(id, PLUS.monthly);
  await world.change(id, STARTER.monthly);
  const promised = world.memory.profile();
  expect(promised).toMatchObject({
    plan_id: 'CREATOR',
    next_plan_id: 'STARTER',
    next_credits: { due: 100, plan_id: 'STARTER' },
  });
  await world.control.renew(id);
  await world.hear();
  expect(world.memory.entries().at(-1)?.amount).toBe(promised.next_credits?.due);
  expect(world.memory.profile()).toMatchObject({ plan_id: 'STARTER', next_plan_id: null });
});

it('promises nothing that makes up for credits of a payment that went back', async () => {
  const world = await billingHere();
  const id = await world.buy(PLUS.yearly);
  world.memory.spend(300);
  const [charge] = (await world.stripe.charges.list({ customer: world.customerId() })).data;
  await world.stripe.refunds.create({ charge: charge?.id ?? '', amount: 7_200 });
  await world.hear();
  const { next_credits: next } = world.memory.profile();
  // Half of 300 are kept a month: what was spent of the first one comes back with the second.
  expect(next).toEqual({ due: 0, plan_id: 'PLUS' });
  await world.pass(31);
  expect(world.memory.entries().at(-1)?.amount).toBe(300);
  expect(world.memory.profile().next_credits).toEqual({ due: 150, plan_id: 'PLUS' });
  expect((await world.stripe.subscriptions.retrieve(id)).status).toBe('active');
});
