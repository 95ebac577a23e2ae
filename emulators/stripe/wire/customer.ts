import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Customer } from '../account/records.ts';
import { CURRENCY, type Wire } from './wire.ts';

export function customerOnWire(
  account: Account,
  customer: Customer,
): Wire<Stripe.Customer | Stripe.DeletedCustomer> {
  const { id, created, email, name, metadata, balance, deleted } = customer;
  if (deleted) return { id, object: 'customer', deleted: true };
  const theirs = account.records.subscriptions.filter((each) => each.customer === id);
  return {
    id,
    object: 'customer',
    address: null,
    balance,
    created,
    currency: theirs.length > 0 ? CURRENCY : null,
    default_source: null,
    delinquent: theirs.some(({ status }) => status === 'past_due'),
    description: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
