import { describe, expect, it } from 'vitest';
import { amountsOf, balanceOf, change, changeNow } from '../testing/plans.ts';
import { latestInvoiceOf } from '../testing/payments.ts';
import { DAY, START, noon, startWorld } from '../testing/world.ts';

/** 31 days: from 15 January to 15 February. */
const PERIOD = noon(2030, 2, 15) - START;
const HALF = START + PERIOD / 2;
const THREE_QUARTERS = START + (PERIOD * 3) / 4;
const SEVEN_EIGHTHS = START + (PERIOD * 7) / 8;

describe('proration', () => {
  it('counts seconds', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(START + 1_000_001);
    // 1,678,399 of 2,678,400 seconds are left: 877.3 of 1400 and 1817.3 of 2900 cents.
    const invoice = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(amountsOf(invoice)).toEqual([-877, 1817]);
    expect(invoice.lines.data.map(({ period }) => period)).toEqual([
      { start: START + 1_000_001, end: noon(2030, 2, 15) },
      { start: START + 1_000_001, end: noon(2030, 2, 15) },
    ]);
  });

  it('there and back gives back what was billed for the time that is left', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setClock(HALF);
    const up = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(amountsOf(up)).toEqual([-700, 1450]);
    expect(up.amount_paid).toBe(750);

    await control.setClock(THREE_QUARTERS);
    const down = await changeNow(stripe, subscriptionId, 'price_plus');
    expect(amountsOf(down)).toEqual([-725, 350]);
    expect(down).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: -375 });

    await control.setClock(SEVEN_EIGHTHS);
    const again = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(amountsOf(again)).toEqual([-175, 363]);
    expect(again).toMatchObject({ amount_due: 0, starting_balance: -375, ending_balance: -187 });

    const { latestInvoice } = await control.renew(subscriptionId);
    expect((await stripe.invoices.retrieve(latestInvoice ?? '')).amount_paid).toBe(2900 - 187);
    expect(await balanceOf(stripe, customerId)).toBe(0);
  });

  it('says which line it gives back', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    const first = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    await control.setClock(HALF);
    const up = await changeNow(stripe, subscriptionId, 'price_creator');
    const [credit, debit] = up.lines.data.map(({ parent }) => parent?.subscription_item_details);
    expect(credit).toMatchObject({
      proration: true,
      invoice_item: expect.stringMatching(/^ii_/),
      proration_details: {
        credited_items: { invoice: first.id, invoice_line_items: [first.lines.data[0]?.id] },
      },
    });
    expect(debit).toMatchObject({ proration: true, proration_details: { credited_items: null } });
  });

  it('of changes that wait for the next invoice adds up there', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    await change(stripe, subscriptionId, { price: 'price_creator' });
    await change(stripe, subscriptionId, { price: 'price_plus' });
    await control.setClock(THREE_QUARTERS);
    await change(stripe, subscriptionId, { price: 'price_creator' });
    const { latestInvoice } = await control.renew(subscriptionId);
    const invoice = await stripe.invoices.retrieve(latestInvoice ?? '');
    expect(amountsOf(invoice)).toEqual([-700, 1450, -1450, 700, -350, 725, 2900]);
    const [, up, back] = invoice.lines.data;
    expect(back?.parent?.subscription_item_details?.proration_details).toEqual({
      credited_items: { invoice: invoice.id, invoice_line_items: [up?.id] },
    });
  });

  it('gives back what was asked for, not what the plan would cost', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    await change(stripe, subscriptionId, { price: 'price_creator', proration_behavior: 'none' });
    await control.setClock(THREE_QUARTERS);
    // A quarter of the 1400 that were billed; a quarter of Creator would be 725.
    const invoice = await changeNow(stripe, subscriptionId, 'price_plus');
    expect(amountsOf(invoice)).toEqual([-350, 350]);
  });

  it('begins anew with every period', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber('price_creator');
    await control.renew(subscriptionId);
    // 28 days from 15 February on; half of them.
    await control.advance(14 * DAY);
    const invoice = await changeNow(stripe, subscriptionId, 'price_plus');
    expect(amountsOf(invoice)).toEqual([-1450, 700]);
  });

  it('to a year and back gives back the year', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setClock(HALF);
    await changeNow(stripe, subscriptionId, 'price_plus_year');
    await control.advance(73 * DAY);
    const back = await change(stripe, subscriptionId, { price: 'price_plus' });
    // Four fifths of 14,000 less the new month; invoiced at once although it may wait.
    expect(await balanceOf(stripe, customerId)).toBe(-11_200 + 1400);
    expect(back.billing_cycle_anchor).toBe(HALF + 73 * DAY);
  });

  it('without proration gives no credit for the rest of a year', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber('price_plus_year');
    await control.advance(DAY);
    await change(stripe, subscriptionId, { price: 'price_plus', proration_behavior: 'none' });
    const invoice = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    expect(invoice).toMatchObject({ amount_paid: 1400, ending_balance: 0 });
    expect(await balanceOf(stripe, customerId)).toBe(0);
  });

  it('comes with a new period when the anchor is set to now', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    await control.setClock(HALF);
    const restarted = await stripe.subscriptions.update(subscriptionId, {
      billing_cycle_anchor: { type: 'now' },
    });
    expect(restarted.billing_cycle_anchor).toBe(HALF);
    expect(restarted.items.data[0]).toMatchObject({ current_period_start: HALF });
    const invoice = await stripe.invoices.retrieve(await latestInvoiceOf(stripe, subscriptionId));
    expect(amountsOf(invoice)).toEqual([-700, 1400]);
  });
});

