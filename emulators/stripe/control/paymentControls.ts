import type { Account } from '../account/account.ts';
import type { Session, Subscription } from '../account/records.ts';
import { cancelAtPeriodEnd, endSubscription } from '../billing/cancel.ts';
import { clearDebit, debitOnce } from '../billing/payOnce.ts';
import { payCheckout } from '../billing/checkout.ts';
import { beginUnpaid } from '../billing/firstPayment.ts';
import { isRunning } from '../billing/lifeOf.ts';
import { collect } from '../billing/collect.ts';
import { settleDue } from '../billing/settleDue.ts';
import { invalid } from '../http/stripeError.ts';
import { pressOnPortal } from '../pages/portalActions.ts';
import { successUrl } from '../pages/redirects.ts';
import { type ControlRoute, control } from './route.ts';
import { CONTROL_INPUTS, CONTROL_OUTPUTS } from './schemas.ts';

export const paymentControls: readonly ControlRoute[] = [
  control('POST', '/_control/sessions/:id/pay', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.session,
    answer: ({ account }, _, id) => {
      settleDue(account);
      const session = account.session(id);
      if (session.status === 'expired') throw invalid('This session has expired.');
      payCheckout(account, session, account.now());
      return sessionState(session);
    },
  }),
  control('POST', '/_control/sessions/:id/begin', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.session,
    answer: ({ account }, _, id) => {
      settleDue(account);
      const session = account.session(id);
      if (session.mode !== 'subscription') throw invalid('Only a subscription begins.');
      if (session.status !== 'open') throw invalid('This session is over.');
      return { ...sessionState(session), ...beginUnpaid(account, session, account.now()) };
    },
  }),
  control('POST', '/_control/sessions/:id/debit', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.session,
    answer: ({ account }, _, id) => {
      settleDue(account);
      const session = account.session(id);
      if (session.mode !== 'payment') throw invalid('Only what is paid once is debited.');
      if (session.status !== 'open') throw invalid('This session is over.');
      debitOnce(account, session, account.now());
      return sessionState(session);
    },
  }),
  control('POST', '/_control/sessions/:id/clear', {
    input: CONTROL_INPUTS.payment,
    output: CONTROL_OUTPUTS.session,
    answer: ({ account }, { payment }, id) => {
      settleDue(account);
      const session = account.session(id);
      if (!session.isPending) throw invalid('No debit of this session is pending.');
      clearDebit(account, session, { payment, at: account.now() });
      return sessionState(session);
    },
  }),
  control('POST', '/_control/sessions/:id/decline', {
    input: CONTROL_INPUTS.nothing,
    output: CONTROL_OUTPUTS.session,
    // A declined card leaves no trace: since 2025-03-31 a subscription begins with its payment.
    answer: ({ account }, _, id) => sessionState(account.session(id)),
  }),
  control('POST', '/_control/subscriptions/:id/renew', {
    input: CONTROL_INPUTS.payment,
    output: CONTROL_OUTPUTS.subscription,
    answer: ({ account }, { payment }, id) => {
      settleDue(account);
      const subscription = running(account, id);
      withCard(account, subscription.customer, payment, () => {
        account.setClock(Math.max(account.now(), subscription.periodEnd));
        settleDue(account);
      });
      return subscriptionState(subscription);
    },
  }),
  control('POST', '/_control/subscriptions/:id/cancel', {
    input: CONTROL_INPUTS.cancel,
    output: CONTROL_OUTPUTS.subscription,
    answer: ({ account }, { at }, id) => {
      settleDue(account);
      const subscription = running(account, id);
      const now = account.now();
      if (at === 'now') endSubscription(account, subscription, { at: now });
      else cancelAtPeriodEnd(account, subscription, { by: 'portal', at: now });
      return subscriptionState(subscription);
    },
  }),
  control('POST', '/_control/subscriptions/:id/portal', {
    input: CONTROL_INPUTS.portal,
    output: CONTROL_OUTPUTS.subscription,
    answer: ({ account }, { action, price, configuration }, id) => {
      settleDue(account);
      const subscription = running(account, id);
      pressOnPortal(account, action, {
        subscription,
        configuration:
          configuration === undefined
            ? account.defaultPortal()
            : account.portalConfiguration(configuration),
        price,
      });
      return subscriptionState(subscription);
    },
  }),
  control('POST', '/_control/invoices/:id/pay', {
    input: CONTROL_INPUTS.payment,
    output: CONTROL_OUTPUTS.invoice,
    answer: ({ account }, { payment }, id) => {
      settleDue(account);
      const invoice = account.invoice(id);
      if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status}.`);
      withCard(account, invoice.customer, payment, () => {
        collect(account, invoice, account.now());
      });
      return { status: invoice.status };
    },
  }),
  control('POST', '/_control/customers/:id/card', {
    input: CONTROL_INPUTS.card,
    output: CONTROL_OUTPUTS.nothing,
    answer: ({ account }, { card }, id) => {
      account.customer(id).card = card;
      return {};
    },
  }),
];

function running(account: Account, id: string): Subscription {
  const subscription = account.subscription(id);
  if (!isRunning(subscription)) throw invalid(`This subscription is ${subscription.status}.`);
  return subscription;
}

/** The card as asked for while this happens, then as it was. */
function withCard(
  account: Account,
  customerId: string,
  payment: 'paid' | 'failed',
  happens: () => void,
): void {
  const customer = account.customer(customerId);
  const before = customer.card;
  customer.card = payment === 'paid' ? 'works' : 'declines';
  try {
    happens();
  } finally {
    customer.card = before;
  }
}

function sessionState(session: Session) {
  const { status, subscription, invoice, paymentIntent } = session;
  return {
    status,
    subscription,
    invoice,
    paymentIntent,
    redirect: status === 'complete' ? successUrl(session) : null,
  };
}

function subscriptionState({ status, latestInvoice, periodEnd }: Subscription) {
  return { status, latestInvoice, currentPeriodEnd: periodEnd };
}
