import { callFunction } from '../firebase/calls/callFunction.ts';
import type { PushSubscriptionKeys } from '../pwa/devicePush.ts';

/** Nobody who signs out waits longer than this. */
const PATIENCE_MS = 3_000;

/**
 * Before a session ends: what is told to its user is not told here any more. Whatever fails of it, the
 * browser forgets its subscription, and the server learns that with the next push.
 */
export async function forgetDevice(): Promise<void> {
  await Promise.race([forget(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/**
 * Where nobody is signed in any more, with no token to tell the server by: a session may have ended elsewhere, and
 * what is told to its user has their words in it. The server finds nobody here with the next push.
 */
export async function silenceDevice(): Promise<void> {
  try {
    await unsubscribe();
  } catch (error) {
    console.info('This device was not silenced', error);
  }
}

async function forget(): Promise<void> {
  try {
    const had = await unsubscribe();
    if (had !== null) await callFunction('forgetPush', { endpoint: had.endpoint });
  } catch (error) {
    console.info('This device was not forgotten', error);
  }
}

/** What it had. A browser that was never allowed to tell anything loads no code for it. */
async function unsubscribe(): Promise<PushSubscriptionKeys | null> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  const { unsubscribeDevice } = await import('../pwa/devicePush.ts');
  return unsubscribeDevice();
}
