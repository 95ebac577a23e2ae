import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { DAY, START, refusalOf, startWorld } from '../testing/world.ts';

/** Customers `0` to `count - 1`, each a day after the last. */
async function customers(count: number) {
  const world = await startWorld();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await world.stripe.customers.create({ name: String(index) });
    ids.push(id);
    await world.control.advance(DAY);
  }
  return { ...world, ids };
}

describe('a list', () => {
  it('begins with the newest and goes on after a cursor', async () => {
    const { stripe, ids } = await customers(3);
    const first = await stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const next = await stripe.customers.list({ limit: 2, starting_after: ids[1] ?? '' });
    expect(next.data.map(({ id }) => id)).toEqual([ids[0]]);
    expect(next.has_more).toBe(false);
    const back = await stripe.customers.list({ limit: 1, ending_before: ids[0] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual([ids[1]]);
    expect(back.has_more).toBe(true);
  });

  it('is turned page by page by the SDK', async () => {
    const { stripe, ids } = await customers(5);
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('puts the later of one second first', async () => {
    const { stripe } = await startWorld();
    const first = await stripe.customers.create();
    const second = await stripe.customers.create();
    const { data } = await stripe.customers.list();
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('keeps to a range of time', async () => {
    const { stripe, ids } = await customers(4);
    const { data } = await stripe.customers.list({ created: { gt: START, lte: START + 2 * DAY } });
    expect(data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const exact = await stripe.customers.list({ created: START });
    expect(exact.data.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('refuses a limit or a cursor that makes no sense', async () => {
    const { stripe } = await startWorld();
    expect(await refusalOf(stripe.customers.list({ limit: 0 }))).toMatchObject({ param: 'limit' });
    expect(await refusalOf(stripe.customers.list({ limit: 101 }))).toMatchObject({
      param: 'limit',
    });
    expect(await refusalOf(stripe.customers.list({ starting_after: 'cus_no' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'starting_after',
    });
  });
});

describe('the list of events', () => {
  it('keeps to the types asked for, over many pages', async () => {
    const { stripe, subscriber } = await startWorld();
    await subscriber();
    const events = await stripe.events
      .list({ types: ['invoice.paid', 'customer.subscription.created'], limit: 1 })
      .autoPagingToArray({ limit: 100 });
    expect(events.map(({ type }) => type)).toEqual([
      'invoice.paid',
      'customer.subscription.created',
    ]);
  });

  it('keeps to a range of time, and forgets what is older than thirty days', async () => {
    const { stripe, subscriber, control } = await startWorld();
    const { subscriptionId } = await subscriber();
    const before = await stripe.events.list({ limit: 100 });
    expect(before.data).toHaveLength(7);
    // The period is 31 days long.
    await control.renew(subscriptionId);
    const { data } = await stripe.events.list({ limit: 100 });
    expect(data.map(({ type }) => type).toReversed()).toEqual([
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const [event] = data;
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });
    const since = { gte: (event?.created ?? 0) + 1 };
    expect((await stripe.events.list({ created: since })).data).toEqual([]);
  });

  it('names the request that caused an event', async () => {
    const { stripe } = await startWorld();
    const { lastResponse } = await stripe.customers.create({}, { idempotencyKey: 'mine' });
    const [event] = (await stripe.events.list()).data;
    expect(event?.request).toEqual({ id: lastResponse.requestId, idempotency_key: 'mine' });
    expect(event?.api_version).toBe(Stripe.API_VERSION);
  });
});

describe('the other lists', () => {
  it('keep to what is asked for', async () => {
    const { stripe, checkout, subscriber } = await startWorld();
    const { customerId: customer, subscriptionId, sessionId } = await subscriber();
    await checkout();
    const sessions = await stripe.checkout.sessions.list({ customer, status: 'complete' });
    expect(sessions.data.map(({ id }) => id)).toEqual([sessionId]);
    const price = 'price_plus';
    const subscriptions = await stripe.subscriptions.list({ customer, price, status: 'active' });
    expect(subscriptions.data.map(({ id }) => id)).toEqual([subscriptionId]);
    expect((await stripe.subscriptions.list({ status: 'canceled' })).data).toEqual([]);
    expect((await stripe.invoices.list({ customer, status: 'open' })).data).toEqual([]);
    const prices = await stripe.prices.list({ recurring: { interval: 'year' } });
    expect(prices.data.map(({ id }) => id)).toEqual(['price_plus_year']);
  });

  it('of lines belong to their owner', async () => {
    const { stripe, subscriber } = await startWorld();
    const { sessionId, subscriptionId } = await subscriber();
    const items = await stripe.checkout.sessions.listLineItems(sessionId);
    expect(items.data[0]).toMatchObject({ price: { id: 'price_plus' }, amount_total: 1400 });
    const [invoice] = (await stripe.invoices.list({ subscription: subscriptionId })).data;
    const lines = await stripe.invoices.listLineItems(invoice?.id ?? '');
    expect(lines.data).toEqual(invoice?.lines.data);
  });
});
