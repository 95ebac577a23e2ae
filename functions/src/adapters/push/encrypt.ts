import { createCipheriv, createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';

/** The whole message is one record of this size at most; push services take no more. */
const RECORD_BYTES = 4_096;
const LAST_RECORD = 2;

/** A browser's keys, as it gives them out: base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is made anew for each message; given by tests alone. */
interface Chosen {
  readonly salt: Buffer;
  readonly privateKey?: Buffer;
}

/** An encrypted push message, `Content-Encoding: aes128gcm` (RFC 8291, RFC 8188). */
export function encryptPush(
  words: Buffer,
  { p256dh, auth }: BrowserKeys,
  chosen: Chosen = { salt: randomBytes(16) },
): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (chosen.privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(chosen.privateKey);
  const ownPublic = own.getPublicKey();
  const shared = own.computeSecret(browser);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, ownPublic]);
  const secret = derive({ secret: shared, salt: Buffer.from(auth, 'base64url'), info, bytes: 32 });
  const { salt } = chosen;
  const keyInfo = Buffer.from('Content-Encoding: aes128gcm\0');
  const nonceInfo = Buffer.from('Content-Encoding: nonce\0');
  const key = derive({ secret, salt, info: keyInfo, bytes: 16 });
  const nonce = derive({ secret, salt, info: nonceInfo, bytes: 12 });

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const padded = Buffer.concat([words, Buffer.from([LAST_RECORD])]);
  const body = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ownPublic.length]), ownPublic, body]);
}

const derive = (from: { secret: Buffer; salt: Buffer; info: Buffer; bytes: number }): Buffer =>
  Buffer.from(hkdfSync('sha256', from.secret, from.salt, from.info, from.bytes));

/** Whether these are keys of a browser: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    const point = Buffer.from(p256dh, 'base64url');
    own.computeSecret(point);
    return point.length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** Names an endpoint without telling it. */
export const hashOfEndpoint = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');
