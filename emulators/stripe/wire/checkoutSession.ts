import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Session } from '../account/records.ts';
import { priceOnWire } from './price.ts';
import { CURRENCY, type Wire } from './wire.ts';

export function sessionTotal(account: Account, { price, quantity }: Session): number {
  return account.price(price).unitAmount * quantity;
}

export function sessionEmail(account: Account, session: Session): string | null {
  if (session.customer === null) return session.customerEmail;
  return account.customer(session.customer).email ?? session.customerEmail;
}

/** Without `line_items`: those come only when asked for by `expand`. */
export function sessionOnWire(account: Account, session: Session): Wire<Stripe.Checkout.Session> {
  const { id, created, status, customer, metadata } = session;
  const total = sessionTotal(account, session);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: CURRENCY,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: customer === null ? 'always' : null,
    customer_details: customerDetails(account, session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: session.mode === 'payment' ? invoiceCreation(session) : null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: session.paymentIntent,
    payment_link: null,
    payment_method_collection: session.mode === 'payment' ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: status === 'complete' && !session.isPending ? 'paid' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    // A session that is over has no page any more.
    url: status === 'open' ? sessionUrl(account, session) : null,
    wallet_options: null,
  };
}

const invoiceCreation = (session: Session): Wire<Stripe.Checkout.Session.InvoiceCreation> => ({
  enabled: session.invoiceCreation,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
});

export function sessionUrl(account: Account, { id }: Session): string {
  return `${account.url}/c/pay/${id}`;
}

export function sessionItemsOnWire(
  account: Account,
  session: Session,
): Wire<Stripe.ApiList<Stripe.LineItem>> {
  const total = sessionTotal(account, session);
  const item: Wire<Stripe.LineItem> = {
    id: session.lineItem,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: CURRENCY,
    description: account.price(session.price).planName,
    metadata: {},
    price: priceOnWire(account, session.price),
    quantity: session.quantity,
  };
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  return { object: 'list', data: [item], has_more: false, url };
}

function customerDetails(
  account: Account,
  session: Session,
): Wire<Stripe.Checkout.Session.CustomerDetails> | null {
  const email = sessionEmail(account, session);
  if (email === null) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: session.customer === null ? null : account.customer(session.customer).name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: session.status === 'complete' ? [] : null,
  };
}
