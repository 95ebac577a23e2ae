import type Stripe from 'stripe';
import { refundedCents, type ChargeRead } from './chargeRead.ts';

/** Disputes whose money is (still or again) ours. Of every other one it is withdrawn. */
const OURS: readonly string[] = [
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
];

/**
 * What is left of the money of an invoice, 0 to 1: refunds, open and lost disputes and credit notes
 * take from it. What a customer's credit balance paid cannot go back by itself, so it counts as kept.
 */
export function keptShare(invoice: Stripe.Invoice, charges: readonly ChargeRead[]): number {
  const payments = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid');
  const paid = payments.reduce((sum, { amount_paid }) => sum + (amount_paid ?? 0), 0);
  const worth = Math.max(invoice.total, paid);
  if (worth <= 0) return 1;
  const refs = new Set(payments.flatMap(({ payment }) => paymentRefs(payment)));
  const returned = charges
    .filter(({ charge }) => refs.has(charge.id) || refs.has(idOf(charge.payment_intent)))
    .reduce((sum, read) => sum + returnedOf(read), 0);
  const notes = invoice.post_payment_credit_notes_amount;
  const gone = Math.max(returned, notes) + invoice.pre_payment_credit_notes_amount;
  return Math.max(0, 1 - gone / worth);
}

/** The same of a payment that no invoice asked for. */
export function keptOfPayment(
  { amount, intent }: { readonly amount: number; readonly intent: string },
  charges: readonly ChargeRead[],
): number {
  const returned = charges
    .filter(({ charge }) => idOf(charge.payment_intent) === intent)
    .reduce((sum, read) => sum + returnedOf(read), 0);
  return Math.max(0, 1 - returned / amount);
}

function returnedOf({ charge, disputes, refunds }: ChargeRead): number {
  const withdrawn = disputes
    .filter(({ status }) => !OURS.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(charge.amount, refundedCents(refunds) + withdrawn);
}

const paymentRefs = ({
  charge,
  payment_intent: intent,
}: Stripe.InvoicePayment.Payment): readonly string[] =>
  [charge, intent].filter((ref) => ref !== undefined).map(idOf);

export const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'object' ? (reference?.id ?? '') : reference;
