import type { Outbox } from './outbox.ts';

/**
 * Sends as the page comes and goes: what is hidden may be closed next, and a tab that is closed leaves what it
 * has not sent to the others. They hear of nothing: the server does not know. The result ends it.
 */
export function sendWithPage({ hurry, sendLeft }: Pick<Outbox, 'hurry' | 'sendLeft'>): () => void {
  const run = (send: () => Promise<void>) => {
    send().catch((error: unknown) => console.error('A change was not sent', error));
  };
  const turned = () => run(document.visibilityState === 'hidden' ? hurry : sendLeft);
  const online = () => run(sendLeft);
  document.addEventListener('visibilitychange', turned);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', turned);
    window.removeEventListener('online', online);
  };
}
