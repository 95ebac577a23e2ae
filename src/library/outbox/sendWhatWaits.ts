import type { Outbox } from './outbox.ts';

/** What was changed here and is on its way gets this long; then it goes with the rest. */
const SENDING_MS = 3_000;

/** At sign-out. Resolves when all is sent, when sending failed, and after `SENDING_MS` at the latest. */
export async function sendWhatWaits(outbox: Pick<Outbox, 'send'>): Promise<void> {
  const sending = outbox
    .send()
    .catch((error: unknown) => console.warn('A change was not sent', error));
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, SENDING_MS))]);
}
