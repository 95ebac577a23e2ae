import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { useMemo, useState } from 'react';
import { isTaken } from './doubtStrokes.ts';
import { listOf, type Doubts } from './useDoubts.ts';

/** Parts are compared on a grid of so many cells to each side of the photo. */
const GRID = 128;
/** A part that shares as much of itself with one that somebody has found right is the same: a stroke elsewhere moves its edge. */
const SAME = 0.5;

export interface WavedOff {
  /** Without what was waved off. */
  readonly doubts: Doubts;
  /** How many marks are not shown for it. */
  readonly hidden: number;
  /** Nothing is wrong with what is marked now. */
  readonly waveOff: () => void;
  readonly showAgain: () => void;
}

/** Of the parts of one photo that may be wrong, those that nobody has found right. */
export function useWavedOff(found: Doubts, strokes: readonly Stroke[]): WavedOff {
  const [right, setRight] = useState<readonly Stroke[]>(NONE);
  const list = listOf(found);
  // The same list as long as nothing changes: with each new one the marks are painted anew.
  const left = useMemo(
    () => (right.length === 0 ? list : list.filter((part) => !isAmong(part, right))),
    [list, right],
  );
  return {
    doubts: typeof found === 'string' || left.length === list.length ? found : left,
    hidden: list.length - left.length,
    waveOff: () => setRight([...right, ...left.filter((part) => !isTaken(part, strokes))]),
    showAgain: () => setRight(NONE),
  };
}

const NONE: readonly Stroke[] = [];

/** Whether a part is one of others, which mean the same: too much, or missing. */
export function isAmong(part: Stroke, others: readonly Stroke[]): boolean {
  const cells = cellsOf(part);
  return others.some((other) => {
    if (other.kind !== part.kind) return false;
    const known = cellsOf(other);
    return [...cells].filter((cell) => known.has(cell)).length >= cells.size * SAME;
  });
}

/** The cells that a part covers; its points are the ends of its rows. */
function cellsOf({ points }: Stroke): ReadonlySet<number> {
  const cells = new Set<number>();
  for (let n = 0; n + 1 < points.length; n += 2) {
    const [from, to] = [points[n], points[n + 1]];
    if (from === undefined || to === undefined) continue;
    const row = Math.floor(from.y * GRID) * GRID;
    for (let x = Math.floor(from.x * GRID); x <= Math.floor(to.x * GRID); x++) cells.add(row + x);
  }
  return cells;
}
