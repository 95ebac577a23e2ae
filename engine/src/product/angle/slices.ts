import { pixelsOf, resized } from '../../paint/layer.ts';
import { asSeen } from '../../sets/asSeen.ts';
import type { Standing } from '../../sets/standing.ts';

/** Rows of the copy that is looked at, at most: a shadow is soft. */
const ROWS = 96;
/** What is less opaque than this throws none, of 255. */
const SOLID = 120;
/** What hides less than this of what lies behind it is clear. */
const CLEAR = 0.5;
/** Of all rows of a thing, those that are its base. */
const BASE = 0.12;

/** A solid piece of a row of a thing, in units. */
export interface Slice {
  /** In units, from the middle of the thing. */
  readonly middle: number;
  readonly radius: number;
  /** Above its foot in the picture. */
  readonly up: number;
  /** Light goes through it. */
  readonly isClear: boolean;
}

/** From the lowest to the highest. */
export function slicesOf(thing: Standing): readonly Slice[] {
  const { layer, width, height } = thing;
  const scale = Math.min(1, ROWS / layer.canvas.height);
  // In whole pixels, so that the last row is all of the thing.
  const columns = Math.ceil(layer.canvas.width * scale);
  const rows = Math.ceil(layer.canvas.height * scale);
  const { data } = pixelsOf(resized(layer, columns, rows));
  const seen =
    thing.opacity === undefined ? null : pixelsOf(resized(asSeen(thing), columns, rows)).data;
  const unit = width / columns;
  const slices: Slice[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const isSolid = (x: number): boolean => (data[(row * columns + x) * 4 + 3] ?? 0) >= SOLID;
    const up = height * (1 - (row + 0.5) / rows);
    for (const [first, end] of runsOf(columns, isSolid))
      slices.push({
        middle: ((first + end) / 2 - columns / 2) * unit,
        radius: ((end - first) / 2) * unit,
        up,
        isClear:
          seen !== null && isClear(seen, { from: row * columns + first, to: row * columns + end }),
      });
  }
  return slices;
}

/** Whether more goes through some pixels of a row than not. */
function isClear(
  seen: Uint8ClampedArray,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  let sum = 0;
  for (let at = from; at < to; at++) sum += seen[at * 4 + 3] ?? 0;
  return sum < CLEAR * 255 * (to - from);
}

/** The pieces of a row that are solid, from the left: a handle is one beside its pot, a leg one beside the other. */
function runsOf(
  columns: number,
  isSolid: (x: number) => boolean,
): readonly (readonly [first: number, end: number])[] {
  const runs: (readonly [number, number])[] = [];
  let first = 0;
  for (let x = 0; x <= columns; x++) {
    if (x < columns && isSolid(x)) continue;
    if (x > first) runs.push([first, x]);
    first = x + 1;
  }
  return runs;
}

/** Of how wide it gets, how wide all of its base is together: little of a thing on legs. */
export function footing(slices: readonly Slice[]): number {
  const widest = Math.max(...slices.map(({ radius }) => radius));
  const rows = new Map<number, number>();
  for (const { radius, up } of lowestOf(slices)) rows.set(up, (rows.get(up) ?? 0) + radius);
  return Math.max(0, ...rows.values()) / widest;
}

/** Where it stands: as wide as it gets in the lowest rows, which are its base seen from above. */
export function baseOf(slices: readonly Slice[]): Slice | undefined {
  return lowestOf(slices)
    .toSorted((a, b) => b.radius - a.radius)
    .at(0);
}

function lowestOf(slices: readonly Slice[]): readonly Slice[] {
  const [lowest, highest] = [slices.at(0)?.up ?? 0, slices.at(-1)?.up ?? 0];
  return slices.filter(({ up }) => up <= Math.max(lowest, highest * BASE));
}
