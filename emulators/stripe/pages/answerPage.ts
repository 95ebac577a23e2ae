import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from '../account/account.ts';
import type { PortalSession, Session } from '../account/records.ts';
import { payCheckout } from '../billing/checkout.ts';
import { settleDue } from '../billing/settleDue.ts';
import { parseForm } from '../http/form.ts';
import { match } from '../http/match.ts';
import { assertOwnForm } from '../http/origin.ts';
import type { Reply } from '../http/reply.ts';
import { StripeError } from '../http/stripeError.ts';
import { checkoutPage } from './checkoutPage.ts';
import { messagePage, redirect } from './layout.ts';
import { actOnPortal, portalNotice } from './portalActions.ts';
import { PORTAL_SECONDS } from './portalLife.ts';
import { portalFlowPage } from './portalFlowPage.ts';
import { portalPage } from './portalPage.ts';
import { successUrl } from './redirects.ts';

export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

interface PageRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (account: Account, request: PageRequest & { ids: readonly string[] }) => Reply;
}

const ROUTES: readonly PageRoute[] = [
  {
    method: 'GET',
    path: '/',
    answer: () =>
      messagePage({
        title: 'Local Stripe is running',
        text: 'It stands in for the real one while you develop. No real money moves here.',
        status: 200,
      }),
  },
  {
    method: 'GET',
    path: '/c/pay/:session',
    answer: (account, { ids, query }) => {
      const isDeclined = new URLSearchParams(query).has('declined');
      return checkoutPage(account, checkoutOf(account, ids), { isDeclined });
    },
  },
  {
    method: 'POST',
    path: '/c/pay/:session/pay',
    answer: (account, { ids }) => {
      const session = checkoutOf(account, ids);
      payCheckout(account, session, account.now());
      if (session.status !== 'complete')
        return checkoutPage(account, session, { isDeclined: false });
      return redirect(successUrl(session));
    },
  },
  {
    method: 'POST',
    path: '/c/pay/:session/decline',
    answer: (account, { ids }) => redirect(`/c/pay/${checkoutOf(account, ids).id}?declined`),
  },
  {
    method: 'POST',
    path: '/c/pay/:session/cancel',
    answer: (account, { ids }) => {
      const { id, cancelUrl } = checkoutOf(account, ids);
      return redirect(cancelUrl === null ? `/c/pay/${id}` : new URL(cancelUrl).href);
    },
  },
  {
    method: 'GET',
    path: '/p/session/:session',
    answer: (account, { ids, query }) => {
      const notice = portalNotice(new URLSearchParams(query).get('done') ?? undefined);
      const session = portalOf(account, ids);
      // Once it is done nothing is left of what the session was for.
      return session.flow === null || notice !== undefined
        ? portalPage(account, session, { notice })
        : portalFlowPage(account, session, session.flow);
    },
  },
  {
    method: 'POST',
    path: '/p/session/:session/:action',
    answer: (account, { ids, body }) => {
      const session = portalOf(account, ids);
      const name = ids[1] ?? '';
      if (!actOnPortal(account, session, { name, form: parseForm(body) })) throw noPage();
      const { flow } = session;
      return redirect(
        flow?.after === 'redirect' && flow.returnUrl !== null
          ? new URL(flow.returnUrl).href
          : `/p/session/${session.id}?done=${name}`,
      );
    },
  },
];

/** Answers a browser. Whoever holds a session's id may use its page: the id is the capability. */
export function answerPage(account: Account, request: PageRequest): Reply {
  try {
    if (request.method === 'POST') assertOwnForm(request.headers);
    settleDue(account);
    for (const route of ROUTES) {
      const ids = route.method === request.method ? match(route.path, request.path) : undefined;
      if (ids !== undefined) return route.answer(account, { ...request, ids });
    }
    throw noPage();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return messagePage({ title: 'This did not work', text: error.message, status: error.status });
  }
}

function checkoutOf(account: Account, [id = '']: readonly string[]): Session {
  const session = account.records.sessions.find((each) => each.id === id);
  if (session === undefined) throw unknownLink();
  return session;
}

function portalOf(account: Account, [id = '']: readonly string[]): PortalSession {
  const session = account.records.portalSessions.find((each) => each.id === id);
  if (session === undefined || session.created + PORTAL_SECONDS <= account.now())
    throw unknownLink();
  return session;
}

function unknownLink(): StripeError {
  return new StripeError({
    status: 404,
    message: 'This link is unknown or has expired. Go back to Lumashot and open it again.',
  });
}

function noPage(): StripeError {
  return new StripeError({ status: 404, message: 'There is no such page.' });
}
