import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { CURVE, wordsOf } from './vapidKeys.ts';

/** A pair whose private key begins with that many zeros. */
function pairWith(zeros: number) {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from([...Array<number>(zeros).fill(0), ...Array(32 - zeros).fill(7)]));
  return pair;
}

it.each([0, 1, 2, 31])(
  'a private key with %i zeros in front is whole, and of its public key',
  (zeros) => {
    const { publicKey, privateKey } = wordsOf(pairWith(zeros));
    const bytes = Buffer.from(privateKey, 'base64url');
    expect(bytes).toHaveLength(32);
    const again = createECDH(CURVE);
    again.setPrivateKey(bytes);
    expect(again.getPublicKey().toString('base64url')).toBe(publicKey);
  },
);
