import type { RidgeMap } from './ridgeMap.ts';

/** Offsets searched, in pixels: of the middle, and of the ends and of the bend against it. Those two by steps of `step`. */
const SEARCH = { middle: 9, tilt: 6, bend: 4, step: 2 } as const;
/** So many rows are looked at in the search, or every other one of fewer. */
const ROWS = 60;
/** A curve whose distance from the outline is this many pixels counts half. */
const FAR = 6;
/** How many times as much there is on the curve as on curves beside it, on the average. */
const STANDS_OUT = 1.9;
/** Curves at a distance above `apart` pixels are another edge. Nothing is decided where such a one is `as` times as good. */
const RIVAL = { apart: 3, as: 0.85 } as const;

/** The rows of a strip in which an edge is judged, the last one too. */
export interface Core {
  readonly first: number;
  readonly last: number;
}

/** A parabola across a strip: its column in the middle of the core, what its ends add, and its bend. */
export interface Candidate {
  readonly middle: number;
  readonly tilt: number;
  readonly bend: number;
}

export const columnAt = ({ middle, tilt, bend }: Candidate, row: number, core: Core): number => {
  const part = ((row - core.first) / Math.max(1, core.last - core.first)) * 2 - 1;
  return middle + tilt * part + bend * (part * part - 1 / 3);
};

interface Scored extends Candidate {
  readonly score: number;
}

/**
 * The parabola along which there is most of ridges, those near the outline before others. `outline` is the outline's column in
 * each row. Null: nothing stands out, or another one is nearly as good.
 */
export function searchRidge(map: RidgeMap, core: Core, outline: Float32Array): Candidate | null {
  const every = Math.max(2, Math.ceil((core.last - core.first) / ROWS));
  const count = Math.floor((core.last - core.first) / every) + 1;
  const { columns } = map;
  const center = (columns - 1) / 2;
  const nearness = nearnessOf(outline, { columns, count, every, first: core.first });
  const lane = new Int32Array(count);
  const counts = 2 * SEARCH.middle + 1;
  const bestAt = new Float32Array(counts);
  const strengths = new Float32Array(counts);
  let best: Scored | null = null;
  const tryShape = (tilt: number, bend: number): void => {
    const shape = { middle: center, tilt, bend };
    for (let n = 0; n < count; n++)
      lane[n] = Math.round(columnAt(shape, core.first + n * every, core));
    for (let at = 0; at < counts; at++) {
      const middle = at - SEARCH.middle;
      let [strength, near] = [0, 0];
      for (let n = 0; n < count; n++) {
        const column = (lane[n] ?? 0) + middle;
        if (column < 0 || column >= columns) continue;
        strength += map.strength[(core.first + n * every) * columns + column] ?? 0;
        near += nearness[n * columns + column] ?? 0;
      }
      strengths[at] = strength;
      const score = (strength * near) / (count * count);
      if (score > (bestAt[at] ?? 0)) bestAt[at] = score;
      if (best === null || score > best.score)
        best = { middle: center + middle, tilt, bend, score };
    }
  };
  const { step } = SEARCH;
  for (let tilt = -SEARCH.tilt; tilt <= SEARCH.tilt; tilt += step)
    for (let bend = -SEARCH.bend; bend <= SEARCH.bend; bend += step) tryShape(tilt, bend);
  const rough = found();
  if (rough === null) return null;
  for (let tilt = rough.tilt - 1; tilt <= rough.tilt + 1; tilt++)
    for (let bend = rough.bend - 1; bend <= rough.bend + 1; bend++) tryShape(tilt, bend);
  const fine = found();
  if (fine === null) return null;
  // Again, for its strength beside curves of its own shape.
  tryShape(fine.tilt, fine.bend);
  const own = fine.middle - center + SEARCH.middle;
  const mean = strengths.reduce((sum, value) => sum + value, 0) / counts;
  if ((strengths[own] ?? 0) < STANDS_OUT * mean) return null;
  const hasRival = bestAt.some(
    (score, at) => Math.abs(at - own) > RIVAL.apart && score > RIVAL.as * fine.score,
  );
  return hasRival ? null : fine;

  /** What has been found so far: the compiler does not see that `tryShape` changes it. */
  function found(): Scored | null {
    return best;
  }
}

interface Sampled {
  readonly columns: number;
  readonly count: number;
  readonly every: number;
  readonly first: number;
}

/** How near the outline each column is in the rows that are looked at, 0 to 1. */
function nearnessOf(
  outline: Float32Array,
  { columns, count, every, first }: Sampled,
): Float32Array {
  const nearness = new Float32Array(count * columns);
  for (let n = 0; n < count; n++)
    for (let column = 0; column < columns; column++) {
      const away = ((outline[first + n * every] ?? 0) - column) / FAR;
      nearness[n * columns + column] = 1 / (1 + away * away);
    }
  return nearness;
}
