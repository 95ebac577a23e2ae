import { createDecipheriv, createHmac, type ECDH } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/**
 * What a browser does with a message (RFC 8188, RFC 8291), step by step as the standards have it: HKDF by
 * its two hashes, so that nothing is taken over from who encrypts. Throws when it is not for these keys.
 */
export function decryptPush(
  body: Buffer,
  { browser, auth }: { browser: ECDH; auth: Buffer },
): string {
  const salt = body.subarray(0, SALT_BYTES);
  const recordSize = body.readUInt32BE(SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const header = SALT_BYTES + 5 + keyLength;
  const sender = body.subarray(SALT_BYTES + 5, header);
  const record = body.subarray(header);
  if (record.length > recordSize) throw new Error('more than one record');

  const shared = browser.computeSecret(sender);
  const info = [Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender];
  const secret = hmac(hmac(auth, shared), ...info, Buffer.from([1]));
  const random = hmac(salt, secret);
  const text = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  const key = hmac(random, text('aes128gcm'), Buffer.from([1])).subarray(0, 16);
  const nonce = hmac(random, text('nonce'), Buffer.from([1])).subarray(0, 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('the last record has no end');
  }
  return padded.subarray(0, end).toString('utf8');
}

function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
}
