import { createPlane, type Plane } from '../raster/plane.ts';
import { boundsOf } from '../raster/regions.ts';

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Of a thing's side, as much as must lie along the photo's border: a round thing may touch it. */
const ALONG = 0.13;
/**
 * A cord or a strap that leaves the photo is hardly wider a little further in, where what only touches the border with a
 * round or pointed end is. In shares of the photo's longer side.
 */
const CORD = { thinnest: 0.004, inside: 0.014, wider: 1.5 } as const;

/** Where a photo cuts off the thing that it shows: the sides of `alpha`, its outline, 0..1 for each pixel. */
export function edgesCutOff(alpha: Plane): readonly Edge[] {
  const box = boundsOf(alpha, 0.5);
  if (box === null) return [];
  return EDGES.filter((edge) => {
    const isAcross = edge === 'top' || edge === 'bottom';
    const [from, length] = isAcross ? [box.x, box.width] : [box.y, box.height];
    const runs = runsAlong(alpha, edge, { from, length });
    const cut = runs.reduce((sum, run) => sum + run.length, 0);
    return cut > length * ALONG || runs.some((run) => isCord(alpha, edge, run));
  });
}

/** Neighbouring pixels of a line along a border. */
interface Run {
  readonly from: number;
  readonly length: number;
}

function runsAlong(alpha: Plane, edge: Edge, { from, length }: Run): Run[] {
  const runs: Run[] = [];
  for (let at = from, first = from; at <= from + length; at++) {
    if (at < from + length && isIn(alpha, edge, { at, inside: 0 })) continue;
    if (at > first) runs.push({ from: first, length: at - first });
    first = at + 1;
  }
  return runs;
}

function isCord(alpha: Plane, edge: Edge, { from, length }: Run): boolean {
  const unit = Math.max(alpha.width, alpha.height);
  if (length < unit * CORD.thinnest) return false;
  const inside = Math.round(unit * CORD.inside);
  // As far aside as it gets where it runs at a slant.
  const aside = 2 * inside;
  let wide = 0;
  for (let at = from - aside; at < from + length + aside; at++)
    if (isIn(alpha, edge, { at, inside })) wide++;
  return wide > length / CORD.wider && wide < length * CORD.wider;
}

/** Pixels: more than a resampled mask smears over its border. */
const CLEAR = 2;

/**
 * The same outline, clear of the photo's border: of a thing that is all in its photo and reaches to the border, as where
 * somebody has cropped it closely. Nothing cuts it off then (`edgesCutOff`).
 */
export function clearOfBorder({ data, width, height }: Plane): Plane {
  const clear = createPlane(width, height);
  for (let y = CLEAR; y < height - CLEAR; y++) {
    const row = y * width;
    clear.data.set(data.subarray(row + CLEAR, row + width - CLEAR), row + CLEAR);
  }
  return clear;
}

interface Place {
  /** Along the border, from its top or left end. */
  readonly at: number;
  /** How far from the border. */
  readonly inside: number;
}

function isIn({ data, width, height }: Plane, edge: Edge, { at, inside }: Place): boolean {
  const isAcross = edge === 'top' || edge === 'bottom';
  if (at < 0 || at >= (isAcross ? width : height)) return false;
  const [column, row] = {
    left: [inside, at] as const,
    right: [width - 1 - inside, at] as const,
    top: [at, inside] as const,
    bottom: [at, height - 1 - inside] as const,
  }[edge];
  return (data[row * width + column] ?? 0) > 0.5;
}
