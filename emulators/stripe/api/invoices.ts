import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { Invoice } from '../account/records.ts';
import { collect } from '../billing/collect.ts';
import { expirePendingUpdate } from '../billing/pendingUpdate.ts';
import { voidInvoice } from '../billing/voidInvoice.ts';
import { formInteger, formText } from '../http/form.ts';
import { cardDeclined, invalid } from '../http/stripeError.ts';
import { invoiceOnWire } from '../wire/invoice.ts';
import { invoiceLineOnWire } from '../wire/invoiceLine.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

export const INVOICE_ROUTES: readonly Route[] = [
  route('GET', '/v1/invoices', {
    params: z.strictObject({
      ...LIST_PARAMS,
      customer: formText.optional(),
      subscription: formText.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    answer: (account, params) => {
      const { customer, subscription, status } = params;
      if (customer !== undefined) account.customer(customer, 'customer');
      if (subscription !== undefined) account.subscription(subscription, 'subscription');
      const rows = account.records.invoices.filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (subscription === undefined || invoice.subscription === subscription) &&
          (status === undefined || invoice.status === status),
      );
      const show = (invoice: Invoice) => invoiceOnWire(account, invoice);
      return listPage(rows, { params, url: '/v1/invoices', kind: 'invoice', show });
    },
  }),
  route('GET', '/v1/invoices/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => invoiceOnWire(account, account.invoice(id)),
  }),
  route('POST', '/v1/invoices/:id/void', {
    params: NO_PARAMS,
    answer: (account, _, id) => {
      const invoice = account.invoice(id);
      if (invoice.status !== 'open') {
        throw invalid(
          `You can only pass in open invoices. This invoice isn't open. It has a status of ${invoice.status}.`,
          undefined,
          'invoice_not_editable',
        );
      }
      giveUp(account, invoice);
      return invoiceOnWire(account, invoice);
    },
  }),
  route('POST', '/v1/invoices/:id/pay', {
    params: NO_PARAMS,
    answer: (account, _, id) => {
      const invoice = account.invoice(id);
      if (invoice.status === 'paid') throw invalid('Invoice is already paid');
      if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status}.`);
      collect(account, invoice, account.now());
      if (isUnpaid(invoice)) throw cardDeclined();
      return invoiceOnWire(account, invoice);
    },
  }),
  route('GET', '/v1/invoices/:id/lines', {
    params: z.strictObject({ limit: formInteger.optional() }),
    answer: (account, _, id) => {
      const invoice = account.invoice(id);
      return {
        object: 'list',
        data: invoice.lines.map((line) => invoiceLineOnWire(account, { invoice, line })),
        has_more: false,
        url: `/v1/invoices/${id}/lines`,
      };
    },
  }),
];

/** A change that waited for it has nothing to wait for any more. */
function giveUp(account: Account, invoice: Invoice): void {
  const subscription = account.subscriptionOf(invoice);
  const at = account.now();
  if (subscription.pendingUpdate?.invoice === invoice.id) {
    expirePendingUpdate(account, subscription, at);
  } else voidInvoice(account, invoice, at);
}

/** Asked of the record again: paying has changed it. */
function isUnpaid({ status }: Invoice): boolean {
  return status !== 'paid';
}
