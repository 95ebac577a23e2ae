import { parabolaThrough, type Curve } from './curve.ts';
import { ridgeBeside, ridgesIn, type RidgeMap } from './ridgeMap.ts';
import { columnAt, searchRidge, type Candidate, type Core } from './ridgeSearch.ts';
import { REACH, type RidgeStrip } from './ridgeStrip.ts';

/** The curve is fitted to the maxima near it so many times. */
const FITS = 3;
/** Share of the rows with a ridge beside the curve: of all, and of each third. */
const SEEN = { all: 0.72, third: 0.5 } as const;
/**
 * A maximum lies on the curve within so many pixels: in a share of at least `least` of the rows, and with the share of rows with
 * a ridge beside it in all `sum`. Less is asked for of a long piece, in rows. Those of wool lie somewhere near the curve.
 */
const ON = {
  pixels: 0.7,
  least: 0.55,
  short: { rows: 60, sum: 1.57 },
  long: { rows: 300, sum: 1.36 },
} as const;
/** The ridge's own distance from the curve is meant over so many rows to each side, and over `none` of no distance. */
const LEAN = { rows: 10, none: 6 } as const;

/** The ridge along a curve. */
export interface Ridge {
  readonly curve: Curve;
  /** Of each row of the strip: 1 where a ridge is on the curve. */
  readonly seen: Uint8Array;
  /** Of each row: how much the colour changes across it, in units of CIELAB. */
  readonly change: Float32Array;
  /** Of each row: how far inwards of the curve the ridge itself is, evened out along it. */
  readonly lean: Float32Array;
}

interface Judged {
  readonly core: Core;
  /** How far inwards of the strip's curve the outline is in each row. */
  readonly outline: Float32Array;
}

/** The curve in a strip along `base` on which a ridge runs; null: there is none, or it is not sure which. */
export function ridgeCurve(
  strip: RidgeStrip,
  base: Curve,
  { core, outline }: Judged,
): Ridge | null {
  const map = ridgesIn(strip);
  const found = searchRidge(
    map,
    core,
    outline.map((off) => off + REACH),
  );
  const lane = found && laneOf(found, map, core);
  if (lane === null) return null;
  const off = new Float32Array(strip.rows);
  for (let row = 0; row < strip.rows; row++)
    off[row] = ridgeBeside(map, row, laneAt(lane, row)) ?? Number.NaN;
  const seen = Uint8Array.from(off, (by) => (Number.isNaN(by) ? 0 : 1));
  if (!isSeen(off, core)) return null;
  const change = changeAlong(lane, strip);
  return { curve: curveOf(lane, base, strip), seen, change, lean: leanOf(off) };
}

/** A parabola in columns by rows, from a row of its own on. */
interface Lane {
  readonly offset: number;
  readonly slope: number;
  readonly bend: number;
  readonly row: number;
}

const laneAt = ({ offset, slope, bend, row }: Lane, at: number): number =>
  offset + (slope + bend * (at - row)) * (at - row);

/** The parabola through the maxima near a candidate. */
function laneOf(found: Candidate, map: RidgeMap, core: Core): Lane | null {
  const row = (core.first + core.last) / 2;
  const count = core.last - core.first + 1;
  const [along, across] = [new Float64Array(count), new Float64Array(count)];
  const weight = new Float64Array(count);
  let lane: Lane | null = null;
  for (let time = 0; time < FITS; time++) {
    for (let n = 0; n < count; n++) {
      const at = core.first + n;
      const column = lane === null ? columnAt(found, at, core) : laneAt(lane, at);
      const off = ridgeBeside(map, at, column);
      along[n] = at - row;
      across[n] = column + (off ?? 0);
      weight[n] = off === null ? 0 : (map.strength[at * map.columns + Math.round(column)] ?? 0);
    }
    const fit = parabolaThrough({ along, across, weight }, count / 2);
    if (fit === null) return null;
    lane = { ...fit, row };
  }
  return lane;
}

/** Whether most rows have a ridge beside the curve, and enough of these lie on it. */
function isSeen(off: Float32Array, { first, last }: Core): boolean {
  const rows = last - first + 1;
  const share = (within: number, from = first, to = last + 1): number => {
    let count = 0;
    for (let row = from; row < to; row++) if (Math.abs(off[row] ?? Number.NaN) < within) count++;
    return count / Math.max(1, to - from);
  };
  const [beside, on] = [share(Infinity), share(ON.pixels)];
  const third = Math.floor(rows / 3);
  const { short, long } = ON;
  const part = Math.min(1, Math.max(0, (rows - short.rows) / (long.rows - short.rows)));
  return (
    beside >= SEEN.all &&
    [0, 1, 2].every(
      (n) => share(Infinity, first + n * third, first + (n + 1) * third) >= SEEN.third,
    ) &&
    on >= ON.least &&
    on + beside >= short.sum + (long.sum - short.sum) * part
  );
}

/** How far from the curve its ridge is: means of what is seen, less where little is. */
function leanOf(off: Float32Array): Float32Array {
  const rows = off.length;
  const [sums, counts] = [new Float64Array(rows + 1), new Float64Array(rows + 1)];
  for (let row = 0; row < rows; row++) {
    const by = off[row] ?? 0;
    sums[row + 1] = (sums[row] ?? 0) + (Number.isNaN(by) ? 0 : by);
    counts[row + 1] = (counts[row] ?? 0) + (Number.isNaN(by) ? 0 : 1);
  }
  return off.map((_, row) => {
    const [from, to] = [Math.max(0, row - LEAN.rows), Math.min(rows, row + LEAN.rows + 1)];
    const count = (counts[to] ?? 0) - (counts[from] ?? 0);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (count + LEAN.none);
  });
}

/** The strongest change of colour within two columns of a lane. */
function changeAlong(lane: Lane, { rows, columns, change }: RidgeStrip): Float32Array {
  const along = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const column = Math.round(laneAt(lane, row));
    for (let at = Math.max(0, column - 2); at <= Math.min(columns - 1, column + 2); at++)
      along[row] = Math.max(along[row] ?? 0, change[row * columns + at] ?? 0);
  }
  return along;
}

/** A lane of the strip along a curve as a curve of its own: offsets add up. */
function curveOf(lane: Lane, base: Curve, { start }: RidgeStrip): Curve {
  const at = lane.row + start;
  const { slope, bend } = lane;
  return {
    ...base,
    offset: base.offset + lane.offset - REACH - slope * at + bend * at * at,
    slope: base.slope + slope - 2 * bend * at,
    bend: base.bend + bend,
  };
}
