import { useEffect } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { database } from './database.ts';
import { fillTerms } from './fillTerms.ts';

/** The first screen's own work comes first. */
const AFTER_MS = 4_000;

/** Makes rows from before there was a search findable, once, in idle time. */
export function useFilledTerms(uid: string): void {
  useEffect(() => {
    let gone = false;
    whenIdle(() => {
      fillTerms(database, { uid, mayGoOn: () => !gone }).catch((error: unknown) =>
        // The next start goes on with it.
        console.warn('Older pictures are not searched', error),
      );
    }, AFTER_MS);
    return () => {
      gone = true;
    };
  }, [uid]);
}
