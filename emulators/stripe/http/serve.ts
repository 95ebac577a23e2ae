import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { answerApi } from '../api/answerApi.ts';
import { answerControl } from '../control/answerControl.ts';
import type { Emulator } from '../control/route.ts';
import { answerPage } from '../pages/answerPage.ts';
import { assertLocalHost } from './origin.ts';
import { split } from './path.ts';
import { readBody } from './readBody.ts';
import { type Reply, jsonReply } from './reply.ts';
import { StripeError } from './stripeError.ts';

/** The server of the three faces: the API, the pages, the controls. Not listening yet. */
export function createStripeServer(emulator: Emulator, secretKey: string): Server {
  return createServer((request, response) => {
    void serve({ request, response }, { emulator, secretKey });
  });
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Context {
  readonly emulator: Emulator;
  readonly secretKey: string;
}

/** Never rejects: whatever goes wrong becomes an answer. */
async function serve({ request, response }: Exchange, context: Context): Promise<void> {
  const { status, headers, body } = await replyTo(request, context);
  response.writeHead(status, headers);
  response.end(body);
}

async function replyTo(request: IncomingMessage, context: Context): Promise<Reply> {
  try {
    return await answer(request, context);
  } catch (error) {
    if (error instanceof StripeError) return jsonReply(error.body, { status: error.status });
    // Gone while sending: nobody hears the answer.
    if (!request.complete) return jsonReply({}, { status: 400 });
    const words = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`Stripe emulator: ${words}\n`);
    const body = { error: { type: 'api_error', message: 'The Stripe emulator failed.' } };
    return jsonReply(body, { status: 500 });
  }
}

async function answer(request: IncomingMessage, context: Context): Promise<Reply> {
  assertLocalHost(request.headers);
  const body = await readBody(request);
  try {
    return await route({ request, body }, context);
  } finally {
    // What the answer promises must survive a restart; and a refusal may follow a renewal.
    context.emulator.account.save();
  }
}

async function route(
  { request, body }: { readonly request: IncomingMessage; readonly body: string },
  { emulator, secretKey }: Context,
): Promise<Reply> {
  const { method = 'GET', headers } = request;
  const { path, query } = split(request.url ?? '/');
  if (path.startsWith('/v1/')) {
    const { authorization } = headers;
    const idempotencyKey = headers['idempotency-key']?.toString();
    const call = { method, path, query, body, authorization, idempotencyKey };
    return answerApi(emulator.account, { secretKey, request: call });
  }
  if (path.startsWith('/_control/')) {
    const contentType = headers['content-type'];
    return await answerControl(emulator, { method, path, contentType, body });
  }
  return answerPage(emulator.account, { method, path, query, body, headers });
}
