import { describe, expect, it } from 'vitest';
import { START, startWorld } from '../testing/world.ts';

describe('the clock', () => {
  it('stands where the test puts it, and goes on from there', async () => {
    const { control, stripe } = await startWorld();
    expect(await control.now()).toBe(START);
    await control.setClock(START + 10);
    await control.advance(5);
    expect(await control.now()).toBe(START + 15);
    expect((await stripe.customers.create()).created).toBe(START + 15);
  });

  it('never goes back', async () => {
    const { control } = await startWorld();
    await expect(control.setClock(START - 1)).rejects.toThrow('only goes forward');
  });

  it('has no part in signatures: a receiver compares them with its own', async () => {
    const { control, stripe, heard, receiver } = await startWorld();
    await control.advance(400 * 86_400);
    await stripe.customers.create();
    expect(await heard()).toEqual(['customer.created']);
    expect(receiver.refused).toEqual([]);
  });
});

describe('a reset', () => {
  it('forgets everything and starts anew', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    await subscriber();
    await control.advance(100);
    await control.setWebhook({ url: 'http://127.0.0.1:9/nobody' });
    await control.setDelivery({ mode: 'hold' });
    await stripe.customers.create();
    await control.reset();
    expect(await control.now()).toBe(START);
    expect(await control.deliveries()).toEqual([]);
    expect(await control.delivery()).toMatchObject({ mode: { mode: 'normal' }, held: [] });
    expect((await stripe.customers.list()).data).toEqual([]);
    expect((await stripe.events.list()).data).toEqual([]);
    await stripe.customers.create();
    expect(await heard()).toEqual(['customer.created']);
  });
});

describe('the controls', () => {
  it.each([
    ['clock', '{"now":-1}', 400],
    ['clock', '{"now":1e99}', 400],
    ['clock', '{', 400],
    ['clock', '[]', 400],
    ['clock', 'null', 400],
    ['delivery', '{"mode":"never"}', 400],
    ['delivery', '{"duplicate":1000000}', 400],
    ['delivery', '{"__proto__":{"mode":"drop"},"constructor":1}', 400],
    ['webhook', '{"url":"file:///etc/passwd"}', 400],
    ['sessions/cs_no/pay', '{}', 404],
    ['subscriptions/__proto__/renew', '{}', 404],
    ['customers/cus_no/card', '{"card":"works"}', 404],
    ['subscriptions/sub_no/portal', '{"action":"cancel"}', 404],
    ['subscriptions/sub_no/portal', '{"action":"constructor"}', 400],
    ['payments/__proto__/dispute', '{}', 404],
    ['payments/ch_no/dispute', '{"amount":0}', 400],
    ['disputes/du_no/close', '{"outcome":"drawn"}', 400],
    ['refunds/re_no/fail', '{}', 404],
    ['nothing', '{}', 404],
  ])('refuse %s with %s', async (path, body, status) => {
    const { url } = await startWorld();
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${url}/_control/${path}`, { method: 'POST', headers, body });
    expect(reply.status).toBe(status);
  });

  it('take no form, so that no other site can turn them', async () => {
    const { url, control } = await startWorld();
    const reply = await fetch(`${url}/_control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"advanceSeconds":5}',
    });
    expect(reply.status).toBe(415);
    expect(await control.now()).toBe(START);
  });
});
