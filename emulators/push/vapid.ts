import { createPublicKey, verify } from 'node:crypto';

const DAY_S = 86_400;

interface Expected {
  readonly origin: string;
  readonly now: Date;
}

/** What a push service says to who sends (RFC 8292); null: it may. */
export function vapidFault(header: string | undefined, { origin, now }: Expected): string | null {
  const match = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header ?? '');
  if (match === null) return 'no vapid token';
  const [, head = '', body = '', signature = '', key = ''] = match;
  const point = Buffer.from(key, 'base64url');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'the signature is another one’s';
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  const of = (name: string): unknown =>
    typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : undefined;
  if (of('aud') !== origin) return 'the token is for another service';
  const left = Number(of('exp')) - now.getTime() / 1_000;
  if (!(left > 0 && left <= DAY_S)) return 'the token is not of today';
  return /^(mailto:|https:\/\/)/.test(String(of('sub'))) ? null : 'nobody to write to';
}
