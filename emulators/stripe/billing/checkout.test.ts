import { describe, expect, it } from 'vitest';
import { DAY, START, noon, startWorld } from '../testing/world.ts';

describe('the first payment', () => {
  it('turns a session into a subscription with a paid invoice', async () => {
    const { stripe, control, checkout } = await startWorld();
    const { id: customer } = await stripe.customers.create({ metadata: { uid: 'ada' } });
    const session = await checkout({
      customer,
      client_reference_id: 'ada',
      metadata: { campaign: 'spring' },
      subscription_data: { metadata: { uid: 'ada' } },
    });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 1400 });

    const paid = await control.pay(session.id);
    expect(paid.redirect).toBe(`http://app.test/paid?session=${session.id}`);

    const { subscription, invoice, line_items, ...rest } = await stripe.checkout.sessions.retrieve(
      session.id,
      { expand: ['subscription', 'invoice', 'line_items'] },
    );
    expect(rest).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'ada',
      metadata: { campaign: 'spring' },
      customer,
    });
    expect(line_items?.data[0]?.price?.id).toBe('price_plus');
    expect(subscription).toMatchObject({
      id: paid.subscription,
      status: 'active',
      customer,
      metadata: { uid: 'ada' },
      latest_invoice: paid.invoice,
      billing_cycle_anchor: START,
      items: {
        data: [
          {
            current_period_start: START,
            current_period_end: noon(2030, 2, 15),
            price: { id: 'price_plus', unit_amount: 1400, recurring: { interval: 'month' } },
          },
        ],
      },
    });
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 1400,
      amount_remaining: 0,
      parent: {
        subscription_details: { subscription: paid.subscription, metadata: { uid: 'ada' } },
      },
      lines: {
        data: [
          {
            period: { start: START, end: noon(2030, 2, 15) },
            pricing: { price_details: { price: 'price_plus' } },
            parent: { subscription_item_details: { proration: false } },
          },
        ],
      },
    });
  });

  it('tells it all in order, signed', async () => {
    const { control, checkout, heard, receiver } = await startWorld();
    const session = await checkout({ customer_email: 'ada@app.test' });
    await control.pay(session.id);
    expect(await heard()).toEqual([
      'customer.created',
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect(receiver.refused).toEqual([]);
  });

  it('happens once, however often Pay is pressed', async () => {
    const { control, checkout, stripe } = await startWorld();
    const session = await checkout();
    const first = await control.pay(session.id);
    expect(await control.pay(session.id)).toEqual(first);
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
  });

  it('leaves no trace when the card is declined', async () => {
    const { control, checkout, stripe, heard } = await startWorld();
    const session = await checkout();
    expect(await control.decline(session.id)).toMatchObject({ status: 'open', redirect: null });
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect(await heard()).toEqual([]);
  });

  it('is refused when the customer was deleted meanwhile', async () => {
    const { control, checkout, stripe } = await startWorld();
    const { id } = await stripe.customers.create({});
    const session = await checkout({ customer: id });
    await stripe.customers.del(id);
    await expect(control.pay(session.id)).rejects.toThrow('deleted');
  });

  it('comes too late after a day', async () => {
    const { control, checkout, stripe, heard } = await startWorld();
    const session = await checkout();
    await control.advance(DAY);
    await expect(control.pay(session.id)).rejects.toThrow('expired');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect(await heard()).toEqual(['checkout.session.expired']);
  });
});

describe('two open sessions of one customer', () => {
  async function both() {
    const world = await startWorld();
    const { id: customer } = await world.stripe.customers.create({});
    const first = await world.checkout({ customer });
    const second = await world.checkout({ customer });
    const open = async () => {
      const { data } = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
      return data.map(({ id }) => id);
    };
    return { ...world, customer, first: first.id, second: second.id, open };
  }

  it('can both be paid', async () => {
    const { control, stripe, customer, first, second, open } = await both();
    expect(await open()).toEqual([second, first]);
    await control.pay(first);
    expect(await open()).toEqual([second]);
    await control.pay(second);
    const { data } = await stripe.subscriptions.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['active', 'active']);
    const charges = await stripe.charges.list({ customer });
    expect(charges.data.map(({ amount }) => amount)).toEqual([1400, 1400]);
  });

  it('are one when the other has been expired', async () => {
    const { control, stripe, customer, first, second, open } = await both();
    await stripe.checkout.sessions.expire(first);
    expect(await open()).toEqual([second]);
    await expect(control.pay(first)).rejects.toThrow('expired');
    await control.pay(second);
    expect(await open()).toEqual([]);
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });
});
