import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { SECRET_KEY, startWorld } from '../testing/world.ts';

const AUTHORIZED = { authorization: `Bearer ${SECRET_KEY}` };

async function post(url: string, body: string): Promise<{ status: number; error: unknown }> {
  const reply = await fetch(`${url}/v1/customers`, { method: 'POST', headers: AUTHORIZED, body });
  return { status: reply.status, error: await reply.json() };
}

describe('a body', () => {
  it.each([
    ['an unknown parameter', 'hack=1', 'hack'],
    ['an unknown parameter by a name of objects', 'constructor=1', 'constructor'],
    ['the same one nested', 'hasOwnProperty[x]=1', 'hasOwnProperty'],
    ['JSON', '{"name":"Ada"}', '{"name":"Ada"}'],
    ['a list for a text', 'name[]=1', 'name'],
    ['a tree for a text', 'name[a][b]=1', 'name'],
    ['a text for a tree', 'metadata=1', 'metadata'],
    ['trees for texts', 'metadata[a][b]=1', 'metadata'],
    ['a key too long', `metadata[${'k'.repeat(41)}]=1`, undefined],
    ['a value too long', `name=${'x'.repeat(257)}`, 'name'],
    ['too many keys', many(51, (index) => `metadata[k${index}]=1`), 'metadata'],
    ['too many parameters', many(1000, (index) => `p${index}=1`), undefined],
    ['a tree too deep', `metadata${'[a]'.repeat(50)}=1`, undefined],
  ])('with %s is refused', async (_, body, param) => {
    const { url, stripe } = await startWorld();
    const { status, error } = await post(url, body);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      error: { type: 'invalid_request_error', ...(param === undefined ? {} : { param }) },
    });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it.each([
    '__proto__[admin]=1',
    '__proto__=1',
    'metadata[__proto__]=x',
    'metadata[__proto__][a]=1',
  ])('with %s gives no object a new property', async (body) => {
    const { url } = await startWorld();
    const { status } = await post(url, body);
    expect([200, 400]).toContain(status);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('admin' in {}).toBe(false);
  });

  it.each(['%', '%zz=%zz', '=&=&&&', '\u0000', 'name=%ff%fe', '[]=1', ']=[', 'a[=1'])(
    'of nonsense (%j) does no harm',
    async (body) => {
      const { url, stripe } = await startWorld();
      const { status } = await post(url, body);
      expect([200, 400]).toContain(status);
      expect((await stripe.prices.list()).data).toHaveLength(3);
    },
  );

  it.each([
    ['refunds', 'charge=ch_no&amount=1e3'],
    ['refunds', 'charge=ch_no&amount[]=1'],
    ['refunds', 'charge[toString]=1'],
    ['refunds', 'charge=__proto__'],
    ['subscriptions/__proto__', 'billing_cycle_anchor[type]=now'],
    ['customers/constructor/balance_transactions', 'amount=1&currency=usd'],
    ['billing_portal/configurations', 'features[subscription_update][constructor]=1'],
    ['billing_portal/configurations', 'features[subscription_update][enabled]=yes'],
    ['billing_portal/configurations', `features${'[subscription_update]'.repeat(9)}=1`],
    ['billing_portal/configurations', 'features[invoice_history]=true'],
  ])('to %s of %s is refused, and nothing made', async (path, body) => {
    const { url, stripe } = await startWorld();
    const reply = await fetch(`${url}/v1/${path}`, {
      method: 'POST',
      headers: AUTHORIZED,
      body,
    });
    expect([400, 404]).toContain(reply.status);
    expect((await stripe.events.list()).data).toEqual([]);
  });

  it('too large is refused, and the next one heard', async () => {
    const { url, stripe } = await startWorld();
    expect((await post(url, `name=${'x'.repeat(5_000_000)}`)).status).toBe(413);
    expect((await stripe.customers.create()).object).toBe('customer');
  });

  it('that breaks off does no harm', async () => {
    const { url, stripe } = await startWorld();
    const sending = request(`${url}/v1/customers`, {
      method: 'POST',
      headers: { ...AUTHORIZED, 'content-length': '1000' },
    });
    const ended = new Promise((resolve) => {
      sending.on('error', resolve);
    });
    sending.write('name=A', () => sending.destroy(new Error('gone')));
    await ended;
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});

describe('a request', () => {
  it.each([
    ['PUT', '/v1/customers'],
    ['PATCH', '/v1/subscriptions/sub_no'],
    ['GET', '/v1/billing_portal/sessions'],
    ['POST', '/v1/events'],
    ['GET', '/v1/quotes'],
    ['POST', '/v1/charges'],
    ['DELETE', '/v1/refunds/re_no'],
    ['GET', '/v1/'],
    ['GET', '/v1/customers/%E0%A4%A'],
    ['DELETE', '/c/pay/cs_no'],
    ['GET', '/_control/reset'],
  ])('%s %s has no answer but 404', async (method, path) => {
    const { url } = await startWorld();
    expect((await fetch(url + path, { method, headers: AUTHORIZED })).status).toBe(404);
  });

  it('under the name of another site is refused', async () => {
    const { url } = await startWorld();
    expect(await statusFor(url, 'evil.test')).toBe(403);
    expect(await statusFor(url, '127.0.0.1.evil.test')).toBe(403);
    expect(await statusFor(url, 'localhost:1234')).toBe(200);
  });
});

/** By hand: `fetch` sets the host by itself. */
async function statusFor(url: string, host: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const sending = request(`${url}/_control/clock`, { headers: { host } }, (response) => {
    text(response).then(() => resolve(response.statusCode), reject);
  });
  sending.on('error', reject);
  sending.end();
  return await promise;
}

function many(count: number, each: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => each(index)).join('&');
}
