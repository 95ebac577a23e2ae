import { match } from '../http/match.ts';
import { type Reply, jsonReply } from '../http/reply.ts';
import { StripeError, invalid } from '../http/stripeError.ts';
import { jsonOf } from '../wire/json.ts';
import type { Emulator } from './route.ts';
import { CONTROL_ROUTES } from './routes.ts';

interface ControlRequest {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string;
}

export async function answerControl(emulator: Emulator, request: ControlRequest): Promise<Reply> {
  const { method, path, contentType, body } = request;
  // Another site's form cannot send JSON without the browser asking us first: it cannot drive this.
  if (method === 'POST' && contentType?.split(';')[0]?.trim() !== 'application/json') {
    throw new StripeError({ status: 415, message: 'Send application/json.' });
  }
  const answer = await controlAnswer(emulator, { method, path, body: parseJson(body) });
  return jsonReply(jsonOf(answer));
}

/** What a control answers to a body that is parsed. */
export async function controlAnswer(
  emulator: Emulator,
  {
    method,
    path,
    body,
  }: { readonly method: string; readonly path: string; readonly body: unknown },
): Promise<object> {
  for (const route of CONTROL_ROUTES) {
    const ids = route.method === method ? match(route.path, path) : undefined;
    if (ids !== undefined) return await route.answer(emulator, { id: ids[0] ?? '', body });
  }
  throw new StripeError({ status: 404, message: `No control at ${method} ${path}.` });
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON.');
  }
}
