import { z } from 'zod';
import type { Account } from '../account/account.ts';
import type { PortalSession, Subscription } from '../account/records.ts';
import { cancelAtPeriodEnd, keepSubscription } from '../billing/cancel.ts';
import { changePlan } from '../billing/changePlan.ts';
import { collect } from '../billing/collect.ts';
import { type FormParams, formText } from '../http/form.ts';
import { invalid, noSuch } from '../http/stripeError.ts';

interface PortalAction {
  /** Shown when it is done. */
  readonly notice: string;
  readonly act: (
    account: Account,
    request: { subscription: Subscription; price?: string | undefined },
  ) => void;
}

/** The buttons of the portal page. Pressing one twice does no more than once. */
const ACTIONS: Readonly<Record<string, PortalAction>> = {
  cancel: {
    notice: 'Your subscription ends with the period you have paid for.',
    act: (account, { subscription }) => {
      if (subscription.cancelAt !== null) return;
      cancelAtPeriodEnd(account, subscription, { by: 'portal', at: account.now() });
    },
  },
  resume: {
    notice: 'Your subscription goes on.',
    act: (account, { subscription }) => keepSubscription(account, subscription, account.now()),
  },
  change: {
    notice: 'Your plan has changed.',
    act: (account, { subscription, price }) => {
      if (price === undefined || !account.isOnSale(price)) throw invalid('Unknown plan.', 'price');
      if (subscription.cancelAt !== null) throw invalid('Resume the subscription first.');
      changePlan(account, subscription, { price, proration: 'always_invoice', at: account.now() });
    },
  },
  settle: {
    notice: 'Your payment went through.',
    act: (account, { subscription }) => {
      account.customer(subscription.customer).card = 'works';
      for (const invoice of account.records.invoices) {
        if (invoice.subscription !== subscription.id || invoice.status !== 'open') continue;
        collect(account, invoice, account.now());
      }
    },
  },
};

const formSchema = z.strictObject({ subscription: formText, price: formText.optional() });

export function portalNotice(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name]?.notice : undefined;
}

/** False when there is no such button. The session reaches its own customer's subscriptions only. */
export function actOnPortal(
  account: Account,
  session: PortalSession,
  { name, form }: { readonly name: string; readonly form: FormParams },
): boolean {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) return false;
  const parsed = formSchema.safeParse(form);
  if (!parsed.success) throw invalid('This form is not one of ours.');
  const subscription = account.subscription(parsed.data.subscription, 'subscription');
  if (subscription.customer !== session.customer || subscription.status === 'canceled') {
    throw noSuch('subscription', subscription.id, 'subscription');
  }
  action.act(account, { subscription, price: parsed.data.price });
  return true;
}
