import { describe, expect, it } from 'vitest';
import { START, refusalOf, startWorld } from '../testing/world.ts';

describe('customers', () => {
  it('are created, read and changed', async () => {
    const { stripe, heard } = await startWorld();
    const made = await stripe.customers.create({
      email: 'ada@app.test',
      name: 'Ada',
      metadata: { uid: 'ada', kept: 'yes' },
    });
    expect(made).toMatchObject({ object: 'customer', created: START, livemode: false });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject(made);
    const changed = await stripe.customers.update(made.id, {
      name: '',
      metadata: { uid: '', more: '1' },
    });
    expect(changed).toMatchObject({ email: 'ada@app.test', name: null });
    expect(changed.metadata).toEqual({ kept: 'yes', more: '1' });
    expect(await heard()).toEqual(['customer.created', 'customer.updated']);
  });

  it('are found by e-mail', async () => {
    const { stripe } = await startWorld();
    const { id } = await stripe.customers.create({ email: 'ada@app.test' });
    await stripe.customers.create({ email: 'bob@app.test' });
    const { data } = await stripe.customers.list({ email: 'ada@app.test' });
    expect(data.map((customer) => customer.id)).toEqual([id]);
    expect((await stripe.customers.list({ email: 'ADA@app.test' })).data).toEqual([]);
  });

  it.each([
    ["metadata['uid']:'ada'", 2],
    ['metadata["uid"]:"ada"', 2],
    ["email:'ADA@app.test'", 1],
    ["email:'ada@app.test' AND metadata['uid']:'ada'", 1],
    ["email:'ada@app.test' AND metadata['uid']:'bob'", 0],
    ["metadata['__proto__']:'ada'", 0],
    ["name:'nobody'", 0],
  ])('are found by %s', async (query, found) => {
    const { stripe } = await startWorld();
    await stripe.customers.create({ email: 'ada@app.test', metadata: { uid: 'ada' } });
    await stripe.customers.create({ email: 'ada@work.test', metadata: { uid: 'ada' } });
    const gone = await stripe.customers.create({ metadata: { uid: 'ada' } });
    await stripe.customers.del(gone.id);
    const { data, has_more: hasMore } = await stripe.customers.search({ query });
    expect(data).toHaveLength(found);
    expect(hasMore).toBe(false);
  });

  it.each(["uid:'ada'", "metadata['a':'b'", 'ada', ' AND ', ''])(
    'are not looked for by %j',
    async (query) => {
      const { stripe } = await startWorld();
      expect(await refusalOf(stripe.customers.search({ query }))).toMatchObject({
        statusCode: 400,
      });
    },
  );
});
