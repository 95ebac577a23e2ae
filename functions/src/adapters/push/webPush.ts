import type { PushSender } from '../../usecases/notices/ports.ts';
import { isPushEndpoint } from '../../usecases/notices/pushEndpoint.ts';
import { encryptPush } from './encrypt.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';

const TIMEOUT_MS = 5_000;

/** A push service keeps it so long for a device that is off. */
const KEPT_S = 12 * 3_600;

/** The device is gone for good. */
const GONE: readonly number[] = [404, 410];

/** Web Push (RFC 8030). Goes to push services alone, follows no redirect, and reads no answer. */
export const webPush = (
  keys: VapidKeys,
  { standIn, now }: { standIn: string | null; now: () => Date },
): PushSender => ({
  async send({ endpoint, p256dh, auth }, message) {
    if (!isPushEndpoint(endpoint, standIn)) return 'gone';
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(KEPT_S),
          urgency: 'normal',
          authorization: vapidHeader(keys, { endpoint, now: now() }),
        },
        body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify(message)), { p256dh, auth })),
      });
      await answer.body?.cancel();
      return resultOf(answer.status);
    } catch {
      return 'later';
    }
  },
});

function resultOf(status: number): 'sent' | 'later' | 'refused' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