describe('an amount too small for a card', () => {
  it('is owed until the next invoice', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setClock(noon(2030, 2, 15) - 40_000);
    // 40,000 of 2,678,400 seconds: 21 of 1400 and 43 of 2900 cents.
    const invoice = await changeNow(stripe, subscriptionId, 'price_creator');
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 22,
      amount_due: 0,
      amount_paid: 0,
      ending_balance: 22,
    });
    const { data } = await stripe.customers.listBalanceTransactions(customerId);
    expect(data).toMatchObject([{ type: 'invoice_too_small', amount: 22, ending_balance: 22 }]);
    const { latestInvoice } = await control.renew(subscriptionId);
    expect(await stripe.invoices.retrieve(latestInvoice ?? '')).toMatchObject({
      amount_paid: 2922,
      starting_balance: 22,
      ending_balance: 0,
    });
  });
});

describe('the balance', () => {
  it('is the sum of its rows, and every change of it is told', async () => {
    const { control, stripe, subscriber, receiver } = await startWorld();
    const { customerId, subscriptionId } = await subscriber('price_creator');
    await control.setClock(HALF);
    await changeNow(stripe, subscriptionId, 'price_plus');
    await control.renew(subscriptionId);
    const { data } = await stripe.customers.listBalanceTransactions(customerId);
    expect(data.map(({ amount, ending_balance: end }) => [amount, end])).toEqual([
      [750, 0],
      [-750, -750],
    ]);
    const [row] = data;
    expect(await stripe.customers.retrieveBalanceTransaction(customerId, row?.id ?? '')).toEqual(
      expect.objectContaining({ type: 'applied_to_invoice', amount: 750 }),
    );
    await control.settle();
    const told = receiver.take().filter(({ type }) => type === 'customer.updated');
    expect(
      told.map(({ data: { object, previous_attributes: before } }) => [before, object]),
    ).toEqual([
      [{ balance: 0 }, expect.objectContaining({ balance: -750 })],
      [{ balance: -750 }, expect.objectContaining({ balance: 0 })],
    ]);
  });

  it('is shared by all subscriptions of a customer', async () => {
    const { control, stripe, subscriber, checkout } = await startWorld();
    const { customerId, subscriptionId } = await subscriber('price_creator');
    const session = await checkout({ customer: customerId });
    const second = (await control.pay(session.id)).subscription ?? '';
    await control.setClock(HALF);
    await changeNow(stripe, subscriptionId, 'price_plus');
    await stripe.subscriptions.cancel(subscriptionId);
    const { latestInvoice } = await control.renew(second);
    expect(await stripe.invoices.retrieve(latestInvoice ?? '')).toMatchObject({
      starting_balance: -750,
      amount_paid: 650,
    });
    expect(await balanceOf(stripe, customerId)).toBe(0);
  });
});
