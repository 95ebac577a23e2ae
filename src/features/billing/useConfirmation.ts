import { isSubscribed } from '@lumashot/domain/profile/access';
import { useState } from 'react';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { retryDelayMs, runLaterOrOnline } from '#app/lib/retryDelay.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useProfile } from '#app/session/ProfileContext.ts';

/** After so many tries the page says that it takes long, and goes on trying. */
const SLOW_AFTER = 4;

export type Confirmation = 'confirming' | 'slow' | 'done' | 'failed' | 'foreign' | 'none';

/**
 * Where a payment stands. Of a plan the profile decides: what is asked for here only makes the server
 * look now instead of waiting for the news. Of a pack the server's answer does.
 */
export function useConfirmation(
  sessionId: string | null,
  /** A pack: having a plan says nothing of it. */
  isPack: boolean,
): Confirmation {
  const profile = useProfile();
  const now = useNow();
  const [isThere, setIsThere] = useState(false);
  const isActive = isPack ? isThere : profile !== null && isSubscribed(profile, now);
  const [tries, setTries] = useState(0);
  const [isUnknown, setIsUnknown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const asks = sessionId !== null && !isActive && !isUnknown && !hasFailed;

  useAsyncEffect(asks ? sessionId : null, async (id, signal) => {
    let failures = 0;
    async function confirm(): Promise<void> {
      const result = await callFunction('confirmCheckout', { sessionId: id });
      if (signal.aborted) return;
      if (!result.ok && result.refusal.reason === 'checkout-missing') return setIsUnknown(true);
      if (result.ok && result.value.status === 'failed') return setHasFailed(true);
      if (isPack && result.ok && result.value.status === 'active') return setIsThere(true);
      failures += 1;
      setTries(failures);
      const endRetry = runLaterOrOnline(retryDelayMs(failures), () => void confirm());
      signal.addEventListener('abort', endRetry, { once: true });
    }
    await confirm();
  });

  // A subscriber may open this page at any time: without a checkout nothing was paid just now.
  if (isActive && sessionId !== null) return 'done';
  if (hasFailed) return 'failed';
  if (isUnknown) return 'foreign';
  if (sessionId === null) return profile === null ? 'confirming' : 'none';
  return tries >= SLOW_AFTER ? 'slow' : 'confirming';
}
