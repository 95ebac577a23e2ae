import { z } from 'zod';
import { cents, metadata, seconds } from './fields.ts';

/** Money that moved, or was asked for: made by invoices, given back by refunds and disputes. */

/**
 * Asks the card for an invoice's amount; an InvoicePayment is the other face of the same row. A payment
 * that is made once gets its invoice afterwards, or none.
 */
export const paymentIntent = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  invoice: z.string().nullable(),
  /** The id of the InvoicePayment. */
  invoicePayment: z.string(),
  amount: cents,
  status: z.enum(['requires_payment_method', 'processing', 'succeeded', 'canceled']),
  latestCharge: z.string().nullable(),
  paidAt: seconds.nullable(),
  canceledAt: seconds.nullable(),
});

export const charge = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  paymentIntent: z.string(),
  amount: cents,
  amountRefunded: cents,
  status: z.enum(['succeeded', 'failed']),
  disputed: z.boolean(),
});

export const refund = z.object({
  id: z.string(),
  created: seconds,
  charge: z.string(),
  amount: cents,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable(),
  metadata,
  status: z.enum(['succeeded', 'failed']),
});

export const dispute = z.object({
  id: z.string(),
  created: seconds,
  charge: z.string(),
  amount: cents,
  reason: z.string(),
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
  metadata,
});

export const balanceTransaction = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  /** Below zero the customer got credit, above zero credit was used up or a debt made. */
  amount: cents,
  endingBalance: cents,
  type: z.enum(['adjustment', 'applied_to_invoice', 'invoice_too_small', 'unapplied_from_invoice']),
  invoice: z.string().nullable(),
  description: z.string().nullable(),
  metadata,
});

export type PaymentIntent = z.infer<typeof paymentIntent>;
export type Charge = z.infer<typeof charge>;
export type Refund = z.infer<typeof refund>;
export type Dispute = z.infer<typeof dispute>;
export type BalanceTransaction = z.infer<typeof balanceTransaction>;
