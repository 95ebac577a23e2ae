import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { SECRET_KEY, refusalOf, sdk, startWorld } from '../testing/world.ts';

describe('what is not there', () => {
  it.each(['nope', '__proto__', 'constructor', 'a b/c', '../customers', '%00', '💸'])(
    'answers 404 to the id %j',
    async (id) => {
      const { stripe } = await startWorld();
      const asked = [
        stripe.customers.retrieve(id),
        stripe.checkout.sessions.retrieve(id),
        stripe.subscriptions.retrieve(id),
        stripe.invoices.retrieve(id),
        stripe.events.retrieve(id),
        stripe.prices.retrieve(id),
      ];
      for (const refusal of await Promise.all(asked.map(refusalOf))) {
        expect(refusal).toMatchObject({ statusCode: 404, code: 'resource_missing' });
      }
    },
  );

  it('answers 400 where a parameter names it', async () => {
    const { stripe, checkout } = await startWorld();
    expect(await refusalOf(checkout({ customer: 'cus_no' }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
      message: "No such customer: 'cus_no'",
    });
    const asked = stripe.subscriptions.list({ customer: 'cus_no' });
    expect(await refusalOf(asked)).toMatchObject({ statusCode: 400, param: 'customer' });
  });
});

describe('a key', () => {
  it.each(['sk_test_wrong', `${SECRET_KEY}x`])('other than ours is refused: %s', async (key) => {
    const { url } = await startWorld();
    expect(await refusalOf(sdk(url, key).customers.list())).toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
  });

  it('is needed', async () => {
    const { url } = await startWorld();
    const reply = await fetch(`${url}/v1/customers`);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('request-id')).toMatch(/^req_/);
  });
});

const REFUSED: [string, Partial<Stripe.Checkout.SessionCreateParams>, string][] = [
  ['an unknown price', { line_items: [{ price: 'price_no' }] }, 'line_items[0][price]'],
  ['no item', { line_items: [] }, 'line_items'],
  [
    'a quantity below one',
    { line_items: [{ price: 'price_plus', quantity: 0 }] },
    'line_items[0][quantity]',
  ],
  ['another mode', { mode: 'setup' }, 'mode'],
  ['a script for an address', { success_url: 'javascript:alert(1)' }, 'success_url'],
  ['a path for an address', { cancel_url: '/pricing' }, 'cancel_url'],
  ['data for an address', { cancel_url: 'data:text/html,x' }, 'cancel_url'],
  ['a time of the past', { expires_at: 1 }, 'expires_at'],
];

describe('a checkout session', () => {
  it.each(REFUSED)('is refused with %s', async (_, params, param) => {
    const { stripe, checkout } = await startWorld();
    expect(await refusalOf(checkout(params))).toMatchObject({ statusCode: 400, param });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });

  it('is for a customer or an e-mail, not both', async () => {
    const { stripe, checkout } = await startWorld();
    const { id } = await stripe.customers.create();
    const refusal = await refusalOf(checkout({ customer: id, customer_email: 'ada@app.test' }));
    expect(refusal.message).toContain('only specify one');
  });

  it('is not for a customer who was deleted', async () => {
    const { stripe, checkout } = await startWorld();
    const { id } = await stripe.customers.create();
    await stripe.customers.del(id);
    expect(await refusalOf(checkout({ customer: id }))).toMatchObject({ param: 'customer' });
    const portal = stripe.billingPortal.sessions.create({ customer: id });
    expect(await refusalOf(portal)).toMatchObject({ param: 'customer' });
  });

  it('can be expired while it is open', async () => {
    const { stripe, checkout, heard } = await startWorld();
    const { id } = await checkout();
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    expect(await refusalOf(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
    expect(await heard()).toEqual(['checkout.session.expired']);
  });
});

describe('a portal session', () => {
  it('leads back to the web only', async () => {
    const { stripe } = await startWorld();
    const { id } = await stripe.customers.create();
    const asked = stripe.billingPortal.sessions.create({
      customer: id,
      return_url: 'javascript:alert(1)',
    });
    expect(await refusalOf(asked)).toMatchObject({ code: 'url_invalid', param: 'return_url' });
  });
});
