import type { Account } from '../account/account.ts';
import type { Invoice, PortalSession, Subscription } from '../account/records.ts';
import { amountDue, totalOf } from '../billing/amounts.ts';
import type { Reply } from '../http/reply.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { dollars } from '../http/dollars.ts';
import { EVERY, day } from './words.ts';

export function portalPage(
  account: Account,
  session: PortalSession,
  { notice }: { readonly notice: string | undefined },
): Reply {
  const { subscriptions, invoices } = account.records;
  const running = subscriptions.filter(
    ({ customer, status }) => customer === session.customer && status !== 'canceled',
  );
  const theirs = invoices.filter(({ customer }) => customer === session.customer).toReversed();
  const main = html`${notice === undefined ? null : html`<p class="notice good" role="status">${notice}</p>`}
    ${running.length > 0 ? running.map((each) => panel(account, session, each)) : NO_PLAN}
    <section class="panel">
      <h2>Invoices</h2>
      ${
        theirs.length > 0
          ? html`<ul>
              ${theirs.map((invoice) => invoiceRow(invoice))}
            </ul>`
          : html`<p class="muted">No invoices yet.</p>`
      }
    </section>
    ${session.returnUrl === null ? null : html`<a class="button" href="${new URL(session.returnUrl).href}">Return to Lumashot</a>`}`;
  return page({ title: 'Your subscription', place: 'Billing', main, isWide: true });
}

const NO_PLAN = html`<section class="panel">
  <h1>No subscription</h1>
  <p class="muted">Choose a plan in Lumashot to start one.</p>
</section>`;

function panel(account: Account, session: PortalSession, subscription: Subscription): Html {
  const { price, quantity, cancelAt, periodEnd, status } = subscription;
  const { planName, unitAmount, interval } = account.price(price);
  const isEnding = cancelAt !== null;
  const form = { session, subscription };
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
      <div class="actions">
        ${status === 'past_due' ? action(form, { name: 'settle', label: 'Pay with a working card', look: 'primary' }) : null}
        ${isEnding ? action(form, { name: 'resume', label: 'Resume', look: 'primary' }) : action(form, { name: 'cancel', label: 'Cancel subscription' })}
      </div>
    </section>
    ${isEnding ? null : plans(account, form)}`;
}

const STATUS_WORDS = {
  active: 'Active',
  past_due: 'Payment failed, trying again',
  canceled: 'Ended',
} as const;

interface FormOf {
  readonly session: PortalSession;
  readonly subscription: Subscription;
}

function plans(account: Account, form: FormOf): Html {
  const onSale = Object.keys(account.records.prices).filter(
    (id) => account.isOnSale(id) && id !== form.subscription.price,
  );
  const groups = (['month', 'year'] as const).map((interval) => {
    const ids = onSale.filter((id) => account.price(id).interval === interval);
    if (ids.length === 0) return html``;
    return html`<h3>${EVERY[interval]}</h3>
      <ul>
        ${ids.map((id) => planRow(account, form, id))}
      </ul>`;
  });
  return html`<section class="panel">
    <h2>Change plan</h2>
    <p class="muted">
      Takes effect at once. You pay the difference for the rest of the period, or keep it as credit.
    </p>
    ${groups}
  </section>`;
}

function planRow(account: Account, form: FormOf, id: string): Html {
  const { planName, unitAmount, interval } = account.price(id);
  const title = `Change plan to ${planName}, ${EVERY[interval].toLowerCase()}`;
  return html`<li>
    <span class="what">${planName}<small>${dollars(unitAmount)} per ${interval}</small></span>
    ${action(form, { name: 'change', label: 'Change', title, price: id })}
  </li>`;
}

function invoiceRow(invoice: Invoice): Html {
  const total = totalOf(invoice);
  const state = invoice.status === 'paid' ? 'Paid' : `Open, ${dollars(amountDue(invoice))} due`;
  return html`<li>
    <span class="what">${day(invoice.created)}<small>${invoice.number} · ${state}</small></span>
    <span>${dollars(total)}</span>
  </li>`;
}

function action(
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
