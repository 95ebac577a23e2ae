import type { Invoice } from '../account/records.ts';

/** Sum of the lines, in cents; below zero when a change to a cheaper plan gives money back. */
export function totalOf({ lines }: Pick<Invoice, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the card is asked for: the total less the credit that pays for it. */
export function amountDue(invoice: Pick<Invoice, 'lines' | 'startingBalance'>): number {
  return Math.max(0, totalOf(invoice) + invoice.startingBalance);
}

/** The balance after the invoice: money given back is credit, credit used up is gone. */
export function balanceAfter(invoice: Pick<Invoice, 'lines' | 'startingBalance'>): number {
  return Math.min(0, totalOf(invoice) + invoice.startingBalance);
}
