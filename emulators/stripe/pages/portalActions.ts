import { z } from 'zod';
import { isRunning } from '../billing/lifeOf.ts';
import type { Account } from '../account/account.ts';
import type { PortalConfiguration } from '../account/portalRecords.ts';
import type { PortalSession, Subscription } from '../account/records.ts';
import { keepSubscription } from '../billing/cancel.ts';
import { collect } from '../billing/collect.ts';
import { cancelOnPortal, changeOnPortal } from '../billing/portalChange.ts';
import { releaseSchedule } from '../billing/schedule.ts';
import { type FormParams, formText } from '../http/form.ts';
import { invalid, noSuch } from '../http/stripeError.ts';
import { PORTAL_ACTIONS } from './portalActionNames.ts';

interface Press {
  readonly subscription: Subscription;
  readonly configuration: PortalConfiguration;
  readonly price?: string | undefined;
}

interface PortalAction {
  /** Shown when it is done. */
  readonly notice: string;
  readonly act: (account: Account, press: Press) => void;
}

/** The buttons of the portal page. Pressing one twice does no more than once. */
const ACTIONS = {
  cancel: {
    notice: 'Your subscription ends.',
    act: (account, { subscription, configuration }) =>
      cancelOnPortal(account, subscription, { configuration, at: account.now() }),
  },
  resume: {
    notice: 'Your subscription goes on.',
    act: (account, { subscription }) => keepSubscription(account, subscription, account.now()),
  },
  change: {
    notice: 'Your plan has changed, or will with the next period.',
    act: (account, { subscription, configuration, price }) => {
      if (price === undefined) throw invalid('Unknown plan.', 'price');
      changeOnPortal(account, subscription, { configuration, price, at: account.now() });
    },
  },
  keep: {
    notice: 'Your plan stays as it is.',
    act: (account, { subscription }) => releaseSchedule(account, subscription, account.now()),
  },
  settle: {
    notice: 'Your payment went through.',
    act: (account, { subscription, configuration }) => {
      if (!configuration.features.paymentMethodUpdate) throw invalid('Cards stay as they are.');
      account.customer(subscription.customer).card = 'works';
      for (const invoice of account.records.invoices) {
        if (invoice.subscription !== subscription.id || invoice.status !== 'open') continue;
        collect(account, invoice, account.now());
      }
    },
  },
} as const satisfies Record<string, PortalAction>;

const actionName = z.enum(PORTAL_ACTIONS);

const formSchema = z.strictObject({ subscription: formText, price: formText.optional() });

export function portalNotice(name: string | undefined): string | undefined {
  const parsed = actionName.safeParse(name);
  return parsed.success ? ACTIONS[parsed.data].notice : undefined;
}

/** False when there is no such button. The session reaches its own customer's subscriptions only. */
export function actOnPortal(
  account: Account,
  session: PortalSession,
  { name, form }: { readonly name: string; readonly form: FormParams },
): boolean {
  const action = actionName.safeParse(name);
  if (!action.success) return false;
  const parsed = formSchema.safeParse(form);
  if (!parsed.success) throw invalid('This form is not one of ours.');
  const subscription = account.subscription(parsed.data.subscription, 'subscription');
  if (subscription.customer !== session.customer || !isRunning(subscription)) {
    throw noSuch('subscription', subscription.id, 'subscription');
  }
  const configuration = account.portalConfiguration(session.configuration);
  pressOnPortal(account, action.data, {
    subscription,
    configuration,
    price: parsed.data.price,
  });
  return true;
}

/** What a button does, whoever presses it. */
export function pressOnPortal(
  account: Account,
  name: z.infer<typeof actionName>,
  press: Press,
): void {
  ACTIONS[name].act(account, press);
}
