import type { Account } from '../account/account.ts';
import type { Charge, Dispute } from '../account/paymentRecords.ts';
import { disputeEvent } from '../events/recordEvent.ts';
import { invalid } from '../http/stripeError.ts';
import { leftBy } from './refund.ts';

/** The customer's bank takes the money back and asks why it was charged. */
export function openDispute(
  account: Account,
  charge: Charge,
  {
    amount,
    reason,
    at,
  }: { readonly amount?: number; readonly reason: string; readonly at: number },
): Dispute {
  if (charge.status === 'failed') throw invalid(`Charge ${charge.id} was not paid.`);
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been disputed already.`);
  const left = charge.amount - leftBy(account, charge);
  const disputed = amount ?? left;
  if (disputed < 1 || disputed > charge.amount) throw invalid('Nothing to dispute.', 'amount');
  const dispute: Dispute = {
    id: account.newId('du'),
    created: at,
    charge: charge.id,
    amount: disputed,
    reason,
    status: 'needs_response',
    metadata: {},
  };
  account.records.disputes.push(dispute);
  charge.disputed = true;
  disputeEvent(account, dispute, { type: 'charge.dispute.created', at });
  disputeEvent(account, dispute, { type: 'charge.dispute.funds_withdrawn', at });
  return dispute;
}

/** What we answer, or note down, before the bank decides. */
export function updateDispute(
  account: Account,
  dispute: Dispute,
  {
    metadata,
    isSubmitted,
    at,
  }: {
    readonly metadata: Record<string, string>;
    readonly isSubmitted: boolean;
    readonly at: number;
  },
): void {
  dispute.metadata = metadata;
  if (isSubmitted && dispute.status === 'needs_response') dispute.status = 'under_review';
  disputeEvent(account, dispute, { type: 'charge.dispute.updated', at });
}

/** Won, the money comes back; lost, it is gone. The charge stays one that was disputed. */
export function closeDispute(
  account: Account,
  dispute: Dispute,
  { outcome, at }: { readonly outcome: 'won' | 'lost'; readonly at: number },
): void {
  if (isClosed(dispute)) throw invalid('This dispute is already closed');
  dispute.status = outcome;
  disputeEvent(account, dispute, { type: 'charge.dispute.closed', at });
  if (outcome === 'won') {
    disputeEvent(account, dispute, { type: 'charge.dispute.funds_reinstated', at });
  }
}

export function isClosed({ status }: Dispute): boolean {
  return status === 'won' || status === 'lost';
}
