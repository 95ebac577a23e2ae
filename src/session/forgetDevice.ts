import { callFunction } from '../firebase/calls/callFunction.ts';

/** Nobody who signs out waits longer than this. */
const PATIENCE_MS = 3_000;

/**
 * Before a session ends: what is told to its user is not told here any more. Whatever fails of it, the
 * browser forgets its subscription, and the server learns that with the next push.
 */
export async function forgetDevice(): Promise<void> {
  await Promise.race([forget(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function forget(): Promise<void> {
  try {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const { unsubscribeDevice } = await import('../pwa/devicePush.ts');
    const had = await unsubscribeDevice();
    if (had !== null) await callFunction('forgetPush', { endpoint: had.endpoint });
  } catch (error) {
    console.info('This device was not forgotten', error);
  }
}
