import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useSyncStatus } from './LibrarySyncContext.ts';

/**
 * What the index answers, live; undefined until it has, and while it has nothing but may still get something. The
 * listener is done a moment before the rows that it brought are read here: to say "nothing yet" in that moment
 * would make the page jump. So who has no answer when it is done asks once more.
 */
export function useIndexAnswer<T>(
  read: () => Promise<readonly T[]>,
  deps: readonly unknown[],
): readonly T[] | undefined {
  const { phase } = useSyncStatus();
  const [isAnswered, setIsAnswered] = useState(false);
  const asksAgain = !isAnswered && phase !== 'starting';
  const answer = useLiveQuery(async () => {
    const found = await read();
    return found.length === 0 && phase === 'starting' ? undefined : found;
  }, [...deps, asksAgain]);
  const hasAnswer = answer !== undefined;
  if (hasAnswer !== isAnswered) setIsAnswered(hasAnswer);
  return answer;
}
