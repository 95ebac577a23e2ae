import { describe, expect, it } from 'vitest';
import { latestInvoiceOf } from '../testing/payments.ts';
import { amountsOf, balanceOf, change } from '../testing/plans.ts';
import { START, noon, refusalOf, startWorld } from '../testing/world.ts';

describe('cancelling at the end of the period', () => {
  it('through the API sets the flag, and the period is used up', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    const asked = await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    expect(asked).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: noon(2030, 2, 15),
      canceled_at: START,
      ended_at: null,
    });
    expect(await heard()).toEqual(['customer.subscription.updated']);
    await control.setClock(noon(2030, 2, 15));
    expect(await heard()).toEqual(['customer.subscription.deleted']);
    expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
      status: 'canceled',
      canceled_at: START,
      ended_at: noon(2030, 2, 15),
    });
    expect((await stripe.invoices.list({ subscription: subscriptionId })).data).toHaveLength(1);
  });

  it('on the portal sets the date only', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.cancel(subscriptionId, 'period_end');
    expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: noon(2030, 2, 15),
    });
  });

  it('can be taken back, and then it renews', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    const kept = await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await control.setClock(noon(2030, 2, 15));
    expect(await heard()).toContain('invoice.paid');
  });

  it('asked for twice tells it once', async () => {
    const { stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    expect(await heard()).toEqual(['customer.subscription.updated']);
  });

  it('takes a date in the future, and gives it up for an empty one', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    const when = noon(2030, 3, 1);
    await stripe.subscriptions.update(subscriptionId, { cancel_at: when });
    expect(
      (await stripe.subscriptions.update(subscriptionId, { cancel_at: '' })).cancel_at,
    ).toBeNull();
    await stripe.subscriptions.update(subscriptionId, { cancel_at: when });
    await heard();
    await control.setClock(noon(2030, 4, 1));
    const ended = await stripe.subscriptions.retrieve(subscriptionId);
    expect(ended.ended_at).toBe(when);
    expect(
      await refusalOf(stripe.subscriptions.update(subscriptionId, { cancel_at: when })),
    ).toMatchObject({ statusCode: 400 });
  });
});

describe('cancelling now', () => {
  it('ends it at once, and nothing is charged any more', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    expect(await stripe.subscriptions.cancel(subscriptionId)).toMatchObject({
      status: 'canceled',
      ended_at: START,
    });
    await control.setClock(noon(2030, 6, 1));
    expect(await heard()).toEqual(['customer.subscription.deleted']);
    const open = await stripe.subscriptions.list({ customer: customerId });
    expect(open.data).toEqual([]);
    const all = await stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(all.data.map(({ id }) => id)).toEqual([subscriptionId]);
  });

  it('is refused a second time', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    expect((await control.cancel(subscriptionId, 'now')).status).toBe('canceled');
    expect(await refusalOf(stripe.subscriptions.cancel(subscriptionId))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(control.cancel(subscriptionId, 'now')).rejects.toThrow('is canceled');
    await expect(control.renew(subscriptionId)).rejects.toThrow('is canceled');
  });

  it('is what happens when a customer is deleted', async () => {
    const { stripe, subscriber, heard } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    expect(await stripe.customers.del(customerId)).toMatchObject({ deleted: true });
    expect(await heard()).toEqual(['customer.subscription.deleted', 'customer.deleted']);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
  });
});

describe('what was not invoiced yet', () => {
  const HALF = (START + noon(2030, 2, 15)) / 2;

  it('is charged when the end comes that was asked for', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    await change(stripe, subscriptionId, { price: 'price_creator' });
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await heard();
    await control.setClock(noon(2030, 2, 15));
    expect(await heard()).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.deleted',
    ]);
    const invoice = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    expect(amountsOf(invoice)).toEqual([-700, 1450]);
  });

  it.each([
    ['nothing, unless asked for', {}, 0, 1],
    ['the rest of the time, as credit', { prorate: true, invoice_now: true }, -700, 2],
    ['nothing, while nobody makes an invoice of it', { prorate: true }, 0, 1],
    ['nothing, where nothing is left over', { invoice_now: true }, 0, 1],
  ] as const)('after an end at once is %s', async (_, params, balance, invoices) => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setClock(HALF);
    await stripe.subscriptions.cancel(subscriptionId, params);
    expect(await balanceOf(stripe, customerId)).toBe(balance);
    await control.advance(100 * 86_400);
    const { data } = await stripe.invoices.list({ customer: customerId });
    expect(data).toHaveLength(invoices);
    expect(data.every(({ status }) => status === 'paid')).toBe(true);
  });
});
