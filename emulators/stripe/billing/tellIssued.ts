import type { Account } from '../account/account.ts';
import type { Invoice } from '../account/records.ts';
import { invoiceEvent } from '../events/recordEvent.ts';

/** The events of an invoice that is made and finalized in one go. */
export function tellIssued(account: Account, invoice: Invoice, at: number): void {
  invoiceEvent(account, invoice, { type: 'invoice.created', at });
  invoiceEvent(account, invoice, { type: 'invoice.finalized', at });
}
