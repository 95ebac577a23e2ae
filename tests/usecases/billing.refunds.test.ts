import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { stripeInProcess } from '../../emulators/stripe/inProcess.ts';
import { readCharge, refundedCents } from '../../functions/src/adapters/stripe/chargeRead.ts';
import { isHandled } from '../../functions/src/adapters/stripe/events.ts';
import { stripeOperatorPayments } from '../../functions/src/adapters/stripe/operatorPayments.ts';
import { verifyEvent } from '../../functions/src/adapters/stripe/verifyEvent.ts';
import { LOCAL_PACK_PRICE_IDS, localPrices } from '../../scripts/lib/settings/localStripe.ts';

/** Somebody who has paid once, at a Stripe in this process. */
async function paidOnce() {
  const { stripe, control, takeEvents } = stripeInProcess({
    prices: localPrices(),
    secretKey: 'key-of-this-test',
  });
  const { id: customer } = await stripe.customers.create();
  const session = await stripe.checkout.sessions.create({
    customer,
    mode: 'payment',
    line_items: [{ price: LOCAL_PACK_PRICE_IDS.S, quantity: 1 }],
    success_url: 'http://app.test/paid',
    cancel_url: 'http://app.test/plans',
  });
  await control.pay(session.id);
  const [charge] = (await stripe.charges.list({ customer })).data;
  if (charge === undefined) throw new Error('nothing was charged');
  return { stripe, control, takeEvents, customer, charge: charge.id };
}

/** As it arrives at the webhook. */
function heard(event: object) {
  const [body, secret] = [JSON.stringify(event), 'secret of this test'];
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return verifyEvent({ body: Buffer.from(body), signature, secret });
}

it('a refund that failed is heard of, by all that Stripe says, and of whom', async () => {
  const { stripe, control, takeEvents, customer, charge } = await paidOnce();
  const refund = await stripe.refunds.create({ charge });
  takeEvents();
  await control.failRefund(refund.id);
  const told = takeEvents();
  expect(told.map(({ type }) => type)).toEqual([
    'refund.updated',
    'charge.refund.updated',
    'refund.failed',
  ]);
  for (const event of told) {
    expect([event.type, isHandled(event.type)]).toEqual([event.type, true]);
    expect(heard(event)).toMatchObject({ customerId: customer, chargeId: charge });
    // API versions before the field name the charge alone.
    const object = { ...event.data.object, customer: undefined };
    const older = { ...event, data: { object } };
    expect(heard(older)).toMatchObject({ customerId: null, chargeId: charge });
  }
});

it('counts what was given back or is on its way, and nothing that came back', async () => {
  const { stripe, charge } = await paidOnce();
  for (const amount of [1, 2, 4, 8, 16]) await stripe.refunds.create({ charge, amount });
  const { refunds } = await readCharge(stripe, await stripe.charges.retrieve(charge));
  // Each state that Stripe knows.
  const states = ['succeeded', 'pending', 'requires_action', 'failed', 'canceled'];
  const inEach = refunds
    .toSorted((one, other) => one.amount - other.amount)
    .map((refund, at) => ({ ...refund, status: states[at] ?? null }));
  expect(inEach).toHaveLength(states.length);
  expect(refundedCents(inEach)).toBe(1 + 2 + 4);
});

it('an operator sees what the customer has got, and asks Stripe for no second refund', async () => {
  const { stripe, control, customer, charge } = await paidOnce();
  const { id } = await stripe.refunds.create({ charge });
  const payments = stripeOperatorPayments(stripe);
  const refunded = async () => (await payments.payments(customer))[0]?.refundedCents;
  expect(await refunded()).toBe(900);
  await control.failRefund(id, { amountRefunded: 'stays' });
  expect(await refunded()).toBe(0);
  const again = { customerId: customer, chargeId: charge, cents: null, key: 'again' };
  expect(await payments.refund(again)).toBe('payment-returned');
});
