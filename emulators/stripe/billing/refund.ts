import type { Account } from '../account/account.ts';
import type { Charge, Refund } from '../account/paymentRecords.ts';
import { chargeEvent, refundEvent } from '../events/recordEvent.ts';
import { dollars } from '../http/dollars.ts';
import { invalid } from '../http/stripeError.ts';

interface RefundRequest {
  readonly amount: number | undefined;
  readonly reason: Refund['reason'];
  readonly metadata: Readonly<Record<string, string>>;
  readonly at: number;
}

/** Gives a charge back, all that is left of it or a part. Invoices stay as they are. */
export function refundCharge(
  account: Account,
  charge: Charge,
  { amount, reason, metadata, at }: RefundRequest,
): Refund {
  assertRefundable(account, charge, amount);
  const refund: Refund = {
    id: account.newId('re'),
    created: at,
    charge: charge.id,
    amount: amount ?? charge.amount - charge.amountRefunded,
    reason,
    metadata: { ...metadata },
    status: 'succeeded',
  };
  account.records.refunds.push(refund);
  charge.amountRefunded += refund.amount;
  refundEvent(account, refund, { type: 'refund.created', at });
  chargeEvent(account, charge, { type: 'charge.refunded', at });
  return refund;
}

/**
 * The bank sends it back: the customer did not get it, and the money is the account's again. Nothing says
 * what becomes of the charge's `amount_refunded`, so both may happen.
 */
export function failRefund(
  account: Account,
  refund: Refund,
  { amountRefunded, at }: { readonly amountRefunded: 'falls' | 'stays'; readonly at: number },
): void {
  if (refund.status === 'failed') throw invalid('This refund has failed already.');
  refund.status = 'failed';
  if (amountRefunded === 'falls') account.charge(refund.charge).amountRefunded -= refund.amount;
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'] as const) {
    refundEvent(account, refund, { type, at });
  }
}

/** What has left of a charge's money, whatever the charge says. */
export const leftBy = (account: Account, { id }: Charge): number =>
  account.records.refunds
    .filter(({ charge, status }) => charge === id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

function assertRefundable(account: Account, charge: Charge, amount: number | undefined): void {
  const { id, status, amountRefunded } = charge;
  if (status === 'failed') throw invalid(`Charge ${id} was not paid; cannot issue a refund.`);
  const disputes = account.records.disputes.filter((dispute) => dispute.charge === id);
  if (disputes.some((dispute) => dispute.status !== 'won')) {
    const words = `Charge ${id} has been charged back; cannot issue a refund.`;
    throw invalid(words, undefined, 'charge_disputed');
  }
  if (amountRefunded === charge.amount) {
    const words = `Charge ${id} has already been refunded.`;
    throw invalid(words, undefined, 'charge_already_refunded');
  }
  if (amount === undefined) return;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  const left = charge.amount - amountRefunded;
  if (amount <= left) return;
  const what = amountRefunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
  throw invalid(
    `Refund amount (${dollars(amount)}) is greater than ${what} (${dollars(left)})`,
    'amount',
  );
}
