import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Dispute } from '../account/paymentRecords.ts';
import { CURRENCY, type Wire } from './wire.ts';

/** So long one may answer the bank. */
const ANSWER_SECONDS = 7 * 86_400;

export function disputeOnWire(account: Account, dispute: Dispute): Wire<Stripe.Dispute> {
  const { id, amount, charge, created, metadata, reason, status } = dispute;
  const isSubmitted = status !== 'needs_response';
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge,
    created,
    currency: CURRENCY,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: isSubmitted ? 1 : 0,
      submission_method: isSubmitted ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata,
    payment_intent: account.charge(charge).paymentIntent,
    reason,
    status,
  };
}

/** Evidence is taken and not kept: nobody here reads it. */
const NO_EVIDENCE: Wire<Stripe.Dispute.Evidence> = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
