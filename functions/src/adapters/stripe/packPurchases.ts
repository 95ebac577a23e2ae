import type { PackPurchase } from '@lumashot/domain/billing/packPurchase';
import type Stripe from 'stripe';
import { z } from 'zod';
import { idOf, keptOfPayment, keptShare } from './keptShare.ts';
import type { CustomerRead } from './subscription.ts';

/** What we write on a session when it is opened, and read when it is paid. */
export const PACK_METADATA = { credits: 'pack_credits' } as const;

const promised = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** Whether this checkout sold a pack: others of the account are not ours. */
export const isPack = ({ mode, metadata }: Stripe.Checkout.Session): boolean =>
  mode === 'payment' && promised.safeParse(metadata?.[PACK_METADATA.credits]).success;

/**
 * A pack in our words; null until its money has come. What was promised stands on the session itself,
 * so that packs of another size or price later change nothing of it.
 */
export function packPurchaseOf(
  session: Stripe.Checkout.Session,
  { invoices, charges }: CustomerRead,
): PackPurchase | null {
  const credits = promised.safeParse(session.metadata?.[PACK_METADATA.credits]).data;
  const { amount_total: amount, payment_intent: intent } = session;
  const isPaid = session.status === 'complete' && session.payment_status === 'paid';
  if (!isPack(session) || credits === undefined || !isPaid) return null;
  // Nothing was asked for: then nothing was bought.
  if (amount === null || amount <= 0 || intent === null) return null;
  const invoice = invoices.find(({ id }) => id === idOf(session.invoice));
  return {
    session_id: session.id,
    credits,
    bought_at: new Date(session.created * 1_000),
    kept: Math.min(
      keptOfPayment({ amount, intent: idOf(intent) }, charges),
      // Credit notes are written on the invoice.
      invoice === undefined ? 1 : keptShare(invoice, charges),
    ),
  };
}
