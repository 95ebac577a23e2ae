import { describe, expect, it } from 'vitest';
import { refusalOf, startWorld } from '../testing/world.ts';

describe('expand', () => {
  it('puts objects where their ids stand, several levels deep', async () => {
    const { stripe, subscriber } = await startWorld();
    const { sessionId, subscriptionId, customerId } = await subscriber();
    const session = await stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['subscription.latest_invoice', 'customer'],
    });
    expect(session).toMatchObject({
      customer: { id: customerId, email: 'ada@app.test' },
      subscription: {
        customer: customerId,
        latest_invoice: { object: 'invoice', status: 'paid' },
      },
    });
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['items.data.price.product'],
    });
    expect(subscription.items.data[0]?.price.product).toMatchObject({ name: 'Plus' });
  });

  it('works in lists and in answers to changes', async () => {
    const { stripe, subscriber, checkout } = await startWorld();
    const { customerId } = await subscriber();
    const { data } = await stripe.subscriptions.list({ expand: ['data.customer'] });
    expect(data).toMatchObject([{ customer: { id: customerId } }]);
    const session = await checkout({ customer: customerId, expand: ['line_items', 'invoice'] });
    expect(session).toMatchObject({
      invoice: null,
      line_items: { data: [{ price: { id: 'price_plus' } }] },
    });
  });

  it('leaves events as they were: what is stored has ids only', async () => {
    const { stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] });
    expect(typeof (await stripe.subscriptions.retrieve(subscriptionId)).customer).toBe('string');
  });

  it.each(['status', 'nothing', '__proto__', 'constructor.customer', 'a.b.c.d.customer', ''])(
    'refuses %j',
    async (path) => {
      const { stripe, subscriber } = await startWorld();
      const { subscriptionId } = await subscriber();
      const asked = stripe.subscriptions.retrieve(subscriptionId, { expand: [path] });
      expect(await refusalOf(asked)).toMatchObject({ statusCode: 400, param: 'expand' });
    },
  );

  it('changes nothing when it is refused', async () => {
    const { stripe } = await startWorld();
    await refusalOf(stripe.customers.create({ expand: ['nothing'] }));
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});
