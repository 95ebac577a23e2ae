import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Invoice, Line } from '../account/records.ts';
import { productOf } from './price.ts';
import { CURRENCY, type Wire } from './wire.ts';

export function invoiceLineOnWire(
  account: Account,
  { invoice, line }: { invoice: Invoice; line: Line },
): Wire<Stripe.InvoiceLineItem> {
  const { id, amount, description, price, quantity, proration } = line;
  const { unitAmount } = account.price(price);
  const { subscription } = invoice;
  return {
    id,
    object: 'line_item',
    amount,
    currency: CURRENCY,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: invoice.metadata,
    parent:
      subscription === null
        ? onceBought(line)
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: line.invoiceItem,
              proration,
              proration_details: { credited_items: creditedItems({ invoice, line }) },
              subscription,
              subscription_item: account.subscription(subscription).item,
            },
            type: 'subscription_item_details',
          },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price, product: productOf(account.price(price)) },
      type: 'price_details',
      unit_amount_decimal: String(proration ? amount : unitAmount),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

const onceBought = ({ id, invoiceItem }: Line): Wire<Stripe.InvoiceLineItem.Parent> => ({
  invoice_item_details: {
    invoice_item: invoiceItem ?? id,
    proration: false,
    proration_details: null,
    subscription: null,
  },
  subscription_item_details: null,
  type: 'invoice_item_details',
});

/** The line whose time this one gives back. */
function creditedItems({
  invoice,
  line: { credits },
}: {
  readonly invoice: Invoice;
  readonly line: Line;
}) {
  if (credits === null) return null;
  return { invoice: credits.invoice ?? invoice.id, invoice_line_items: [credits.line] };
}
