import { haveSameFlags } from '@lumashot/domain/library/flags';
import { createStore } from '../../lib/createStore.ts';
import type { IndexRow } from './indexRow.ts';

export type Rows = ReadonlyMap<string, IndexRow>;

/** More than any screen shows with what is read ahead, so that scrolling back finds its rows. */
const KEPT_ROWS = 400;

/** Reads the rows of these keys, and again whenever one of them changes. Returns how to end it. */
export type WatchRows = (
  keys: readonly string[],
  told: { onRows: (rows: readonly IndexRow[]) => void; onError: (error: unknown) => void },
) => () => void;

export interface RowWindow {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getRows: () => Rows;
  readonly want: (keys: readonly string[]) => void;
}

/**
 * The rows near the viewport of a long list. One read at a time: whoever flings past a thousand rows
 * asks for many windows while the first is read, and only the last of them matters.
 */
export function createRowWindow(watch: WatchRows): RowWindow {
  const rows = createStore<Rows>(new Map());
  let wanted: readonly string[] = [];
  let watched = wanted;
  let isReading = false;
  let end = () => {};

  function want(keys: readonly string[]): void {
    wanted = keys;
    if (!isReading) turn();
  }

  function turn(): void {
    if (wanted === watched) return;
    end();
    watched = wanted;
    isReading = true;
    const asked = watched;
    end = watch(asked, {
      onRows: (found) => {
        keep(found);
        goOn(asked);
      },
      onError: (error) => {
        console.error('Rows of the library cannot be read', error);
        goOn(asked);
      },
    });
  }

  /** An answer to an earlier question says nothing about the one that is out. */
  function goOn(asked: readonly string[]): void {
    if (asked !== watched) return;
    isReading = false;
    turn();
  }

  function keep(found: readonly IndexRow[]): void {
    const next = new Map(rows.get());
    for (const row of found) {
      const known = next.get(row.key);
      // At the end of the order: what was wanted last is dropped last.
      next.delete(row.key);
      next.set(row.key, known !== undefined && isSame(known, row) ? known : row);
    }
    for (const key of [...next.keys()].slice(0, Math.max(0, next.size - KEPT_ROWS))) {
      next.delete(key);
    }
    rows.set(next);
  }

  return { subscribe: rows.subscribe, getRows: rows.get, want };
}

/** The same object as before spares its cell a drawing. Marks do not touch the content's time. */
const isSame = ({ item: one }: IndexRow, { item: other }: IndexRow): boolean =>
  one.updated_at.getTime() === other.updated_at.getTime() && haveSameFlags(one, other);
