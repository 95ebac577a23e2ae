import { useEffect } from 'react';
import { callFunction } from '../firebase/calls/callFunction.ts';

/**
 * Once a start, for whoever is signed in: a device that has subscribed is registered again, so that a lost row heals, and a browser
 * that has given it another address is found there.
 */
export function useDevicePush(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    void registerAgain();
  }, []);
}

async function registerAgain(): Promise<void> {
  try {
    const { deviceSubscription } = await import('../pwa/devicePush.ts');
    const subscription = await deviceSubscription();
    if (subscription !== null) await callFunction('registerPush', subscription);
  } catch (error) {
    console.info('This device was not registered again', error);
  }
}
