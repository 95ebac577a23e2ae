import type { Account } from '../account/account.ts';
import type { JsonObject } from '../account/fields.ts';
import { settleDue } from '../billing/settleDue.ts';
import { parseForm } from '../http/form.ts';
import { match } from '../http/match.ts';
import { type Reply, jsonReply } from '../http/reply.ts';
import { StripeError } from '../http/stripeError.ts';
import { jsonOf } from '../wire/json.ts';
import { BALANCE_ROUTES } from './balanceTransactions.ts';
import { CHECKOUT_ROUTES } from './checkoutSessions.ts';
import { CUSTOMER_SEARCH_ROUTES } from './customerSearch.ts';
import { CUSTOMER_ROUTES } from './customers.ts';
import { DISPUTE_ROUTES } from './disputes.ts';
import { EVENT_ROUTES } from './events.ts';
import { assertExpandable, expandAll } from './expand.ts';
import { answerOnce } from './idempotency.ts';
import { INVOICE_ROUTES } from './invoices.ts';
import { PAYMENT_ROUTES } from './payments.ts';
import { PORTAL_CONFIGURATION_ROUTES } from './portalConfigurations.ts';
import { PORTAL_ROUTES } from './portalSessions.ts';
import { MAKE_PRICE_ROUTES } from './makePrices.ts';
import { PRICE_ROUTES } from './prices.ts';
import { WEBHOOK_ENDPOINT_ROUTES } from './webhookEndpoints.ts';
import { REFUND_ROUTES } from './refunds.ts';
import { type Route, takeExpand } from './route.ts';
import { SCHEDULE_ROUTES } from './schedules.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts';

const ROUTES: readonly Route[] = [
  // Before the customers: `search` would be one's id.
  ...CUSTOMER_SEARCH_ROUTES,
  ...CUSTOMER_ROUTES,
  ...CHECKOUT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_ROUTES,
  ...REFUND_ROUTES,
  ...DISPUTE_ROUTES,
  ...BALANCE_ROUTES,
  ...PORTAL_ROUTES,
  ...PORTAL_CONFIGURATION_ROUTES,
  ...SCHEDULE_ROUTES,
  ...EVENT_ROUTES,
  ...PRICE_ROUTES,
  ...MAKE_PRICE_ROUTES,
  ...WEBHOOK_ENDPOINT_ROUTES,
];

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

interface ApiCall {
  readonly secretKey: string;
  readonly request: ApiRequest;
}

/** Answers a request of the SDK; every answer, a refusal too, names its request. */
export function answerApi(account: Account, call: ApiCall): Reply {
  const id = account.newId('req');
  const reply = replyTo(account, call, id);
  return { ...reply, headers: { ...reply.headers, 'request-id': id } };
}

function replyTo(account: Account, { secretKey, request }: ApiCall, id: string): Reply {
  try {
    assertKey(request.authorization, secretKey);
    return perform(account, request, id);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return jsonReply(error.body, { status: error.status });
  }
}

function perform(account: Account, request: ApiRequest, id: string): Reply {
  const { method, path, query, body } = request;
  const found = findRoute(method, path);
  const { expand, rest } = takeExpand({ ...parseForm(query), ...parseForm(body) });
  assertExpandable(expand);
  settleDue(account);
  const answer = () => {
    const object = found.route.answer(account, { ids: found.ids, params: rest });
    return expandAll(account, jsonOf(object), expand);
  };
  const key = request.idempotencyKey;
  if (key === undefined || method !== 'POST') {
    return jsonReply(caused(account, { id, idempotencyKey: null }, answer));
  }
  const answered = answerOnce(account, { key, method, path, body }, () =>
    caused(account, { id, idempotencyKey: key }, answer),
  );
  const replay = answered.isReplay ? { 'idempotent-replayed': 'true' } : {};
  return jsonReply(answered.body, {
    status: answered.status,
    headers: { 'idempotency-key': key, ...replay },
  });
}

function findRoute(method: string, path: string): { route: Route; ids: readonly string[] } {
  for (const route of ROUTES) {
    const ids = route.method === method ? match(route.path, path) : undefined;
    if (ids !== undefined) return { route, ids };
  }
  throw new StripeError({
    status: 404,
    message: `Unrecognized request URL (${method}: ${path}). This emulator knows only what Lumashot uses.`,
  });
}

function assertKey(authorization: string | undefined, secretKey: string): void {
  const given = authorization?.replace(/^Bearer /, '') ?? '';
  if (given === secretKey) return;
  throw new StripeError({
    status: 401,
    message:
      given === ''
        ? 'You did not provide an API key.'
        : `Invalid API Key provided: ${masked(given)}`,
  });
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(8)}`;
}

function caused(account: Account, cause: Account['cause'], answer: () => JsonObject): JsonObject {
  const before = account.cause;
  account.cause = cause;
  try {
    return answer();
  } finally {
    account.cause = before;
  }
}
