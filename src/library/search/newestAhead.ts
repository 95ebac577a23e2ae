import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { createStore } from '../../lib/createStore.ts';
import { readRows, type IndexRow } from '../index/indexRow.ts';
import { newestOf } from './libraryQuery.ts';

/** As many as the home screen shows. */
export const NEWEST = 6;

interface Ahead {
  readonly uid: string;
  /** Newest first. */
  readonly rows: readonly IndexRow[];
}

const ahead = createStore<Ahead | null>(null);

export const subscribeToAhead = ahead.subscribe;

/**
 * Reads the newest rows before React has drawn anything, and so opens the index meanwhile. A live query begins
 * with an effect, after the first paint: the cards would come two frames later.
 */
export async function askNewestAhead(uid: string): Promise<void> {
  try {
    const rows = await newestOf(WHOLE_LIBRARY, { uid, sinceMs: -Infinity, count: NEWEST });
    // To say that there is none is left to the live query, which knows whether some may still come.
    if (rows.length > 0) ahead.set({ uid, rows: readRows(rows) });
  } catch {
    // The live query meets the same index, and says so.
  }
}

/** Once there is a live answer: this one grows old. */
export const forgetAhead = (): void => ahead.set(null);

export function newestAhead(uid: string): readonly IndexRow[] | undefined {
  const asked = ahead.get();
  return asked?.uid === uid ? asked.rows : undefined;
}
