import { useCallback, useEffect, useState } from 'react';
import { PUSH_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import {
  deviceSubscription,
  pushSupport,
  subscribeDevice,
  unsubscribeDevice,
} from '#app/pwa/devicePush.ts';

export type DeviceState = 'unknown' | 'off' | 'on' | 'denied' | 'home-screen' | 'no';

/** How this browser stands, asked of the browser itself; it may be changed in its own settings. */
async function stateNow(): Promise<DeviceState> {
  const support = pushSupport();
  if (support !== 'yes') return support;
  if (Notification.permission === 'denied') return 'denied';
  return (await deviceSubscription()) === null ? 'off' : 'on';
}

/** Whether this browser is told things, and how that is changed. */
export function useDeviceNotices(key: string) {
  const [state, setState] = useState<DeviceState>('unknown');
  const [isBusy, setIsBusy] = useState(false);
  const look = useCallback(async (): Promise<void> => {
    try {
      setState(await stateNow());
    } catch (error) {
      console.info('Whether this browser is told things is not known', error);
      setState('off');
    }
  }, []);

  useEffect(() => {
    const again = () => void look();
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [look]);

  async function doing(act: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      console.error('The push service did not answer', error);
      showToast('error', TEXTS.failed);
    }
    await look();
    setIsBusy(false);
  }

  async function turnOn(): Promise<void> {
    const subscription = await subscribeDevice(key);
    if (subscription === 'denied') return;
    const result = await callFunction('registerPush', subscription);
    if (result.ok) return;
    // Nobody would ever tell it anything.
    await unsubscribeDevice();
    showToast('error', refusalText(result.refusal));
  }

  async function turnOff(): Promise<void> {
    const had = await unsubscribeDevice();
    if (had !== null) await callFunction('forgetPush', { endpoint: had.endpoint });
  }

  async function test(): Promise<void> {
    const result = await callFunction('testPush', {});
    if (!result.ok) {
      showToast('error', refusalText(result.refusal));
      return;
    }
    const { delivered, unreachable } = result.value;
    showToast(delivered === 0 ? 'error' : 'success', TEXTS.tested(delivered, unreachable));
  }

  return {
    state,
    isBusy,
    turnOn: () => void doing(turnOn),
    turnOff: () => void doing(turnOff),
    test: () => void doing(test),
  };
}
