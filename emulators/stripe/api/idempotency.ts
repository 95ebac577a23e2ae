import { createHash } from 'node:crypto';
import type { Account } from '../account/account.ts';
import type { JsonObject } from '../account/fields.ts';
import { StripeError, invalid } from '../http/stripeError.ts';

const KEPT_SECONDS = 86_400;
const MAX_KEPT = 1000;
const MAX_KEY = 255;

interface KeyedRequest {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly isReplay: boolean;
}

/**
 * Answers a key's first request, and the same again whenever the key comes back. Refused requests
 * are not kept: they changed nothing and may be corrected and sent again.
 */
export function answerOnce(
  account: Account,
  request: KeyedRequest,
  answer: () => JsonObject,
): Answer {
  const { key } = request;
  if (key.length > MAX_KEY) throw invalid(`Idempotency keys have at most ${MAX_KEY} characters.`);
  const { records } = account;
  const now = account.now();
  const oldest = now - KEPT_SECONDS;
  records.savedReplies = records.savedReplies.filter(({ created }) => created > oldest);
  const fingerprint = fingerprintOf(request);
  const saved = records.savedReplies.find((reply) => reply.key === key);
  if (saved !== undefined) {
    if (saved.fingerprint !== fingerprint) throw reused(key);
    return { status: saved.status, body: saved.body, isReplay: true };
  }
  const body = answer();
  records.savedReplies.push({ key, created: now, fingerprint, status: 200, body });
  if (records.savedReplies.length > MAX_KEPT) records.savedReplies.shift();
  return { status: 200, body, isReplay: false };
}

/** The same parameters in another order are the same request. */
function fingerprintOf({ method, path, body }: KeyedRequest): string {
  const params = new URLSearchParams(body);
  params.sort();
  return createHash('sha256').update(`${method} ${path}\n${params.toString()}`).digest('hex');
}

function reused(key: string): StripeError {
  return new StripeError({
    status: 400,
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
