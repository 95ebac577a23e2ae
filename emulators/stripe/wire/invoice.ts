import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Invoice } from '../account/records.ts';
import { amountDue, totalOf } from '../billing/amounts.ts';
import { invoiceLineOnWire } from './invoiceLine.ts';
import { CURRENCY, type Wire } from './wire.ts';

/**
 * The subscription stands under `parent`, and nothing says `paid` but the status. Without `payments`:
 * those come only when asked for by `expand`.
 */
export function invoiceOnWire(account: Account, invoice: Invoice): Wire<Stripe.Invoice> {
  const { id, created, customer, status, lines, paidAt, voidedAt } = invoice;
  const total = totalOf(invoice);
  const due = amountDue(invoice);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Lumashot (local)',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: status === 'paid' ? due : 0,
    amount_remaining: status === 'paid' ? 0 : due,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: status === 'open',
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created,
    currency: CURRENCY,
    custom_fields: null,
    customer,
    customer_account: null,
    customer_address: null,
    customer_email: invoice.customerEmail,
    customer_name: account.customer(customer).name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: invoice.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => invoiceLineOnWire(account, { invoice, line })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent:
      invoice.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: {
              metadata: invoice.metadata,
              subscription: invoice.subscription,
            },
            type: 'subscription_details',
          },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: paidAt,
      voided_at: voidedAt,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}
