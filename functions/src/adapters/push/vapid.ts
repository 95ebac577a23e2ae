import { createPrivateKey, sign } from 'node:crypto';

/** Push services take tokens of a day at most. */
const VALID_S = 12 * 3_600;

export interface VapidKeys {
  /** The point and the number, base64url: as `npm run vapid` prints them. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to: `mailto:` or `https:`. */
  readonly subject: string;
}

/** Says to a push service who sends (RFC 8292), for its origin alone. */
export function vapidHeader(keys: VapidKeys, { endpoint, now }: { endpoint: string; now: Date }) {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + VALID_S,
    sub: keys.subject,
  };
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Throws where the two are no pair of keys. */
export function privateKeyOf({ publicKey, privateKey }: Omit<VapidKeys, 'subject'>) {
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) throw new Error('VAPID_PUBLIC_KEY is no point of the curve');
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
}
