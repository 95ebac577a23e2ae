import { describe, expect, it } from 'vitest';
import { DAY, refusalOf, startWorld } from '../testing/world.ts';

const KEY = { idempotencyKey: 'customer_ada' };

describe('an idempotency key', () => {
  it('makes a repeated request answer the same and do nothing more', async () => {
    const { stripe, heard } = await startWorld();
    const first = await stripe.customers.create({ name: 'Ada', email: 'ada@app.test' }, KEY);
    const again = await stripe.customers.create({ email: 'ada@app.test', name: 'Ada' }, KEY);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect((await stripe.customers.list()).data).toHaveLength(1);
    expect(await heard()).toEqual(['customer.created']);
  });

  it('serves two requests at once as one', async () => {
    const { stripe } = await startWorld();
    const made = await Promise.all([
      stripe.customers.create({}, KEY),
      stripe.customers.create({}, KEY),
    ]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('cannot be used for another request', async () => {
    const { stripe, checkout } = await startWorld();
    const { id } = await stripe.customers.create({}, KEY);
    const other = await refusalOf(stripe.customers.create({ name: 'Bob' }, KEY));
    expect(other).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    const elsewhere = stripe.billingPortal.sessions.create({ customer: id }, KEY);
    expect(await refusalOf(elsewhere)).toMatchObject({ type: 'StripeIdempotencyError' });
    expect((await checkout()).status).toBe('open');
  });

  it('is free again after a refusal, and after a day', async () => {
    const { stripe, control } = await startWorld();
    await refusalOf(stripe.billingPortal.sessions.create({ customer: 'cus_no' }, KEY));
    const first = await stripe.customers.create({}, KEY);
    await control.advance(DAY);
    expect((await stripe.customers.create({}, KEY)).id).not.toBe(first.id);
  });
});
