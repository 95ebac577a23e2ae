import type { Account } from '../account/account.ts';
import type { PortalFlow } from '../account/portalRecords.ts';
import type { PortalSession } from '../account/records.ts';
import { waitsForPeriodEnd } from '../billing/portalChange.ts';
import { dollars } from '../http/dollars.ts';
import type { Reply } from '../http/reply.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { action, plans, type FormOf } from './portalPage.ts';
import { originsOf } from './redirects.ts';
import { day } from './words.ts';

/** The page of a session that is for one thing: that, and the way back. */
export function portalFlowPage(account: Account, session: PortalSession, flow: PortalFlow): Reply {
  const main = html`${about(account, session, flow)}
  ${session.returnUrl === null ? null : html`<a class="button" href="${new URL(session.returnUrl).href}">Return to Lumashot</a>`}`;
  return page({
    title: TITLES[flow.type],
    place: 'Billing',
    main,
    isWide: true,
    formTargets: originsOf([flow.after === 'redirect' ? flow.returnUrl : null]),
  });
}

const TITLES = {
  payment_method_update: 'Your card',
  subscription_cancel: 'Cancel your subscription',
  subscription_update: 'Change your plan',
  subscription_update_confirm: 'Confirm your change',
} as const;

function about(account: Account, session: PortalSession, flow: PortalFlow): Html {
  if (flow.subscription === null)
    return html`<section class="panel">
      <h1>${TITLES[flow.type]}</h1>
      <p class="muted">Cards are set by this stand-in’s controls.</p>
    </section>`;
  const form: FormOf = {
    session,
    configuration: account.portalConfiguration(session.configuration),
    subscription: account.subscription(flow.subscription),
  };
  switch (flow.type) {
    case 'subscription_cancel':
      return html`<section class="panel">
        <h1>${TITLES[flow.type]}</h1>
        <p class="muted">Paid until ${day(form.subscription.periodEnd)}.</p>
        ${action(form, { name: 'cancel', label: 'Cancel subscription', look: 'primary' })}
      </section>`;
    case 'subscription_update_confirm':
      return confirm(account, form, flow.price ?? form.subscription.price);
    default:
      return plans(account, form);
  }
}

function confirm(account: Account, form: FormOf, price: string): Html {
  const { planName, unitAmount, interval } = account.plan(price);
  const { subscription, configuration } = form;
  const waits = waitsForPeriodEnd(account, subscription, { configuration, price });
  return html`<section class="panel">
    <h1>${TITLES.subscription_update_confirm}</h1>
    <p class="amount">${planName} <small>${dollars(unitAmount)} per ${interval}</small></p>
    <p class="muted">${waits ? `From ${day(subscription.periodEnd)}.` : 'From now on.'}</p>
    ${action(form, { name: 'change', label: 'Confirm', look: 'primary', price })}
  </section>`;
}
