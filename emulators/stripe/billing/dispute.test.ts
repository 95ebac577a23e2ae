import { describe, expect, it } from 'vitest';
import { chargeOf, latestInvoiceOf } from '../testing/payments.ts';
import { refusalOf, startWorld } from '../testing/world.ts';

async function paidWorld() {
  const world = await startWorld();
  const { subscriptionId } = await world.subscriber();
  const invoice = await latestInvoiceOf(world.stripe, subscriptionId);
  const { id: charge, payment_intent: intent } = await chargeOf(world.stripe, invoice);
  if (typeof intent !== 'string') throw new Error('It has no intent.');
  return { ...world, subscriptionId, invoice, charge, intent };
}

describe('a dispute', () => {
  it('takes the payment of an invoice back', async () => {
    const { control, stripe, charge, intent, invoice, heard } = await paidWorld();
    const { id } = await control.dispute(invoice, { reason: 'product_not_received' });
    expect(await heard()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      amount: 1400,
      charge,
      payment_intent: intent,
      reason: 'product_not_received',
      status: 'needs_response',
    });
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
    expect((await stripe.disputes.list({ charge })).data.map((each) => each.id)).toEqual([id]);
    const byIntent = await stripe.disputes.list({ payment_intent: intent });
    expect(byIntent.data.map((each) => each.id)).toEqual([id]);
  });

  it('that is won gives it back, and the charge may be refunded', async () => {
    const { control, stripe, charge, heard } = await paidWorld();
    const { id } = await control.dispute(charge);
    await stripe.disputes.update(id, { evidence: { uncategorized_text: 'They used it.' } });
    expect((await stripe.disputes.retrieve(id)).status).toBe('under_review');
    await heard();
    expect(await control.closeDispute(id, 'won')).toEqual({ id, status: 'won' });
    expect(await heard()).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
    expect((await stripe.refunds.create({ charge })).amount).toBe(1400);
  });

  it('that is lost stays so', async () => {
    const { control, charge, heard } = await paidWorld();
    const { id } = await control.dispute(charge);
    await heard();
    expect((await control.closeDispute(id, 'lost')).status).toBe('lost');
    expect(await heard()).toEqual(['charge.dispute.closed']);
    await expect(control.closeDispute(id, 'won')).rejects.toThrow('already closed');
  });

  it.each(['open', 'lost'] as const)('forbids a refund while it is %s', async (state) => {
    const { control, stripe, charge } = await paidWorld();
    const { id } = await control.dispute(charge);
    if (state === 'lost') await stripe.disputes.close(id);
    expect(await refusalOf(stripe.refunds.create({ charge }))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'charge_disputed',
      message: `Charge ${charge} has been charged back; cannot issue a refund.`,
    });
    expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
  });

  it('is about what was not refunded, and comes once', async () => {
    const { control, stripe, charge } = await paidWorld();
    await stripe.refunds.create({ charge, amount: 400 });
    const { id } = await control.dispute(charge);
    expect((await stripe.disputes.retrieve(id)).amount).toBe(1000);
    await expect(control.dispute(charge)).rejects.toThrow('disputed already');
  });

  it('needs a payment', async () => {
    const { control, subscriptionId } = await paidWorld();
    const { latestInvoice } = await control.renew(subscriptionId, 'failed');
    await expect(control.dispute(latestInvoice ?? '')).rejects.toThrow('was not paid');
    await expect(control.dispute('in_no')).rejects.toThrow("No such charge: 'in_no'");
    await expect(control.closeDispute('du_no', 'won')).rejects.toThrow('No such dispute');
  });
});
