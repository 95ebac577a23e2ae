import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { DAY, START, noon, startWorld } from '../testing/world.ts';

describe('renewals', () => {
  it('happen by themselves when their time has come', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(noon(2030, 2, 15) - 1);
    expect(await heard()).toEqual([]);
    await control.advance(1);
    expect(await heard()).toEqual([
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect(await periodOf(stripe, subscriptionId)).toEqual([noon(2030, 2, 15), noon(2030, 3, 15)]);
    const { data } = await stripe.invoices.list({ subscription: subscriptionId });
    expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
      'subscription_cycle',
      'subscription_create',
    ]);
  });

  it('are caught up one by one after a long time', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(noon(2030, 5, 1));
    const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid' });
    expect(data.map(({ created }) => created)).toEqual([
      noon(2030, 4, 15),
      noon(2030, 3, 15),
      noon(2030, 2, 15),
      START,
    ]);
  });

  it('of a year come after a year', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber('price_plus_year');
    await control.renew(subscriptionId);
    expect(await control.now()).toBe(noon(2031, 1, 15));
    expect(await periodOf(stripe, subscriptionId)).toEqual([noon(2031, 1, 15), noon(2032, 1, 15)]);
  });

  it('that fail make it past due, and a later payment active again', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    const failed = await control.renew(subscriptionId, 'failed');
    expect(failed.status).toBe('past_due');
    expect(await heard()).toEqual([
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    const invoice = failed.latestInvoice ?? '';
    expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
      status: 'open',
      amount_due: 1400,
      amount_paid: 0,
      attempt_count: 1,
      next_payment_attempt: noon(2030, 2, 18),
    });

    expect(await control.payInvoice(invoice)).toEqual({ status: 'paid' });
    expect(await heard()).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active');
    await expect(control.payInvoice(invoice)).rejects.toThrow('This invoice is paid.');
  });

  it('are tried again, and after the last try it ends', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setCard(customerId, 'declines');
    await control.setClock(noon(2030, 2, 15));
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('past_due');
    await heard();
    await control.advance(20 * DAY);
    expect(await heard()).toEqual([
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ]);
    expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
      status: 'canceled',
      ended_at: noon(2030, 3, 2),
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('say what changed', async () => {
    const { control, subscriber, receiver } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.renew(subscriptionId, 'failed');
    await control.settle();
    const changes = receiver
      .take()
      .filter(({ type }) => type === 'customer.subscription.updated')
      .map(({ data }) => Object.keys(data.previous_attributes ?? {}));
    expect(changes).toEqual([['items', 'latest_invoice'], ['status']]);
  });
});

async function periodOf(stripe: Stripe, id: string): Promise<(number | undefined)[]> {
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  return [item?.current_period_start, item?.current_period_end];
}
