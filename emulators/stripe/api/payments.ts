import { z } from 'zod';
import type { Charge, PaymentIntent } from '../account/paymentRecords.ts';
import { formText } from '../http/form.ts';
import { noSuch } from '../http/stripeError.ts';
import { chargeOnWire } from '../wire/charge.ts';
import { PAYMENT_STATUS, invoicePaymentOnWire, isOfInvoice } from '../wire/invoicePayment.ts';
import { paymentIntentOnWire } from '../wire/paymentIntent.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { NO_PARAMS, type Route, route } from './route.ts';

/** How invoices were paid, from three sides: the invoice's, the intent's, the charge's. */
export const PAYMENT_ROUTES: readonly Route[] = [
  route('GET', '/v1/invoice_payments', {
    params: z.strictObject({
      ...LIST_PARAMS,
      invoice: formText.optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: formText.optional() })
        .optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    answer: (account, params) => {
      const { invoice, payment, status } = params;
      if (invoice !== undefined) account.invoice(invoice, 'invoice');
      const intent = payment?.payment_intent;
      if (intent !== undefined) account.paymentIntent(intent, 'payment[payment_intent]');
      const rows = account.records.paymentIntents
        .filter(isOfInvoice)
        .filter(
          (each) =>
            (invoice === undefined || each.invoice === invoice) &&
            (intent === undefined || each.id === intent) &&
            (status === undefined || PAYMENT_STATUS[each.status] === status),
        )
        .map((each) => ({ id: each.invoicePayment, created: each.created, intent: each }));
      return listPage(rows, {
        params,
        url: '/v1/invoice_payments',
        kind: 'invoice_payment',
        show: (row) => invoicePaymentOnWire(row.intent),
      });
    },
  }),
  route('GET', '/v1/invoice_payments/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => {
      const found = account.records.paymentIntents.find((each) => each.invoicePayment === id);
      if (found === undefined || !isOfInvoice(found)) throw noSuch('invoice_payment', id);
      return invoicePaymentOnWire(found);
    },
  }),
  route('GET', '/v1/payment_intents', {
    params: z.strictObject({ ...LIST_PARAMS, customer: formText.optional() }),
    answer: (account, params) => {
      const { customer } = params;
      if (customer !== undefined) account.customer(customer, 'customer');
      const rows = account.records.paymentIntents.filter(
        (each) => customer === undefined || each.customer === customer,
      );
      const show = (each: PaymentIntent) => paymentIntentOnWire(each);
      return listPage(rows, { params, url: '/v1/payment_intents', kind: 'payment_intent', show });
    },
  }),
  route('GET', '/v1/payment_intents/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => paymentIntentOnWire(account.paymentIntent(id)),
  }),
  route('GET', '/v1/charges', {
    params: z.strictObject({
      ...LIST_PARAMS,
      customer: formText.optional(),
      payment_intent: formText.optional(),
    }),
    answer: (account, params) => {
      const { customer, payment_intent: intent } = params;
      if (customer !== undefined) account.customer(customer, 'customer');
      if (intent !== undefined) account.paymentIntent(intent, 'payment_intent');
      const rows = account.records.charges.filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (intent === undefined || each.paymentIntent === intent),
      );
      const show = (each: Charge) => chargeOnWire(each);
      return listPage(rows, { params, url: '/v1/charges', kind: 'charge', show });
    },
  }),
  route('GET', '/v1/charges/:id', {
    params: NO_PARAMS,
    answer: (account, _, id) => chargeOnWire(account.charge(id)),
  }),
];
