import { createServer } from 'node:http';
import { LOCAL_PRICE_IDS } from '../../../../scripts/lib/settings/localStripe.ts';
import { expect, it, onTestFinished } from 'vitest';
import { stripeClient } from './client.ts';
import { HANDLED_AT_ONCE, HANDLED_TYPES, isHandled } from './events.ts';
import { stripePayments } from './payments.ts';

const PAGE = 100;

/** So many events as Stripe lists them: the newest first, a page at a time, and one more of another question. */
async function eventsAt(count: number): Promise<string> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://stripe').searchParams;
    const isFirst = [...asked.values()].includes(HANDLED_TYPES[0]);
    const after = asked.get('starting_after');
    const first = after === null ? count : Number(after.slice('evt_'.length)) - 1;
    const ids = isFirst
      ? Array.from({ length: Math.min(PAGE, first) }, (_, at) => first - at)
      : [count + 1];
    const data = ids.map((number) => ({
      id: `evt_${number}`,
      object: 'event',
      type: 'invoice.paid',
      created: number,
      data: { object: { object: 'invoice', customer: `cus_${number}` } },
    }));
    response.setHeader('content-type', 'application/json');
    const has_more = isFirst && first > PAGE;
    response.end(JSON.stringify({ object: 'list', url: '/v1/events', has_more, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

it('asks for no more kinds of events than Stripe lists at once, and for each of them once', () => {
  for (const types of HANDLED_AT_ONCE) expect(types.length).toBeLessThanOrEqual(20);
  expect(HANDLED_AT_ONCE.flat()).toEqual([...HANDLED_TYPES]);
});

it('hears of credit notes, which give money back too', () => {
  for (const what of ['created', 'updated', 'voided']) {
    expect(isHandled(`credit_note.${what}`)).toBe(true);
  }
});

it('reads all events there are, also more than the SDK collects at once', async () => {
  const stripe = stripeClient({ secretKey: 'sk_test_x', apiUrl: await eventsAt(10_150) });
  const events = await stripePayments(stripe, LOCAL_PRICE_IDS).eventsSince(new Date(0));
  expect(events).toHaveLength(10_151);
  // The one that has waited longest comes first.
  expect(events[0]).toMatchObject({ id: 'evt_1', customerId: 'cus_1' });
  expect(events.at(-1)).toMatchObject({ id: 'evt_10151' });
});
