import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { amountsOf, change } from '../testing/plans.ts';
import { START, noon, refusalOf, startWorld } from '../testing/world.ts';

/** 31 days of January to February, half of them gone. */
const HALF = (START + noon(2030, 2, 15)) / 2;

describe('a change of plan', () => {
  it('within the month charges the difference with the next invoice', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    const changed = await change(stripe, subscriptionId, { price: 'price_creator' });
    expect(changed.items.data[0]).toMatchObject({
      price: { id: 'price_creator' },
      current_period_start: START,
      current_period_end: noon(2030, 2, 15),
    });
    expect(await heard()).toEqual(['customer.subscription.updated']);
    const { latestInvoice } = await control.renew(subscriptionId);
    const invoice = await stripe.invoices.retrieve(latestInvoice ?? '');
    expect(amountsOf(invoice)).toEqual([-700, 1450, 2900]);
    expect(invoice.total).toBe(3650);
    expect(
      invoice.lines.data.map(({ parent }) => parent?.subscription_item_details?.proration),
    ).toEqual([true, true, false]);
  });

  it('charges it now when asked to', async () => {
    const { control, stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    const { latest_invoice: latest } = await change(stripe, subscriptionId, {
      price: 'price_creator',
      proration_behavior: 'always_invoice',
    });
    expect(await heard()).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const invoice = await stripe.invoices.retrieve(idOf(latest));
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', amount_paid: 750 });
    expect(amountsOf(invoice)).toEqual([-700, 1450]);
  });

  it('to a cheaper plan leaves credit that pays the next invoice', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber('price_creator');
    await control.setClock(HALF);
    await change(stripe, subscriptionId, {
      price: 'price_plus',
      proration_behavior: 'always_invoice',
    });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -750 });
    const { latestInvoice } = await control.renew(subscriptionId);
    expect(await stripe.invoices.retrieve(latestInvoice ?? '')).toMatchObject({
      total: 1400,
      starting_balance: -750,
      ending_balance: 0,
      amount_paid: 650,
    });
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 });
  });

  it('without proration changes the price and nothing else', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    await change(stripe, subscriptionId, { price: 'price_creator', proration_behavior: 'none' });
    const { latestInvoice } = await control.renew(subscriptionId);
    expect(amountsOf(await stripe.invoices.retrieve(latestInvoice ?? ''))).toEqual([2900]);
  });

  it('from month to year begins a new period now', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    const changed = await change(stripe, subscriptionId, { price: 'price_plus_year' });
    expect(changed.billing_cycle_anchor).toBe(HALF);
    expect(changed.items.data[0]).toMatchObject({
      current_period_start: HALF,
      current_period_end: HALF + 365 * 86_400,
    });
    const invoice = await stripe.invoices.retrieve(idOf(changed.latest_invoice));
    expect(amountsOf(invoice)).toEqual([-700, 14_000]);
    expect(invoice.status).toBe('paid');
  });

  it('with a card that is declined makes it past due', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setCard(customerId, 'declines');
    const changed = await change(stripe, subscriptionId, { price: 'price_plus_year' });
    expect(changed.status).toBe('past_due');
  });

  it('to the plan one has changes nothing', async () => {
    const { stripe, subscriber, heard } = await startWorld();
    const { subscriptionId } = await subscriber();
    await change(stripe, subscriptionId, { price: 'price_plus' });
    expect(await heard()).toEqual([]);
  });

  it('to a price or of an item that is not there is refused', async () => {
    const { stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    expect(await refusalOf(change(stripe, subscriptionId, { price: 'price_no' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'items[0][price]',
    });
    const items = [{ id: 'si_no', price: 'price_creator' }];
    expect(await refusalOf(stripe.subscriptions.update(subscriptionId, { items }))).toMatchObject({
      statusCode: 400,
      param: 'items[0][id]',
    });
  });
});

function idOf(invoice: string | Stripe.Invoice | null): string {
  if (typeof invoice !== 'string') throw new Error('There is no id of an invoice.');
  return invoice;
}
