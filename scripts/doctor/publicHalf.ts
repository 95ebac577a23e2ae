import { createECDH } from 'node:crypto';

/** The public key of a private one, both as `npm run vapid` prints them; null: it is no such key. */
export function publicHalfOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().toString('base64url');
  } catch {
    return null;
  }
}
