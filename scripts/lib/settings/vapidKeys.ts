import { createECDH, type ECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Ports } from '../processes/ports.ts';

const schema = z.object({ publicKey: z.string(), privateKey: z.string() });
type Pair = z.infer<typeof schema>;

export const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** A pair of keys that says who sends pushes (RFC 8292). */
export function newVapidKeys(): Pair {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return wordsOf(pair);
}

/** Of one key in 256 Node leaves out the zeros in front: they belong to its bytes, and shift its letters. */
export function wordsOf(pair: ECDH): Pair {
  const key = pair.getPrivateKey();
  const whole = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - key.length), key]);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: whole.toString('base64url'),
  };
}

/** Of this clone: made once, kept beside its data, for browsers that have subscribed by them. */
export function localVapidKeys(file: string): Pair {
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys = newVapidKeys();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

export const pushUrlOf = (ports: Ports): string => `http://127.0.0.1:${ports.push}`;

/** What the functions read from the environment to tell devices things. */
export const pushEnvironment = ({
  keys,
  ports,
}: {
  keys: Pair;
  ports: Ports;
}): Record<string, string> => ({
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
  PUSH_STAND_IN_URL: pushUrlOf(ports),
});
