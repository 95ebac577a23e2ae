import type { CallReply } from '@lumashot/domain/calls/calls';
import { isSubscribed } from '@lumashot/domain/profile/access';
import type { Result } from '@lumashot/domain/result';
import { useState } from 'react';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { retryDelayMs, runLaterOrOnline } from '#app/lib/retryDelay.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useProfile } from '#app/session/ProfileContext.ts';

/** After so many tries the page says that it takes long, and goes on trying. */
const SLOW_AFTER = 4;

export type Confirmation = 'confirming' | 'slow' | 'done' | Final | 'none';

/** Nothing more comes of it. */
type Final = 'failed' | 'over' | 'foreign';
const FINAL: readonly string[] = ['failed', 'over', 'foreign'] satisfies Final[];
const isFinal = (answer: Answer | null): answer is Final =>
  answer !== null && FINAL.includes(answer);

/** `unclear`: the server was not reached, or says that it waits as well. */
type Answer = 'active' | 'unclear' | Final;

/**
 * Where a payment stands. Of a plan the profile decides: what is asked for here makes the server look now instead of waiting
 * for the news, and tells whose checkout it is. Of a pack the server's answer does.
 */
export function useConfirmation(
  sessionId: string | null,
  /** A pack: having a plan says nothing of it. */
  isPack: boolean,
): Confirmation {
  const profile = useProfile();
  const now = useNow();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const subscribed = profile === null ? null : isSubscribed(profile, now);
  const [cameUnsubscribed, setCameUnsubscribed] = useState(false);
  if (subscribed === false && !cameUnsubscribed) setCameUnsubscribed(true);
  // Whoever has a plan already may have come by an address that is none of theirs: the server knows.
  const isThere = isPack
    ? answer === 'active'
    : subscribed === true && (cameUnsubscribed || answer !== null);
  const asks = sessionId !== null && !isThere && !isFinal(answer);

  useAsyncEffect(asks ? sessionId : null, async (id, signal) => {
    let failures = 0;
    async function confirm(): Promise<void> {
      const result = answerOf(await callFunction('confirmCheckout', { sessionId: id }));
      if (signal.aborted) return;
      setAnswer(result);
      if (isFinal(result) || (isPack && result === 'active')) return;
      failures += 1;
      setTries(failures);
      const endRetry = runLaterOrOnline(retryDelayMs(failures), () => void confirm());
      signal.addEventListener('abort', endRetry, { once: true });
    }
    await confirm();
  });

  if (isFinal(answer)) return answer;
  // A subscriber may open this page at any time: without a checkout nothing was paid just now.
  if (sessionId === null) return profile === null ? 'confirming' : 'none';
  if (isThere) return 'done';
  return tries >= SLOW_AFTER ? 'slow' : 'confirming';
}

function answerOf(result: Result<CallReply<'confirmCheckout'>>): Answer {
  if (!result.ok) return result.refusal.reason === 'checkout-missing' ? 'foreign' : 'unclear';
  const { status } = result.value;
  return status === 'pending' ? 'unclear' : status;
}
