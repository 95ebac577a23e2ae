import type { Account } from '../account/account.ts';
import type { Debit, Invoice, Line, Subscription } from '../account/records.ts';
import { amountDue, balanceAfter } from './amounts.ts';
import { moveBalance } from './balance.ts';

/**
 * An invoice over the lines and the prorations that waited for it, with the customer's credit taken
 * in. Nothing is charged and no event of it told yet.
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
    voidedAt: null,
  };
  const due = amountDue(draft);
  const invoice = {
    ...draft,
    endingBalance: balanceAfter(draft),
    paymentIntent: due > 0 ? askFor(account, { invoice: draft, amount: due }) : null,
  };
  subscription.pendingLines = [];
  account.records.invoices.push(invoice);
  const amount = invoice.endingBalance - invoice.startingBalance;
  if (amount !== 0) {
    const type = invoice.endingBalance > 0 ? 'invoice_too_small' : 'applied_to_invoice';
    moveBalance(account, customer, { amount, type, invoice: id, at });
  }
  return invoice;
}

function askFor(
  account: Account,
  {
    invoice,
    amount,
  }: { readonly invoice: Pick<Invoice, 'id' | 'created' | 'customer'>; readonly amount: number },
): string {
  const id = account.newId('pi');
  account.records.paymentIntents.push({
    id,
    created: invoice.created,
    customer: invoice.customer,
    invoice: invoice.id,
    invoicePayment: account.newId('inpay'),
    amount,
    status: 'requires_payment_method',
    latestCharge: null,
    paidAt: null,
    canceledAt: null,
  });
  return id;
}

/** The line for a whole period of the subscription's present price. */
export function periodLine(
  account: Account,
  { price, quantity }: Pick<Subscription, 'price' | 'quantity'>,
  { start, end }: { readonly start: number; readonly end: number },
): Line {
  const { planName, unitAmount, interval } = account.plan(price);
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
    invoiceItem: null,
    credits: null,
  };
}

/** What the lines charge for time: a later change gives back of these. */
export function debitsOf(lines: readonly Line[], invoice: string | null): Debit[] {
  return lines
    .filter(({ credits }) => credits === null)
    .map(({ id, price, quantity, amount, start, end }) => ({
      line: id,
      invoice,
      price,
      quantity,
      amount,
      start,
      end,
    }));
}
