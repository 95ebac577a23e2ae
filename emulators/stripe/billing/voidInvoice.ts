import type { Account } from '../account/account.ts';
import type { Debit, Invoice, Line } from '../account/records.ts';
import { invoiceEvent } from '../events/recordEvent.ts';
import { moveBalance } from './balance.ts';
import { debitsOf } from './makeInvoice.ts';
import { updateStanding } from './standing.ts';

/**
 * Takes an open invoice back as if it had not been made: the credit it used returns, its charges are
 * given back by no later change, and what it gave back counts as billed again.
 */
export function voidInvoice(account: Account, invoice: Invoice, at: number): void {
  Object.assign(invoice, { status: 'void', voidedAt: at, nextAttempt: null });
  if (invoice.paymentIntent !== null) {
    const intent = account.paymentIntent(invoice.paymentIntent);
    Object.assign(intent, { status: 'canceled', canceledAt: at });
  }
  const amount = invoice.startingBalance - invoice.endingBalance;
  if (amount !== 0) {
    const customer = account.customer(invoice.customer);
    const type = 'unapplied_from_invoice';
    moveBalance(account, customer, { amount, type, invoice: invoice.id, at });
  }
  const subscription = account.subscriptionOf(invoice);
  const own = new Set(invoice.lines.map(({ id }) => id));
  const kept = subscription.billed.filter(({ line }) => !own.has(line));
  const known = new Set(kept.map(({ line }) => line));
  const restored = invoice.lines
    .flatMap((line) => creditedBy(account, line))
    .filter(({ line, end }) => end > at && !own.has(line) && !known.has(line));
  subscription.billed = [...kept, ...restored];
  invoiceEvent(account, invoice, { type: 'invoice.voided', at });
  updateStanding(account, subscription, at);
}

function creditedBy(account: Account, { credits }: Line): Debit[] {
  if (credits === null || credits.invoice === null) return [];
  const { id, lines } = account.invoice(credits.invoice);
  return debitsOf(
    lines.filter((line) => line.id === credits.line),
    id,
  );
}
