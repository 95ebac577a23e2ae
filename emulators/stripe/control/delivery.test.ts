import { describe, expect, it } from 'vitest';
import { type World, startWorld } from '../testing/world.ts';

const PAID = [
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
];

/** Pays for a known customer: the six events above. */
async function pay({ stripe, checkout, control, receiver }: World): Promise<void> {
  const { mode } = await control.delivery();
  await control.setDelivery({});
  const { id } = await stripe.customers.create();
  await control.settle();
  receiver.take();
  await control.setDelivery(mode);
  await control.pay((await checkout({ customer: id })).id);
}

describe('delivery', () => {
  it('holds events until they are flushed', async () => {
    const world = await startWorld();
    const { control, heard } = world;
    await control.setDelivery({ mode: 'hold' });
    await pay(world);
    expect(await heard()).toEqual([]);
    expect((await control.delivery()).held.map(({ type }) => type)).toEqual(PAID);
    await control.flush();
    expect(await heard()).toEqual(PAID);
    expect((await control.delivery()).held).toEqual([]);
  });

  it('flushes in a named order, and keeps what is not named', async () => {
    const world = await startWorld();
    const { control, heard } = world;
    await control.setDelivery({ mode: 'hold' });
    await pay(world);
    const { held } = await control.delivery();
    const [completed, created] = held.map(({ id }) => id);
    if (completed === undefined || created === undefined) throw new Error('nothing held');
    await control.flush([created, completed]);
    expect(await heard()).toEqual(PAID.slice(0, 2).toReversed());
    expect((await control.delivery()).held).toHaveLength(4);
    await expect(control.flush([created])).rejects.toThrow('No such held event');
  });

  it('drops events, which stay listed and can be sent again', async () => {
    const world = await startWorld();
    const { control, stripe, heard } = world;
    await control.setDelivery({ mode: 'drop' });
    await pay(world);
    expect(await heard()).toEqual([]);
    const { data } = await stripe.events.list({ delivery_success: false });
    expect(data.map(({ type }) => type).toReversed()).toEqual(PAID);
    expect(await control.resend(data[0]?.id ?? '')).toBe(200);
    expect(await heard()).toEqual(PAID.slice(-1));
  });

  it('sends copies under the same id', async () => {
    const world = await startWorld();
    const { control, receiver } = world;
    await control.setDelivery({ duplicate: 2 });
    await pay(world);
    await control.settle();
    expect(receiver.events.map(({ type }) => type)).toEqual(
      PAID.flatMap((type) => [type, type, type]),
    );
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(PAID.length);
  });

  it('turns the order round, or shuffles it in a way that can be repeated', async () => {
    const world = await startWorld();
    const { control, heard } = world;
    await control.setDelivery({ reorder: 'reverse' });
    await pay(world);
    expect(await heard()).toEqual(PAID.toReversed());

    await control.setDelivery({ reorder: 'shuffle', seed: 7 });
    await pay(world);
    const shuffled = await heard();
    expect(shuffled).not.toEqual(PAID);
    expect(shuffled.toSorted()).toEqual(PAID.toSorted());
    await pay(world);
    expect(await heard()).toEqual(shuffled);
  });

  it('sends all at once when asked to', async () => {
    const world = await startWorld();
    const { control, heard } = world;
    await control.setDelivery({ parallel: true, delayMs: 1 });
    await pay(world);
    expect((await heard()).toSorted()).toEqual(PAID.toSorted());
  });

  it('waits before it sends, and settles when that is through', async () => {
    const world = await startWorld();
    const { control, receiver } = world;
    await control.setDelivery({ delayMs: 5 });
    await pay(world);
    const log = await control.settle();
    expect(log.map(({ type }) => type)).toEqual(['customer.created', ...PAID]);
    expect(receiver.events).toHaveLength(PAID.length);
  });

  it('tries again until the receiver takes it', async () => {
    const world = await startWorld();
    const { control, stripe, receiver } = world;
    receiver.answers.push(500, 503);
    const { id } = await stripe.customers.create();
    const log = await control.settle();
    expect(log.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 503],
      [3, 200],
    ]);
    expect(receiver.events).toMatchObject([{ type: 'customer.created', data: { object: { id } } }]);
  });

  it('gives up after the last try, and then says so', async () => {
    const { control, stripe, receiver } = await startWorld();
    receiver.answers.push(500, 500, 500);
    await stripe.customers.create();
    expect(await control.settle()).toHaveLength(3);
    expect(receiver.events).toEqual([]);
    const { data } = await stripe.events.list({ delivery_success: false });
    expect(data).toMatchObject([{ type: 'customer.created', pending_webhooks: 1 }]);
  });

  it('does not hold up the next event for one that fails', async () => {
    const { control, stripe, receiver, heard } = await startWorld();
    await control.setWebhook({ retryDelaysMs: [20] });
    receiver.answers.push(500);
    const { id } = await stripe.customers.create();
    await stripe.customers.update(id, { name: 'Ada' });
    expect(await heard()).toEqual(['customer.updated', 'customer.created']);
  });

  it('outlives a receiver that is not there', async () => {
    const { control, stripe, receiver } = await startWorld();
    await control.setWebhook({ url: 'http://127.0.0.1:9/nobody', retryDelaysMs: [] });
    await stripe.customers.create();
    expect(await control.settle()).toMatchObject([{ attempt: 1, status: null }]);
    expect(receiver.events).toEqual([]);
  });
});

describe('an event sent again', () => {
  async function heardOnce() {
    const world = await startWorld();
    await world.stripe.customers.create();
    await world.control.settle();
    const [event] = world.receiver.take();
    if (event === undefined) throw new Error('no event came');
    return { ...world, event };
  }

  it('is the same event', async () => {
    const { control, receiver, event } = await heardOnce();
    expect(await control.resend(event.id)).toBe(200);
    expect(receiver.events).toMatchObject([{ id: event.id, data: event.data }]);
  });

  it('may bear another id', async () => {
    const { control, receiver, event } = await heardOnce();
    expect(await control.resend(event.id, { asId: 'evt_other' })).toBe(200);
    expect(receiver.events).toMatchObject([{ id: 'evt_other', data: event.data }]);
    expect((await control.deliveries()).at(-1)).toMatchObject({
      event: event.id,
      sentAs: 'evt_other',
    });
  });

  it.each([
    ['signature', /No signatures found/],
    ['timestamp', /outside the tolerance/],
    ['body', /No signatures found/],
    ['missing', /Unable to extract|No stripe-signature|No signatures/],
  ] as const)('is refused with a bad %s', async (tamper, reason) => {
    const { control, receiver, event } = await heardOnce();
    expect(await control.resend(event.id, { tamper })).toBe(400);
    expect(receiver.events).toEqual([]);
    expect(receiver.refused).toEqual([expect.stringMatching(reason)]);
  });

  it('must be one there is', async () => {
    const { control } = await heardOnce();
    await expect(control.resend('evt_no')).rejects.toThrow("No such event: 'evt_no'");
  });
});
