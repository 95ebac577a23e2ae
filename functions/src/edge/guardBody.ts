import { errorEntry, errorMessage } from '@lumashot/domain/errors';
import type { HttpsFunction } from 'firebase-functions/https';
import { isReadableBody } from './readableBody.ts';

const REFUSAL = { reason: 'invalid-request' } as const;

/** The callable protocol's own error shape, for bodies the SDK must not see. */
const REPLY = {
  error: {
    status: 'INVALID_ARGUMENT',
    message: errorMessage(REFUSAL),
    details: REFUSAL,
    advice: errorEntry(REFUSAL.reason).advice,
  },
} as const;

/** The same function behind a check of its body; endpoint and trigger facts stay its own. */
export function guardBody<Call extends HttpsFunction>(call: Call): Call {
  return new Proxy(call, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (isReadableBody(request.body)) return Reflect.apply(target, self, [request, response]);
      response.status(400).json(REPLY);
      return undefined;
    },
  });
}
