import { expect, it } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../../../scripts/lib/localStripe.ts';
import { billingHere } from '../../../../tests/support/billingHere.ts';

const { PLUS } = LOCAL_PRICE_IDS;

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
