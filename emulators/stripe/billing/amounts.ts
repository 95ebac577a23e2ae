import type { Invoice } from '../account/records.ts';

type Billed = Pick<Invoice, 'lines' | 'startingBalance'>;

/** Less than this is not charged in dollars: the customer owes it until a later invoice. */
const LEAST_CHARGE = 50;

/** Sum of the lines, in cents; below zero when a change to a cheaper plan gives money back. */
export function totalOf({ lines }: Pick<Invoice, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the card is asked for: the total and old debts less the credit that pays for it. */
export function amountDue(invoice: Billed): number {
  const left = totalOf(invoice) + invoice.startingBalance;
  return left < LEAST_CHARGE ? 0 : left;
}

/** The balance after the invoice: what neither the card nor the credit has settled. */
export function balanceAfter(invoice: Billed): number {
  return totalOf(invoice) + invoice.startingBalance - amountDue(invoice);
}
