import { describe, expect, it } from 'vitest';
import { latestInvoiceOf } from '../testing/payments.ts';
import { amountsOf, balanceOf, change, changeNow } from '../testing/plans.ts';
import { START, noon, refusalOf, startWorld } from '../testing/world.ts';

const HALF = (START + noon(2030, 2, 15)) / 2;
const HOUR = 3600;

/** Half of the month is gone, and the card has stopped working. */
async function brokenCard(price: 'price_plus' | 'price_creator' = 'price_plus') {
  const world = await startWorld();
  const subscriber = await world.subscriber(price);
  await world.control.setClock(HALF);
  await world.control.setCard(subscriber.customerId, 'declines');
  return { ...world, ...subscriber };
}

describe('an upgrade the card does not pay', () => {
  it('is in force, past due, with an open invoice', async () => {
    const { stripe, subscriptionId, heard } = await brokenCard();
    const invoice = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(invoice).toMatchObject({ status: 'open', amount_due: 750, attempt_count: 1 });
    expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
      status: 'past_due',
      items: { data: [{ price: { id: 'price_creator' } }] },
    });
    expect(await heard()).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
  });

  it('is credited like a paid one: the real Stripe assumes that it will be paid', async () => {
    const { stripe, customerId, subscriptionId } = await brokenCard();
    await changeNow(stripe, subscriptionId, 'price_creator');
    const back = await changeNow(stripe, subscriptionId, 'price_plus');
    expect(amountsOf(back)).toEqual([-1450, 700]);
    expect(await balanceOf(stripe, customerId)).toBe(-750);
  });

  it('can be taken back by voiding its invoice', async () => {
    const { control, stripe, customerId, subscriptionId, heard } = await brokenCard();
    const { id } = await changeNow(stripe, subscriptionId, 'price_creator');
    await heard();
    expect(await stripe.invoices.voidInvoice(id)).toMatchObject({
      status: 'void',
      status_transitions: { voided_at: HALF },
    });
    expect(await heard()).toEqual(['invoice.voided', 'customer.subscription.updated']);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active');
    const { data } = await stripe.invoicePayments.list({ invoice: id });
    expect(data).toMatchObject([{ status: 'canceled', amount_paid: null }]);
    // What it gave back counts as billed again: the way back is free, and the next upgrade too.
    expect(amountsOf(await changeNow(stripe, subscriptionId, 'price_plus'))).toEqual([-700, 700]);
    expect(await balanceOf(stripe, customerId)).toBe(0);
    await control.setCard(customerId, 'works');
    const again = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(again).toMatchObject({ status: 'paid', amount_paid: 750 });
    expect(await refusalOf(stripe.invoices.voidInvoice(again.id))).toMatchObject({
      statusCode: 400,
    });
  });

  it('gives the credit it used back when it is voided', async () => {
    const { stripe, customerId, subscriptionId } = await brokenCard();
    await stripe.customers.createBalanceTransaction(customerId, { amount: -300, currency: 'usd' });
    const { id, amount_due: due } = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(due).toBe(450);
    expect(await balanceOf(stripe, customerId)).toBe(0);
    await stripe.invoices.voidInvoice(id);
    expect(await balanceOf(stripe, customerId)).toBe(-300);
    const [row] = (await stripe.customers.listBalanceTransactions(customerId)).data;
    expect(row).toMatchObject({ type: 'unapplied_from_invoice', amount: -300, invoice: id });
  });

  it('is refused with error_if_incomplete, and leaves no trace', async () => {
    const { stripe, subscriptionId, heard } = await brokenCard();
    const asked = change(stripe, subscriptionId, {
      price: 'price_creator',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(await refusalOf(asked)).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      statusCode: 402,
    });
    const { status, items } = await stripe.subscriptions.retrieve(subscriptionId);
    expect([status, items.data[0]?.price.id]).toEqual(['active', 'price_plus']);
    expect((await stripe.invoices.list({ subscription: subscriptionId })).data).toHaveLength(1);
    expect(await heard()).toEqual([]);
  });

  it('that costs nothing now asks nothing of the card', async () => {
    const { stripe, subscriptionId } = await brokenCard('price_creator');
    const { status } = await change(stripe, subscriptionId, {
      price: 'price_plus',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(status).toBe('active');
  });
});

describe('an upgrade that waits for its payment', () => {
  async function waiting() {
    const world = await brokenCard();
    const asked = await change(world.stripe, world.subscriptionId, {
      price: 'price_creator',
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    const invoice = await latestInvoiceOf(world.stripe, world.subscriptionId);
    await world.heard();
    return { ...world, asked, invoice };
  }

  it('changes nothing before', async () => {
    const { asked, stripe, invoice } = await waiting();
    expect(asked).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: 'price_plus' } }] },
      pending_update: {
        expires_at: HALF + 23 * HOUR,
        subscription_items: [{ price: { id: 'price_creator' } }],
      },
    });
    expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
      status: 'open',
      amount_due: 750,
      next_payment_attempt: null,
    });
  });

  it('happens when it is paid', async () => {
    const { control, stripe, subscriptionId, invoice, heard } = await waiting();
    await control.advance(HOUR);
    await control.payInvoice(invoice);
    expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({
      pending_update: null,
      items: { data: [{ price: { id: 'price_creator' } }] },
    });
    expect(await heard()).toEqual([
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'customer.subscription.pending_update_applied',
    ]);
    const { latestInvoice } = await control.renew(subscriptionId);
    expect(amountsOf(await stripe.invoices.retrieve(latestInvoice ?? ''))).toEqual([2900]);
  });

  it('is forgotten after 23 hours, its invoice void', async () => {
    const { control, stripe, customerId, subscriptionId, invoice, heard } = await waiting();
    await control.advance(23 * HOUR);
    expect(await heard()).toEqual([
      'customer.subscription.updated',
      'invoice.voided',
      'customer.subscription.pending_update_expired',
    ]);
    expect((await stripe.invoices.retrieve(invoice)).status).toBe('void');
    const {
      status,
      items,
      pending_update: pending,
    } = await stripe.subscriptions.retrieve(subscriptionId);
    expect([status, items.data[0]?.price.id, pending]).toEqual(['active', 'price_plus', null]);
    await control.setCard(customerId, 'works');
    await control.setClock(HALF + 31 * HOUR);
    // 341 of 744 hours are left: what was billed for them is given back once.
    const later = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(amountsOf(later)).toEqual([-642, 1329]);
  });

  it('is replaced by the next change', async () => {
    const { control, stripe, customerId, subscriptionId, invoice } = await waiting();
    await control.setCard(customerId, 'works');
    const paid = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(paid.amount_paid).toBe(750);
    expect((await stripe.invoices.retrieve(invoice)).status).toBe('void');
    expect((await stripe.subscriptions.retrieve(subscriptionId)).pending_update).toBeNull();
  });

  it('ends with its invoice and with the subscription', async () => {
    const { stripe, subscriptionId, invoice, heard } = await waiting();
    await stripe.invoices.voidInvoice(invoice);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).pending_update).toBeNull();
    await heard();
    const other = await waiting();
    await other.stripe.subscriptions.cancel(other.subscriptionId);
    expect((await other.stripe.invoices.retrieve(other.invoice)).status).toBe('void');
  });

  it('takes nothing else with it', async () => {
    const { stripe, subscriptionId } = await brokenCard();
    const asked = change(stripe, subscriptionId, {
      price: 'price_creator',
      payment_behavior: 'pending_if_incomplete',
      metadata: { a: '1' },
    });
    expect(await refusalOf(asked)).toMatchObject({ statusCode: 400, param: 'metadata' });
  });
});
