import { describe, expect, it } from 'vitest';
import { chargeOf, latestInvoiceOf } from '../testing/payments.ts';
import { START, refusalOf, startWorld } from '../testing/world.ts';

describe('the payment of an invoice', () => {
  it('comes only when it is asked for', async () => {
    const { stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    const id = await latestInvoiceOf(stripe, subscriptionId);
    expect((await stripe.invoices.retrieve(id)).payments).toBeUndefined();
    const { payments } = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    expect(payments?.data).toMatchObject([
      {
        object: 'invoice_payment',
        invoice: id,
        status: 'paid',
        amount_paid: 1400,
        amount_requested: 1400,
        is_default: true,
        payment: { type: 'payment_intent', payment_intent: expect.stringMatching(/^pi_/) },
        status_transitions: { paid_at: START },
      },
    ]);
  });

  it('leads to the charge, and from the charge back to the invoice', async () => {
    const { stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    const id = await latestInvoiceOf(stripe, subscriptionId);
    const charge = await chargeOf(stripe, id);
    expect(charge).toMatchObject({
      amount: 1400,
      amount_refunded: 0,
      customer: customerId,
      disputed: false,
      paid: true,
      refunded: false,
      status: 'succeeded',
    });
    const intent = charge.payment_intent;
    if (typeof intent !== 'string') throw new Error('It has no intent.');
    const found = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(found.data.map(({ invoice }) => invoice)).toEqual([id]);
    expect(await stripe.invoicePayments.retrieve(found.data[0]?.id ?? '')).toEqual(
      expect.objectContaining({ invoice: id }),
    );
    expect((await stripe.charges.list({ customer: customerId })).data).toEqual([charge]);
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'succeeded',
      amount_received: 1400,
      latest_charge: charge.id,
    });
  });

  it('may be expanded from the payment itself', async () => {
    const { stripe, subscriber } = await startWorld();
    const { subscriptionId } = await subscriber();
    const invoice = await latestInvoiceOf(stripe, subscriptionId);
    const { data } = await stripe.invoicePayments.list({
      invoice,
      expand: ['data.payment.payment_intent.latest_charge', 'data.invoice'],
    });
    expect(data).toMatchObject([
      {
        invoice: { id: invoice, object: 'invoice' },
        payment: { payment_intent: { latest_charge: { object: 'charge', amount: 1400 } } },
      },
    ]);
  });

  it('that fails leaves the invoice open and a charge that failed', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    const { latestInvoice } = await control.renew(subscriptionId, 'failed');
    const { payments } = await stripe.invoices.retrieve(latestInvoice ?? '', {
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(payments?.data).toMatchObject([
      {
        status: 'open',
        amount_paid: null,
        payment: { payment_intent: { status: 'requires_payment_method', amount_received: 0 } },
      },
    ]);
    const charges = await stripe.charges.list({ customer: customerId });
    expect(charges.data).toMatchObject([
      { status: 'failed', paid: false, failure_code: 'card_declined', refunded: false },
      { status: 'succeeded' },
    ]);
    await control.payInvoice(latestInvoice ?? '');
    const open = await stripe.invoicePayments.list({ invoice: latestInvoice ?? '' });
    expect(open.data).toMatchObject([{ status: 'paid', amount_paid: 1400 }]);
  });

  it('is none where the balance pays for everything', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await stripe.customers.createBalanceTransaction(customerId, {
      amount: -2000,
      currency: 'usd',
      description: 'for the trouble',
    });
    const { latestInvoice } = await control.renew(subscriptionId);
    const invoice = await stripe.invoices.retrieve(latestInvoice ?? '', { expand: ['payments'] });
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_due: 0,
      amount_paid: 0,
      starting_balance: -2000,
      ending_balance: -600,
      payments: { data: [] },
    });
    expect((await stripe.charges.list({ customer: customerId })).data).toHaveLength(1);
    const rows = await stripe.customers.listBalanceTransactions(customerId);
    expect(rows.data).toMatchObject([
      { type: 'applied_to_invoice', amount: 1400, ending_balance: -600, invoice: latestInvoice },
      { type: 'adjustment', amount: -2000, ending_balance: -2000, description: 'for the trouble' },
    ]);
  });

  it('can be made through the API, and is refused where the card declines', async () => {
    const { control, stripe, subscriber } = await startWorld();
    const { customerId, subscriptionId } = await subscriber();
    await control.setCard(customerId, 'declines');
    const { latestInvoice } = await control.renew(subscriptionId, 'failed');
    const id = latestInvoice ?? '';
    expect(await refusalOf(stripe.invoices.pay(id))).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      statusCode: 402,
    });
    await control.setCard(customerId, 'works');
    expect((await stripe.invoices.pay(id)).status).toBe('paid');
    expect(await refusalOf(stripe.invoices.pay(id))).toMatchObject({
      message: 'Invoice is already paid',
    });
  });
});

describe('a payment that is not there', () => {
  it('is refused by its name', async () => {
    const { stripe } = await startWorld();
    const missing = [
      stripe.paymentIntents.retrieve('pi_no'),
      stripe.charges.retrieve('ch_no'),
      stripe.refunds.retrieve('re_no'),
      stripe.disputes.retrieve('du_no'),
      stripe.invoicePayments.retrieve('inpay_no'),
    ];
    for (const asked of missing) {
      expect(await refusalOf(asked)).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
    expect(await refusalOf(stripe.charges.list({ customer: 'cus_no' }))).toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
  });
});
