import type { Account } from '../account/account.ts';
import type { Session } from '../account/records.ts';
import type { Reply } from '../http/reply.ts';
import { sessionEmail, sessionTotal } from '../wire/checkoutSession.ts';
import { type Html, html } from './html.ts';
import { messagePage, page } from './layout.ts';
import { originsOf } from './redirects.ts';
import { dollars } from '../http/dollars.ts';
import { EVERY } from './words.ts';

export function checkoutPage(
  account: Account,
  session: Session,
  { isDeclined }: { readonly isDeclined: boolean },
): Reply {
  const over = OVER[session.status];
  if (over !== undefined) return messagePage(over);
  const { planName, interval } = account.price(session.price);
  const total = dollars(sessionTotal(account, session));
  const action = `/c/pay/${session.id}`;
  const main = html`${isDeclined ? DECLINED : null}
    <section class="panel">
      <h1>${planName}</h1>
      <p class="amount">
        ${total} ${interval === null ? null : html`<small>per ${interval}</small>`}
      </p>
      <dl>
        ${fact('Billed', interval === null ? 'Once' : EVERY[interval])}
        ${session.quantity > 1 ? fact('Quantity', String(session.quantity)) : null}
        ${fact('E-mail', sessionEmail(account, session) ?? 'not given')} ${fact('Due today', total)}
      </dl>
      <div class="actions">
        ${button(`${action}/pay`, `Pay ${total}`, 'primary')}
        <div class="row">
          ${button(`${action}/decline`, 'Decline')}
          ${session.cancelUrl === null ? null : button(`${action}/cancel`, 'Cancel')}
        </div>
      </div>
    </section>
    <p class="muted">
      Pay works like a good card, Decline like a bad one. Cancel leads back without paying.
    </p>`;
  return page({
    title: isDeclined ? 'Card declined' : `Pay for ${planName}`,
    place: 'Checkout',
    main,
    formTargets: originsOf([session.successUrl, session.cancelUrl]),
  });
}

const DECLINED = html`<p class="notice bad" role="alert">
  Your card was declined. Nothing was charged. Try again, or cancel.
</p>`;

const OVER = {
  open: undefined,
  complete: {
    title: 'All paid',
    text: 'This checkout is complete. You can close this page.',
    status: 200,
  },
  expired: {
    title: 'This checkout has expired',
    text: 'Nothing was charged. Go back to Lumashot and choose a plan again.',
    status: 410,
  },
} as const;

function fact(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function button(action: string, label: string, look = ''): Html {
  return html`<form method="post" action="${action}">
    <button class="${look}">${label}</button>
  </form>`;
}
