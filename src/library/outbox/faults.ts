import { CHANGED_ITEMS_MOST } from '@lumashot/domain/calls/library';

/** What may be sent next. */
export interface Sendable {
  /** As many in one call. */
  readonly most: number;
  /** Changes that failed by themselves: after all others, each alone, in this order. */
  readonly apart: readonly number[];
}

/** A batch that failed so often is sent in parts. */
const FAULTS_OF_BATCH = 3;
const PARTS = 10;
/** A change that failed so often by itself is given up: with the pauses between tries, after minutes. */
const FAULTS_OF_ONE = 20;

/**
 * What the server's faults say of the changes that it was sent. Most faults are over with the next try; one
 * that always comes is found in ever smaller parts, so that it keeps back nothing but itself.
 */
export function createFaults() {
  const timesOf = new Map<number, number>();
  let most = CHANGED_ITEMS_MOST;
  let inARow = 0;

  /** So that what is refused or fails in a batch of so many is found in parts of it. */
  function split(count: number): void {
    most = Math.ceil(count / PARTS);
    inARow = 0;
  }

  return {
    split,
    next: (): Sendable => ({ most, apart: [...timesOf.keys()] }),

    failed(ids: readonly number[]): 'later' | 'given up' {
      const [id] = ids;
      if (id === undefined || ids.length > 1) {
        inARow += 1;
        if (inARow < FAULTS_OF_BATCH) return 'later';
        split(ids.length);
        return 'later';
      }
      const times = (timesOf.get(id) ?? 0) + 1;
      // Behind the others that failed: it is their turn.
      timesOf.delete(id);
      if (times >= FAULTS_OF_ONE) return 'given up';
      timesOf.set(id, times);
      return 'later';
    },

    passed(ids: readonly number[]): void {
      for (const id of ids) timesOf.delete(id);
      most = Math.min(CHANGED_ITEMS_MOST, most * 2);
      inARow = 0;
    },
  };
}
