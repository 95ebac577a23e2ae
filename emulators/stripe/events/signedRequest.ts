import { Stripe } from 'stripe';
import { z } from 'zod';
import type { JsonObject } from '../account/fields.ts';

/** What a forger may get wrong. */
export const tamperSchema = z.enum(['signature', 'timestamp', 'body', 'missing']);
export type Tamper = z.infer<typeof tamperSchema>;

export interface SignedRequest {
  readonly body: string;
  readonly headers: Record<string, string>;
}

const AN_HOUR = 3600;

/**
 * The request the real Stripe would send, signed by the SDK. The signature bears the machine's time
 * and not the account's: the receiver compares it with its own clock.
 */
export function signedRequest(
  event: JsonObject,
  { secret, tamper }: { readonly secret: string; readonly tamper?: Tamper | undefined },
): SignedRequest {
  const payload = JSON.stringify(event, null, 2);
  const now = Math.floor(Date.now() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: tamper === 'signature' ? `${secret}-of-somebody-else` : secret,
    timestamp: tamper === 'timestamp' ? now - AN_HOUR : now,
  });
  return {
    body: tamper === 'body' ? payload.replace('"livemode": false', '"livemode": true') : payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(tamper === 'missing' ? {} : { 'stripe-signature': signature }),
    },
  };
}
