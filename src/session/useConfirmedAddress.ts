import { waitingCredits } from '@lumashot/domain/profile/access';
import type { CallReply } from '@lumashot/domain/calls/calls';
import { useEffect, useEffectEvent } from 'react';
import { callFunction } from '../firebase/calls/callFunction.ts';
import { onEmailConfirmed } from '../lib/emailConfirmed.ts';

/** For a link that was opened on another device, while this window stays in front. */
const LOOK_EVERY_MS = 20_000;

/** Confirmed, and something waits after two calls: the day is full (docs/adr/0015). */
const PAUSE_MS = 15 * 60_000;

/**
 * While credits wait for the address: looks whether its link was opened, here or anywhere else, when
 * the user comes back to this window and now and then; then has them granted. `onGranted` hears of it where the
 * profile's listener is late.
 */
export function useConfirmedAddress(
  isWaiting: boolean,
  onGranted: (reply: CallReply<'ensureProfile'>) => void,
): void {
  const tellGranted = useEffectEvent(onGranted);
  useEffect(() => {
    if (!isWaiting) return;
    let isLooking = false;
    let inVain = 0;
    let notBefore = 0;

    async function look(): Promise<void> {
      if (isLooking || document.visibilityState === 'hidden' || Date.now() < notBefore) return;
      isLooking = true;
      try {
        const { isAddressConfirmed } = await import('../firebase/auth/auth.ts');
        if (!(await isAddressConfirmed())) return;
        const result = await callFunction('ensureProfile', {});
        if (!result.ok) return;
        if (waitingCredits(result.value, new Date()) === 0) return tellGranted(result.value);
        // Once it may have been asked a moment too early.
        inVain += 1;
        if (inVain > 1) notBefore = Date.now() + PAUSE_MS;
      } catch (error) {
        // Offline, most likely: the next look will tell.
        console.info('Whether the address is confirmed is not known', error);
      } finally {
        isLooking = false;
      }
    }

    const again = () => void look();
    const timer = setInterval(again, LOOK_EVERY_MS);
    const unlisten = onEmailConfirmed(again);
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      unlisten();
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isWaiting]);
}
