import { isSubscribed } from '@lumashot/domain/profile/access';
import { useEffect, useState } from 'react';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { retryDelayMs, runLaterOrOnline } from '#app/lib/retryDelay.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useProfile } from '#app/session/ProfileContext.ts';

/** After so many tries the page says that it takes long, and goes on trying. */
const SLOW_AFTER = 4;

export type Confirmation = 'confirming' | 'slow' | 'done' | 'none';

/**
 * Where a payment stands. The profile decides: what is asked for here only makes the server look
 * now instead of waiting for the news.
 */
export function useConfirmation(sessionId: string | null): Confirmation {
  const profile = useProfile();
  const now = useNow();
  const isActive = profile !== null && isSubscribed(profile, now);
  const [tries, setTries] = useState(0);
  const [isUnknown, setIsUnknown] = useState(false);
  const asks = sessionId !== null && !isActive && !isUnknown;

  useEffect(() => {
    if (!asks || sessionId === null) return;
    let gone = false;
    let failures = 0;
    let endRetry = () => {};
    async function confirm(id: string): Promise<void> {
      const result = await callFunction('confirmCheckout', { sessionId: id });
      if (gone) return;
      if (!result.ok && result.failure.reason === 'checkout-missing') return setIsUnknown(true);
      failures += 1;
      setTries(failures);
      endRetry = runLaterOrOnline(retryDelayMs(failures), () => void confirm(id));
    }
    void confirm(sessionId);
    return () => {
      gone = true;
      endRetry();
    };
  }, [asks, sessionId]);

  if (isActive) return 'done';
  if (sessionId === null || isUnknown) return profile === null ? 'confirming' : 'none';
  return tries >= SLOW_AFTER ? 'slow' : 'confirming';
}
