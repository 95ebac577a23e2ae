import { expect, it } from 'vitest';
import { billingHere } from '../../../../../tests/support/billing/billingHere.ts';
import { LOCAL_PRICE_IDS } from '../../../../../scripts/lib/settings/localStripe.ts';

const OLD = LOCAL_PRICE_IDS.PLUS;

/** PLUS is dearer from now on; who has it stays at the old price. */
async function raisePrice(
  world: Awaited<ReturnType<typeof billingHere>>,
  { isWritten = true } = {},
) {
  const { stripe } = world;
  const before = await stripe.prices.retrieve(OLD.monthly);
  const product = typeof before.product === 'string' ? before.product : before.product.id;
  const priced = { product, currency: 'usd' };
  const [monthly, yearly] = await Promise.all([
    stripe.prices.create({ ...priced, unit_amount: 2_900, recurring: { interval: 'month' } }),
    stripe.prices.create({ ...priced, unit_amount: 15_900, recurring: { interval: 'year' } }),
  ]);
  const now = { monthly: monthly.id, yearly: yearly.id };
  const former = { monthly: [OLD.monthly], yearly: [OLD.yearly] };
  await world.sell({ ...LOCAL_PRICE_IDS, PLUS: now }, isWritten ? { PLUS: former } : {});
  return now;
}

it('gives what is paid at a former price', async () => {
  const world = await billingHere();
  const id = await world.buy(OLD.monthly);
  await raisePrice(world);
  await world.control.renew(id, 'paid');
  await world.hear();
  expect(world.memory.profile()).toMatchObject({ credits: 600, has_active_subscription: true });
  // Whom we know to have a plan is not sold a second one.
  expect(await world.open(LOCAL_PRICE_IDS.STARTER.monthly)).toContain('/p/session/');
});

it('takes the rest of a plan at a former price when it is upgraded', async () => {
  const world = await billingHere();
  const id = await world.buy(OLD.yearly);
  await raisePrice(world);
  await world.change(id, LOCAL_PRICE_IDS.CREATOR.yearly);
  for (let month = 0; month < 13; month += 1) {
    world.memory.spend(100_000);
    await world.pass(31);
  }
  const given = world.memory.entries().map(({ amount }) => amount);
  // Twelve months of CREATOR, and the first of the next year: the months of PLUS are gone.
  expect(given.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(14_000);
});

it('sells no former price', async () => {
  const world = await billingHere();
  await raisePrice(world);
  await expect(world.open(OLD.monthly)).rejects.toThrow('price-unknown');
});

it('ends a second subscription beside one at a former price', async () => {
  const ended: boolean[] = [];
  const world = await billingHere({ double: ({ isEnded }) => void ended.push(isEnded) });
  await world.buy(OLD.yearly);
  const now = await raisePrice(world);
  const customer = world.customerId();
  const url = await world.ports().payments.createCheckout({
    uid: world.memory.uid,
    customerId: customer,
    priceId: now.monthly,
    successUrl: 'http://app.test/paid',
    cancelUrl: 'http://app.test/plans',
  });
  await world.control.pay(/cs_\w+/.exec(url)?.[0] ?? '');
  await world.hear();
  expect(ended).toEqual([true]);
});

it('tells of a paid price that is in no table', async () => {
  const told: string[] = [];
  const world = await billingHere({ priceUnknown: ({ priceIds }) => void told.push(...priceIds) });
  await world.buy(OLD.monthly);
  await world.hear();
  expect(told).toEqual([]);
  await raisePrice(world, { isWritten: false });
  await world.hear();
  expect(told).toEqual([OLD.monthly]);
});
