import { useEffect, useState } from 'react';
import { useAsyncEffect } from '../../lib/useAsyncEffect.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { database } from '../index/database.ts';
import { fillTerms } from '../index/fillTerms.ts';

/** The first screen's own work comes first. */
const AFTER_MS = 4_000;

/** Makes rows from before there was a search findable, once, in idle time. */
export function useTermsFilledWhenIdle(uid: string): void {
  useEffect(() => {
    const controller = new AbortController();
    whenIdle(() => void fill(uid, controller.signal), AFTER_MS);
    return () => controller.abort();
  }, [uid]);
}

/**
 * The same at once, for somebody who searches: until it is true, what is found by terms is not all there
 * is, and "nothing found" would be wrong. True also where filling has failed.
 */
export function useFilledTerms(uid: string, { isWanted }: { readonly isWanted: boolean }): boolean {
  const [filledFor, setFilledFor] = useState<string | null>(null);
  useAsyncEffect(isWanted && filledFor !== uid ? uid : null, async (whose, signal) => {
    await fill(whose, signal);
    if (!signal.aborted) setFilledFor(whose);
  });
  return filledFor === uid;
}

/** The next start goes on with what fails here. */
const fill = (uid: string, signal: AbortSignal): Promise<void> =>
  fillTerms(database, { uid, mayGoOn: () => !signal.aborted }).catch((error: unknown) =>
    console.warn('Older pictures are not searched', error),
  );
