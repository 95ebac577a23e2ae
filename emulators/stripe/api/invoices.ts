import { z } from 'zod';
import type { Invoice } from '../account/records.ts';
import { formInteger, formText } from '../http/form.ts';
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
