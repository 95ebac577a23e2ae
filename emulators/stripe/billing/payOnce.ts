import type { Account } from '../account/account.ts';
import type { PaymentIntent } from '../account/paymentRecords.ts';
import type { Customer, Invoice, Session } from '../account/records.ts';
import { invoiceEvent, sessionEvent } from '../events/recordEvent.ts';
import { dollars } from '../http/dollars.ts';
import { tellIssued } from './tellIssued.ts';

/** Pays a session for something that is bought once, by card: the money is there at once. */
export function payOnce(
  account: Account,
  { session, customer, at }: { session: Session; customer: Customer; at: number },
): void {
  const intent = askFor(account, { session, customer: customer.id, at });
  complete(session, { intent, customer: customer.id });
  charge(account, intent, { status: 'succeeded', at });
  sessionEvent(account, session, { type: 'checkout.session.completed', at });
  invoiceFor(account, session, { intent, at });
}

/** The same by a debit of a bank: whether the money comes is known days later. */
export function debitOnce(account: Account, session: Session, at: number): void {
  const customer = account.customer(session.customer ?? '');
  const intent = askFor(account, { session, customer: customer.id, at });
  complete(session, { intent, customer: customer.id });
  session.isPending = true;
  intent.status = 'processing';
  sessionEvent(account, session, { type: 'checkout.session.completed', at });
}

/** The bank has answered. */
export function clearDebit(
  account: Account,
  session: Session,
  { payment, at }: { readonly payment: 'paid' | 'failed'; readonly at: number },
): void {
  const intent = account.paymentIntent(session.paymentIntent ?? '');
  if (payment === 'failed') {
    intent.status = 'requires_payment_method';
    charge(account, intent, { status: 'failed', at });
    sessionEvent(account, session, { type: 'checkout.session.async_payment_failed', at });
    return;
  }
  session.isPending = false;
  charge(account, intent, { status: 'succeeded', at });
  sessionEvent(account, session, { type: 'checkout.session.async_payment_succeeded', at });
  invoiceFor(account, session, { intent, at });
}

function complete(
  session: Session,
  { intent, customer }: { readonly intent: PaymentIntent; readonly customer: string },
): void {
  Object.assign(session, {
    status: 'complete',
    customer,
    paymentIntent: intent.id,
  } satisfies Partial<Session>);
}

function askFor(
  account: Account,
  { session, customer, at }: { session: Session; customer: string; at: number },
): PaymentIntent {
  const intent: PaymentIntent = {
    id: account.newId('pi'),
    created: at,
    customer,
    invoice: null,
    invoicePayment: account.newId('inpay'),
    amount: account.price(session.price).unitAmount * session.quantity,
    status: 'requires_payment_method',
    latestCharge: null,
    paidAt: null,
    canceledAt: null,
  };
  account.records.paymentIntents.push(intent);
  return intent;
}

function charge(
  account: Account,
  intent: PaymentIntent,
  { status, at }: { readonly status: 'succeeded' | 'failed'; readonly at: number },
): void {
  const id = account.newId('ch');
  account.records.charges.push({
    id,
    created: at,
    customer: intent.customer,
    paymentIntent: intent.id,
    amount: intent.amount,
    amountRefunded: 0,
    status,
    disputed: false,
  });
  intent.latestCharge = id;
  if (status === 'succeeded') Object.assign(intent, { status, paidAt: at });
}

/** Made after the payment, and paid by it: whoever hears of the session first finds none. */
function invoiceFor(
  account: Account,
  session: Session,
  { intent, at }: { readonly intent: PaymentIntent; readonly at: number },
): void {
  if (!session.invoiceCreation) return;
  const { planName, unitAmount } = account.price(session.price);
  account.records.invoicesMade += 1;
  const invoice: Invoice = {
    id: account.newId('in'),
    number: `LOCAL-${String(account.records.invoicesMade).padStart(4, '0')}`,
    created: at,
    customer: intent.customer,
    customerEmail: account.customer(intent.customer).email,
    subscription: null,
    metadata: {},
    reason: 'manual',
    status: 'paid',
    periodStart: at,
    periodEnd: at,
    lines: [
      {
        id: account.newId('il'),
        amount: intent.amount,
        description: `${session.quantity} × ${planName} (at ${dollars(unitAmount)})`,
        price: session.price,
        quantity: session.quantity,
        start: at,
        end: at,
        proration: false,
        invoiceItem: account.newId('ii'),
        credits: null,
      },
    ],
    // The customer's credit pays for subscriptions only.
    startingBalance: 0,
    endingBalance: 0,
    attempts: 1,
    nextAttempt: null,
    paidAt: at,
    voidedAt: null,
    paymentIntent: intent.id,
  };
  account.records.invoices.push(invoice);
  intent.invoice = invoice.id;
  session.invoice = invoice.id;
  tellIssued(account, invoice, at);
  invoiceEvent(account, invoice, { type: 'invoice.paid', at });
  invoiceEvent(account, invoice, { type: 'invoice.payment_succeeded', at });
}
