import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { collect } from './collect.ts';
import { makeInvoice } from './makeInvoice.ts';
import { tellIssued } from './tellIssued.ts';

/** Charges or credits what still waited for an invoice; without any there is none. */
export function invoiceLastItems(account: Account, subscription: Subscription, at: number): void {
  if (subscription.pendingLines.length === 0) return;
  const invoice = makeInvoice(account, subscription, {
    reason: 'subscription_update',
    lines: [],
    period: { start: subscription.periodStart, end: at },
    at,
  });
  subscription.latestInvoice = invoice.id;
  tellIssued(account, invoice, at);
  collect(account, invoice, at);
}
