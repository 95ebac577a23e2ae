import type { Account } from '../account/account.ts';
import type { Invoice, Line, Subscription } from '../account/records.ts';
import { balanceAfter } from './amounts.ts';

/**
 * An invoice over the lines and the prorations that waited for it, with the customer's credit taken
 * in. Nothing is charged and no event told yet.
 */
export function makeInvoice(
  account: Account,
  subscription: Subscription,
  {
    reason,
    lines,
    period,
    at,
  }: {
    readonly reason: Invoice['reason'];
    readonly lines: readonly Line[];
    /** The time the invoice looks back on; what is paid for stands on its lines. */
    readonly period: { readonly start: number; readonly end: number };
    readonly at: number;
  },
): Invoice {
  const customer = account.customer(subscription.customer);
  const id = account.newId('in');
  account.records.invoicesMade += 1;
  const draft = {
    id,
    number: `LOCAL-${String(account.records.invoicesMade).padStart(4, '0')}`,
    created: at,
    customer: customer.id,
    customerEmail: customer.email,
    subscription: subscription.id,
    metadata: { ...subscription.metadata },
    reason,
    status: 'open' as const,
    periodStart: period.start,
    periodEnd: period.end,
    lines: [...subscription.pendingLines, ...lines],
    startingBalance: customer.balance,
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
  };
  const invoice = { ...draft, endingBalance: balanceAfter(draft) };
  customer.balance = invoice.endingBalance;
  subscription.pendingLines = [];
  account.records.invoices.push(invoice);
  return invoice;
}

/** The line for a whole period of the subscription's present price. */
export function periodLine(
  account: Account,
  { price, quantity }: Pick<Subscription, 'price' | 'quantity'>,
  { start, end }: { readonly start: number; readonly end: number },
): Line {
  const { planName, unitAmount, interval } = account.price(price);
  const each = `$${(unitAmount / 100).toFixed(2)} / ${interval}`;
  return {
    id: account.newId('il'),
    amount: unitAmount * quantity,
    description: `${quantity} × ${planName} (at ${each})`,
    price,
    quantity,
    start,
    end,
    proration: false,
  };
}
