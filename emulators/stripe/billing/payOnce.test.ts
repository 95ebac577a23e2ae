import { describe, expect, it } from 'vitest';
import { refusalOf, startWorld } from '../testing/world.ts';

const PRICES = {
  price_plus: { planName: 'Plus', unitAmount: 1400, interval: 'month' },
  price_pack: { planName: 'Pack', unitAmount: 900, interval: null },
} as const;

async function packWorld() {
  const world = await startWorld({ prices: PRICES });
  const { id: customer } = await world.stripe.customers.create({ email: 'ada@app.test' });
  const open = () =>
    world.stripe.checkout.sessions.create({
      mode: 'payment',
      customer,
      line_items: [{ price: 'price_pack', quantity: 1 }],
      invoice_creation: { enabled: true },
      metadata: { credits: '50' },
      success_url: 'http://app.test/paid?session={CHECKOUT_SESSION_ID}',
    });
  await world.heard();
  return { ...world, customer, open };
}

describe('a payment that is made once', () => {
  it('has an intent and a charge, and an invoice that tells of it', async () => {
    const { stripe, control, open, customer } = await packWorld();
    const { id } = await open();
    const { paymentIntent, subscription } = await control.pay(id);
    expect(subscription).toBeNull();
    const {
      invoice,
      payment_intent: intent,
      ...paid
    } = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent', 'invoice.payments'],
    });
    expect(paid).toMatchObject({
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 900,
      metadata: { credits: '50' },
      subscription: null,
    });
    expect(intent).toMatchObject({ id: paymentIntent, status: 'succeeded', amount: 900 });
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'manual',
      total: 900,
      amount_paid: 900,
      parent: null,
      payments: { data: [{ amount_paid: 900, payment: { payment_intent: paymentIntent } }] },
      lines: { data: [{ subscription: null, parent: { type: 'invoice_item_details' } }] },
    });
    const { data: charges } = await stripe.charges.list({ customer });
    expect(charges).toMatchObject([{ status: 'succeeded', amount: 900 }]);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  });

  it('tells of the session first, then of its invoice', async () => {
    const { control, open, heard } = await packWorld();
    await control.pay((await open()).id);
    expect(await heard()).toEqual([
      'checkout.session.completed',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
  });

  it('is made once, however often Pay is pressed', async () => {
    const { stripe, control, open, customer } = await packWorld();
    const { id } = await open();
    await control.pay(id);
    await control.pay(id);
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  it('is given back by a refund, and taken back by a dispute', async () => {
    const { stripe, control, open, heard } = await packWorld();
    const first = await control.pay((await open()).id);
    const second = await control.pay((await open()).id);
    await heard();
    await stripe.refunds.create({ payment_intent: first.paymentIntent ?? '', amount: 300 });
    const { id: dispute } = await control.dispute(second.invoice ?? '');
    await control.closeDispute(dispute, 'lost');
    expect(await heard()).toEqual([
      'refund.created',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
  });

  it('by a debit is complete and unpaid until the bank has answered', async () => {
    const { stripe, control, open, heard, customer } = await packWorld();
    const [good, bad] = [(await open()).id, (await open()).id];
    for (const id of [good, bad]) {
      await control.debit(id);
      const session = await stripe.checkout.sessions.retrieve(id);
      expect(session).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
        invoice: null,
      });
    }
    await heard();
    await control.clear(good);
    await control.clear(bad, 'failed');
    const told = await heard();
    expect(told[0]).toBe('checkout.session.async_payment_succeeded');
    expect(told.at(-1)).toBe('checkout.session.async_payment_failed');
    const states = (await stripe.checkout.sessions.list({ customer })).data.map(
      ({ payment_status: status }) => status,
    );
    expect(states.toSorted()).toEqual(['paid', 'unpaid']);
  });

  it('is shown as such on its page', async () => {
    const { open } = await packWorld();
    const page = await (await fetch((await open()).url ?? '')).text();
    expect(page).toContain('<dd>Once</dd>');
    expect(page).not.toContain('per null');
  });
});

describe('the two modes', () => {
  it.each([
    ['a subscription of what is paid once', { mode: 'subscription', price: 'price_pack' }],
    ['a payment of what is paid each month', { mode: 'payment', price: 'price_plus' }],
  ] as const)('are not mixed: %s', async (_, { mode, price }) => {
    const { checkout } = await packWorld();
    const refusal = await refusalOf(checkout({ mode, line_items: [{ price, quantity: 1 }] }));
    expect(refusal.statusCode).toBe(400);
  });

  it('leave a subscription with the price of a plan', async () => {
    const { stripe, control, checkout } = await packWorld();
    const { subscription } = await control.pay((await checkout()).id);
    const [item] = (await stripe.subscriptions.retrieve(subscription ?? '')).items.data;
    const change = stripe.subscriptions.update(subscription ?? '', {
      items: [{ id: item?.id ?? '', price: 'price_pack' }],
    });
    expect((await refusalOf(change)).statusCode).toBe(400);
  });
});
