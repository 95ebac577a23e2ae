import { expect, it } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../../../../scripts/lib/settings/localStripe.ts';
import { billingHere } from '../../../../../tests/support/billing/billingHere.ts';
import { createCheckout } from './createCheckout.ts';

const { STARTER, PLUS, CREATOR } = LOCAL_PRICE_IDS;

/** A plan whose money goes back while it goes on. */
async function returned(by: 'refund' | 'dispute') {
  const world = await billingHere();
  const { stripe, control } = world;
  const id = await world.buy(PLUS.monthly);
  const [charge] = (await stripe.charges.list({ customer: world.customerId() })).data;
  if (by === 'refund') await stripe.refunds.create({ charge: charge?.id ?? '' });
  else {
    const dispute = await control.dispute(charge?.id ?? '');
    await control.closeDispute(dispute.id, 'lost');
  }
  await world.hear();
  const paid = async () => {
    const { data } = await stripe.charges.list({ customer: world.customerId() });
    return data.map(({ amount, amount_refunded: back }) => amount - back);
  };
  return { ...world, id, paid };
}

it.each(['refund', 'dispute'] as const)(
  'ends a plan whose money went back by a %s before it sells another',
  async (by) => {
    const world = await returned(by);
    const before = world.memory.profile();
    expect(before.has_active_subscription).toBe(false);
    // People are told that it goes on, and when it charges.
    expect(before.charges_again_at).toEqual(new Date('2030-02-15T12:00:00Z'));
    await world.pass(9);
    await world.buy(PLUS.monthly);
    expect((await world.stripe.subscriptions.retrieve(world.id)).status).toBe('canceled');
    expect(world.memory.profile()).toMatchObject({
      has_active_subscription: true,
      charges_again_at: null,
    });
    // The old one would have charged within this time.
    const kept = (await world.paid()).length;
    await world.pass(25);
    expect(await world.paid()).toHaveLength(kept);
  },
);

it('leads to the portal whoever has a plan that goes on and was never paid', async () => {
  const world = await billingHere();
  const id = await world.buy(PLUS.monthly);
  await world.hear();
  const { stripe } = world;
  const invoices = stripe.invoices.list.bind(stripe.invoices);
  // A customer's credit of 100 percent, an operator's trial: active, and no line that cost anything.
  stripe.invoices.list = (...asked) => {
    const page = invoices(...asked);
    page.autoPagingToArray = async () => [];
    return page;
  };
  world.memory.forgetLines();
  await world.hear();
  expect(world.memory.profile().has_active_subscription).toBe(false);
  expect(await world.open(PLUS.monthly)).toContain('/p/session/');
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('says which page it opened: a checkout, the portal, or one change to be confirmed there', async () => {
  const world = await billingHere();
  const opened = async (priceId: string) => {
    const request = { uid: world.memory.uid, email: null, priceId };
    const made = await createCheckout(request, world.ports());
    return made.ok ? { ...made.value, url: '' } : made.refusal.reason;
  };
  expect(await opened(PLUS.monthly)).toEqual({ url: '', opened: 'checkout' });
  const id = await world.buy(PLUS.monthly);
  const start = { url: '', opened: 'portal', isChange: false };
  expect(await opened(PLUS.monthly)).toEqual(start);
  expect(await opened(CREATOR.monthly)).toEqual({ ...start, isChange: true });
  // While a change waits for the renewal, the page says that first.
  await world.change(id, STARTER.monthly);
  expect(await opened(CREATOR.monthly)).toEqual(start);
  expect(await opened(STARTER.monthly)).toEqual(start);
  await world.control.portal(id, { action: 'keep' });
  await world.hear();
  expect(await opened(CREATOR.monthly)).toEqual({ ...start, isChange: true });
});
