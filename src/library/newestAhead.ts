import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { readRows, type IndexRow } from './indexRow.ts';
import { newestOf } from './libraryQuery.ts';

/** As many as the home screen shows. */
export const NEWEST = 6;

interface Ahead {
  readonly uid: string;
  /** Newest first. */
  readonly rows: readonly IndexRow[];
}

let ahead: Ahead | null = null;
const listeners = new Set<() => void>();

/**
 * Reads the newest rows before React has drawn anything, and so opens the index meanwhile. A live query begins
 * with an effect, after the first paint: the cards would come two frames later.
 */
export async function askNewestAhead(uid: string): Promise<void> {
  try {
    const rows = await newestOf(WHOLE_LIBRARY, { uid, sinceMs: -Infinity, count: NEWEST });
    // To say that there is none is left to the live query, which knows whether some may still come.
    if (rows.length > 0) keep({ uid, rows: readRows(rows) });
  } catch {
    // The live query meets the same index, and says so.
  }
}

/** Once there is a live answer: this one grows old. */
export const forgetAhead = (): void => keep(null);

export const newestAhead = (uid: string): readonly IndexRow[] | undefined =>
  ahead?.uid === uid ? ahead.rows : undefined;

export function subscribeToAhead(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(next: Ahead | null): void {
  ahead = next;
  for (const listener of listeners) listener();
}
