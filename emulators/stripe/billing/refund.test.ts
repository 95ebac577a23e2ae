import { describe, expect, it } from 'vitest';
import { chargeOf, latestInvoiceOf } from '../testing/payments.ts';
import { refusalOf, startWorld } from '../testing/world.ts';

async function paidWorld() {
  const world = await startWorld();
  const subscriber = await world.subscriber();
  const invoice = await latestInvoiceOf(world.stripe, subscriber.subscriptionId);
  const charge = await chargeOf(world.stripe, invoice);
  if (typeof charge.payment_intent !== 'string') throw new Error('It has no intent.');
  return { ...world, ...subscriber, invoice, charge: charge.id, intent: charge.payment_intent };
}

describe('a refund', () => {
  it('of everything gives the charge back and leaves the invoice paid', async () => {
    const { stripe, charge, intent, invoice, heard } = await paidWorld();
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: { ticket: '7' },
    });
    expect(refund).toMatchObject({
      amount: 1400,
      charge,
      payment_intent: intent,
      reason: 'requested_by_customer',
      status: 'succeeded',
      metadata: { ticket: '7' },
    });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 1400,
      refunded: true,
    });
    expect((await stripe.invoices.retrieve(invoice)).status).toBe('paid');
    expect(await heard()).toEqual(['refund.created', 'charge.refunded']);
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(
      expect.objectContaining({ id: refund.id }),
    );
  });

  it('may come in parts, until nothing is left', async () => {
    const { stripe, charge, receiver, control } = await paidWorld();
    const first = await stripe.refunds.create({ charge, amount: 400 });
    const second = await stripe.refunds.create({ charge, amount: 900 });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 1300,
      refunded: false,
    });
    expect(await refusalOf(stripe.refunds.create({ charge, amount: 101 }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($1.01) is greater than unrefunded amount on charge ($1.00)',
    });
    const last = await stripe.refunds.create({ charge });
    expect(last.amount).toBe(100);
    const { refunds } = await stripe.charges.retrieve(charge, { expand: ['refunds'] });
    expect(refunds?.data.map(({ id }) => id)).toEqual([last.id, second.id, first.id]);
    expect((await stripe.refunds.list({ charge })).data.map(({ amount }) => amount)).toEqual([
      100, 900, 400,
    ]);
    await control.settle();
    const told = receiver.take().filter(({ type }) => type === 'charge.refunded');
    expect(told.map(({ data }) => data.object)).toMatchObject([
      { amount_refunded: 400 },
      { amount_refunded: 1300 },
      { amount_refunded: 1400, refunded: true },
    ]);
  });

  it('is refused when it is more than was paid', async () => {
    const { stripe, charge } = await paidWorld();
    expect(await refusalOf(stripe.refunds.create({ charge, amount: 1401 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($14.01) is greater than charge amount ($14.00)',
    });
    for (const amount of [0, -1]) {
      expect(await refusalOf(stripe.refunds.create({ charge, amount }))).toMatchObject({
        statusCode: 400,
        param: 'amount',
      });
    }
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
  });

  it('is refused a second time', async () => {
    const { stripe, charge, intent } = await paidWorld();
    await stripe.refunds.create({ charge });
    const again = await refusalOf(stripe.refunds.create({ payment_intent: intent }));
    expect(again).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'charge_already_refunded',
      message: `Charge ${charge} has already been refunded.`,
    });
  });

  it('with the same key is one refund', async () => {
    const { stripe, charge } = await paidWorld();
    const key = { idempotencyKey: 'give back once' };
    const first = await stripe.refunds.create({ charge, amount: 500 }, key);
    expect((await stripe.refunds.create({ charge, amount: 500 }, key)).id).toBe(first.id);
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(500);
  });

  it('names one payment, and one that was made', async () => {
    const { control, stripe, charge, intent, customerId, subscriptionId } = await paidWorld();
    const both = stripe.refunds.create({ charge, payment_intent: intent });
    expect((await refusalOf(both)).message).toContain('only specify one');
    expect((await refusalOf(stripe.refunds.create({}))).statusCode).toBe(400);
    expect(await refusalOf(stripe.refunds.create({ charge: 'ch_no' }))).toMatchObject({
      code: 'resource_missing',
      param: 'charge',
    });
    await control.renew(subscriptionId, 'failed');
    const [failed] = (await stripe.charges.list({ customer: customerId })).data;
    const unpaid = { charge: failed?.id ?? '' };
    expect((await refusalOf(stripe.refunds.create(unpaid))).statusCode).toBe(400);
  });

  it('that the bank sends back is taken off the charge again', async () => {
    const { control, stripe, charge, heard } = await paidWorld();
    const { id } = await stripe.refunds.create({ charge, amount: 600 });
    await heard();
    expect(await control.failRefund(id)).toEqual({ status: 'failed' });
    expect(await heard()).toEqual(['refund.updated', 'charge.refund.updated', 'refund.failed']);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: `txn_of_${id}`,
    });
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
    await expect(control.failRefund(id)).rejects.toThrow('has failed already');
  });

  it('that the bank sends back may stay in what the charge says', async () => {
    const { control, stripe, charge } = await paidWorld();
    const { id } = await stripe.refunds.create({ charge });
    await control.failRefund(id, { amountRefunded: 'stays' });
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(1400);
    expect((await stripe.refunds.retrieve(id)).status).toBe('failed');
    // What was not given back can be taken by the bank.
    const dispute = await control.dispute(charge);
    expect((await stripe.disputes.retrieve(dispute.id)).amount).toBe(1400);
  });

  it('may be labelled later', async () => {
    const { stripe, charge, heard } = await paidWorld();
    const { id } = await stripe.refunds.create({ charge, metadata: { a: '1' } });
    await heard();
    const { metadata } = await stripe.refunds.update(id, { metadata: { a: '', b: '2' } });
    expect(metadata).toEqual({ b: '2' });
    expect(await heard()).toEqual(['refund.updated']);
  });
});
