import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeInProcess } from './inProcess.ts';
import { latestInvoiceOf } from './testing/payments.ts';
import { carefulPortal } from './testing/portal.ts';
import { PRICES, SECRET_KEY, START, refusalOf, startWorld } from './testing/world.ts';

const now = () => START * 1000;

/** `cus_1`, `cus_2`: the same in every account. */
function counted(): (prefix: string) => string {
  const counts = new Map<string, number>();
  return (prefix) => {
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    return `${prefix}_${count}`;
  };
}

function inProcess() {
  return stripeInProcess({ prices: PRICES, secretKey: SECRET_KEY, now });
}

type Either = Pick<ReturnType<typeof stripeInProcess>, 'stripe' | 'control'>;

/** Something of everything; what each step answered. */
async function script({ stripe, control }: Either): Promise<unknown[]> {
  const customer = await stripe.customers.create({ email: 'ada@app.test', metadata: { a: '1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_plus', quantity: 1 }],
    success_url: 'http://app.test/paid',
  });
  const paid = await control.pay(session.id);
  const id = paid.subscription ?? '';
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const clock = await control.advance(1_000_000);
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_creator' }],
    proration_behavior: 'always_invoice',
  });
  const configuration = await carefulPortal(stripe);
  const press = { action: 'change', price: 'price_plus', configuration } as const;
  const pressed = await control.portal(id, press);
  const portal = await stripe.billingPortal.configurations.retrieve(configuration);
  const schedules = await stripe.subscriptionSchedules.list({ customer: customer.id });
  const dispute = await control.dispute(await latestInvoiceOf(stripe, id));
  const closed = await control.closeDispute(dispute.id, 'won');
  const renewed = await control.renew(id, 'failed');
  const card = await control.setCard(customer.id, 'declines');
  const declined = await refusalOf(stripe.invoices.pay(renewed.latestInvoice ?? ''));
  const settled = await control.payInvoice(renewed.latestInvoice ?? '');
  const charges = await stripe.charges.list({ customer: customer.id, expand: ['data.refunds'] });
  const refund = await stripe.refunds.create({ charge: charges.data[0]?.id ?? '', amount: 5 });
  const failed = await control.failRefund(refund.id);
  const ended = await control.cancel(id, 'now');
  const refused = await control.renew(id).catch((error: unknown) => wordsOf(error));
  const unknown = await refusalOf(stripe.customers.retrieve('cus_no'));
  const invoices = await stripe.invoices.list({ expand: ['data.payments'] });
  const events = await stripe.events.list({ limit: 100 });
  const first = [customer, session, paid, subscription, clock, changed, dispute, closed, renewed];
  const then = [card, declined, settled, charges, refund, failed, ended, refused, unknown];
  const also = [pressed, portal, schedules, invoices, events, await control.now()];
  return [...first, ...then, ...also];
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** As text, but for what differs: the pages' address, the SDK's own keys, and what has arrived. */
const plain = (results: unknown, url: string) =>
  JSON.stringify(results, null, 2)
    .replaceAll(url, 'http://127.0.0.1')
    .replaceAll(/stripe-node-retry-[\da-f-]+/g, 'a key')
    .replaceAll(/"pending_webhooks": \d/g, '"pending_webhooks": 0');

describe('in process', () => {
  it('the same script gives the same objects as through sockets', async () => {
    const running = await startWorld({ newId: counted() });
    const local = stripeInProcess({
      prices: PRICES,
      secretKey: SECRET_KEY,
      now,
      newId: counted(),
    });
    const through = plain(await script(running), running.url);
    expect(plain(await script(local), 'http://127.0.0.1')).toBe(through);
    expect(through).toContain('evt_20');

    await running.control.settle();
    const delivered = running.receiver.take();
    expect(plain(local.takeEvents(), 'http://127.0.0.1')).toBe(plain(delivered, running.url));
    expect(local.takeEvents()).toEqual([]);
  });

  it('a key of the SDK is needed, and an idempotency key works', async () => {
    const { httpClient, stripe } = inProcess();
    const stranger = new Stripe('sk_test_wrong', { httpClient, maxNetworkRetries: 0 });
    expect(await refusalOf(stranger.customers.list())).toMatchObject({ statusCode: 401 });
    const key = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({}, key);
    expect((await stripe.customers.create({}, key)).id).toBe(first.id);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('tells of each event when it happens, and nobody can change what is kept', async () => {
    const heard: string[] = [];
    const { stripe, takeEvents } = stripeInProcess({
      prices: PRICES,
      secretKey: SECRET_KEY,
      now,
      onEvent: (event) => heard.push(event.type),
    });
    const { id } = await stripe.customers.create({ name: 'Ada' });
    expect(heard).toEqual(['customer.created']);
    const [event] = takeEvents();
    if (event === undefined) throw new Error('Nothing has happened.');
    Object.assign(event.data.object, { name: 'Eve' });
    const [listed] = (await stripe.events.list()).data;
    expect(listed?.data.object).toMatchObject({ id, name: 'Ada' });
  });

  it('a reset forgets everything', async () => {
    const { stripe, control, takeEvents } = inProcess();
    await stripe.customers.create();
    await control.advance(10);
    await control.reset();
    expect(takeEvents()).toEqual([]);
    expect((await stripe.customers.list()).data).toEqual([]);
    expect(await control.now()).toBe(START);
  });
});
