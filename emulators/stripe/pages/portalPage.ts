import { isRunning } from '../billing/lifeOf.ts';
import type { Account } from '../account/account.ts';
import type { PortalConfiguration } from '../account/portalRecords.ts';
import type { Invoice, PortalSession, Subscription } from '../account/records.ts';
import { amountDue, totalOf } from '../billing/amounts.ts';
import type { Reply } from '../http/reply.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { offeredPrices, waitsForPeriodEnd } from '../billing/portalChange.ts';
import { scheduleOf } from '../billing/schedule.ts';
import { dollars } from '../http/dollars.ts';
import { EVERY, day } from './words.ts';

export function portalPage(
  account: Account,
  session: PortalSession,
  { notice }: { readonly notice: string | undefined },
): Reply {
  const { subscriptions, invoices } = account.records;
  const configuration = account.portalConfiguration(session.configuration);
  const running = subscriptions.filter(
    (each) => each.customer === session.customer && isRunning(each),
  );
  const theirs = invoices.filter(({ customer }) => customer === session.customer).toReversed();
  const main = html`${notice === undefined ? null : html`<p class="notice good" role="status">${notice}</p>`}
  ${running.length > 0 ? running.map((subscription) => panel(account, { session, configuration, subscription })) : NO_PLAN}
  ${configuration.features.invoiceHistory ? history(theirs) : null}
  ${session.returnUrl === null ? null : html`<a class="button" href="${new URL(session.returnUrl).href}">Return to Lumashot</a>`}`;
  return page({ title: 'Your subscription', place: 'Billing', main, isWide: true });
}

const NO_PLAN = html`<section class="panel">
  <h1>No subscription</h1>
  <p class="muted">Choose a plan in Lumashot to start one.</p>
</section>`;

function panel(account: Account, form: FormOf): Html {
  const { subscription, configuration } = form;
  const { price, quantity, cancelAt, periodEnd, status } = subscription;
  const { paymentMethodUpdate, subscriptionCancel } = configuration.features;
  const { planName, unitAmount, interval } = account.plan(price);
  const isEnding = cancelAt !== null;
  const canCancel = subscriptionCancel.enabled && !isEnding;
  return html`<section class="panel">
      <h1>${planName}</h1>
      <p class="amount">${dollars(unitAmount * quantity)} <small>per ${interval}</small></p>
      <dl>
        <div>
          <dt>${isEnding ? 'Ends on' : 'Renews on'}</dt>
          <dd>${day(cancelAt ?? periodEnd)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>${STATUS_WORDS[status]}</dd>
        </div>
      </dl>
      ${scheduled(account, form)}
      <div class="actions">
        ${status === 'past_due' && paymentMethodUpdate ? action(form, { name: 'settle', label: 'Pay with a working card', look: 'primary' }) : null}
        ${isEnding && subscriptionCancel.enabled ? action(form, { name: 'resume', label: 'Resume', look: 'primary' }) : null}
        ${canCancel ? action(form, { name: 'cancel', label: 'Cancel subscription' }) : null}
      </div>
    </section>
    ${isEnding ? null : plans(account, form)}`;
}

/** A change that waits, and the way to give it up. */
function scheduled(account: Account, form: FormOf): Html {
  const schedule = scheduleOf(account, form.subscription);
  if (schedule === undefined) return html``;
  const { planName, interval } = account.plan(schedule.to);
  return html`<p class="muted">
      Changes to ${planName}, ${EVERY[interval].toLowerCase()}, on
      ${day(form.subscription.periodEnd)}.
    </p>
    ${action(form, { name: 'keep', label: 'Keep the present plan' })}`;
}

const STATUS_WORDS = {
  active: 'Active',
  past_due: 'Payment failed, trying again',
  canceled: 'Ended',
  incomplete: 'Waits for its first payment',
  incomplete_expired: 'Never began',
} as const;

export interface FormOf {
  readonly session: PortalSession;
  readonly configuration: PortalConfiguration;
  readonly subscription: Subscription;
}

export function plans(account: Account, form: FormOf): Html {
  const offered = offeredPrices(account, form.configuration, form.subscription);
  if (offered.length === 0) return html``;
  const groups = (['month', 'year'] as const).map((interval) => {
    const ids = offered.filter((id) => account.plan(id).interval === interval);
    if (ids.length === 0) return html``;
    return html`<h3>${EVERY[interval]}</h3>
      <ul>
        ${ids.map((id) => planRow(account, form, id))}
      </ul>`;
  });
  return html`<section class="panel">
    <h2>Change plan</h2>
    <p class="muted">
      ${PRORATION_WORDS[form.configuration.features.subscriptionUpdate.proration]}
    </p>
    ${groups}
  </section>`;
}

const PRORATION_WORDS = {
  always_invoice: 'You pay the difference for the rest of the period, or keep it as credit.',
  create_prorations: 'The difference for the rest of the period comes with your next invoice.',
  none: 'The new price counts from your next invoice on.',
} as const;

function planRow(account: Account, form: FormOf, id: string): Html {
  const { planName, unitAmount, interval } = account.plan(id);
  const { configuration, subscription } = form;
  const waits = waitsForPeriodEnd(account, subscription, { configuration, price: id });
  const when = waits ? `from ${day(subscription.periodEnd)}` : 'now';
  const title = `Change plan to ${planName}, ${EVERY[interval].toLowerCase()}`;
  const price = `${dollars(unitAmount)} per ${interval}, ${when}`;
  return html`<li>
    <span class="what">${planName}<small>${price}</small></span>
    ${action(form, { name: 'change', label: 'Change', title, price: id })}
  </li>`;
}

function history(invoices: readonly Invoice[]): Html {
  const rows = html`<ul>
    ${invoices.map((invoice) => invoiceRow(invoice))}
  </ul>`;
  return html`<section class="panel">
    <h2>Invoices</h2>
    ${invoices.length > 0 ? rows : html`<p class="muted">No invoices yet.</p>`}
  </section>`;
}

function invoiceRow(invoice: Invoice): Html {
  const total = totalOf(invoice);
  const state =
    invoice.status === 'open'
      ? `Open, ${dollars(amountDue(invoice))} due`
      : STATE_WORDS[invoice.status];
  return html`<li>
    <span class="what">${day(invoice.created)}<small>${invoice.number} · ${state}</small></span>
    <span>${dollars(total)}</span>
  </li>`;
}

const STATE_WORDS = { paid: 'Paid', void: 'Void', uncollectible: 'Given up' } as const;

export function action(
  { session, subscription }: FormOf,
  {
    name,
    label,
    look = '',
    title,
    price,
  }: {
    readonly name: string;
    readonly label: string;
    readonly look?: string;
    readonly title?: string;
    readonly price?: string;
  },
): Html {
  return html`<form method="post" action="/p/session/${session.id}/${name}">
    <input type="hidden" name="subscription" value="${subscription.id}" />
    ${price === undefined ? null : html`<input type="hidden" name="price" value="${price}" />`}
    <button class="${look}" ${title === undefined ? null : html` aria-label="${title}"`}>
      ${label}
    </button>
  </form>`;
}
