import type { Lab } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { bestPath } from './bestPath.ts';
import { contourOf, smoothAround, type Contour, type Point } from '../raster/contour.ts';
import { costsOf } from './costs.ts';
import { straightSides } from './straightSides.ts';
import { outwards, rollOut } from './strip.ts';
import { trustIn } from './trust.ts';

export interface TracedPoint extends Point {
  /** How surely there is an edge, 0 to 1. */
  readonly sure: number;
  /** Whether it is on a straight side. */
  readonly isStraight: boolean;
}

/** How far the edge may be from the hand's line, in radii of the brush: who looks closer chooses a smaller one. */
const MISSES = 1.3;
/** At least and at most, in pixels of the copy. */
const REACH = { least: 1.5, most: 16 } as const;
/** From cell to cell of the band, in pixels of the copy. */
const APART = 0.5;
/** Cells beyond the reach at each side, from which colours are learnt. */
const MARGIN = 8;
/** Over how many points are smoothed: the hand's line, the edge's distance from it, and that distance where no edge is sure. */
const SMOOTH = { hand: 2, edge: 2, unsure: 6 } as const;
/** A line that is nearer to the photo's border than this share of its size follows the border. */
const BORDER = 0.01;
/** From this trust on, of 1, it is an edge. `DOUBT`: the weight of the hand's own line beside the edges near it. */
const CERTAIN = 0.5;
const DOUBT = 0.05;

/**
 * The outline of a thing along which somebody has drawn, in shares of the photo: where there is an edge nearby it runs
 * along that, elsewhere as the hand did. A band along the hand's line is rolled out and the best way around it found by
 * dynamic programming, as in "intelligent scissors" (Mortensen and Barrett 1995). `radius` is a share of the longer side.
 */
export function traceEdge(
  points: readonly Point[],
  { lab, size, radius }: { readonly lab: Lab; readonly size: Size; readonly radius: number },
): readonly TracedPoint[] {
  const { width, height } = size;
  const drawn = contourOf(
    points.map(({ x, y }) => ({ x: x * width - 0.5, y: y * height - 0.5 })),
    1,
  );
  if (drawn === null) return points.map((point) => ({ ...point, sure: 0, isStraight: false }));
  const line: Contour = {
    x: smoothAround(drawn.x, SMOOTH.hand),
    y: smoothAround(drawn.y, SMOOTH.hand),
  };
  const pixels = radius * MISSES * Math.max(width, height);
  const reach = Math.round(Math.min(REACH.most, Math.max(REACH.least, pixels)) / APART);
  const way = outwards(line);
  const strip = rollOut({ lab, size }, line, { way, half: reach + MARGIN, apart: APART });
  const band = costsOf(strip, { reach, margin: MARGIN, apart: APART });
  const path = bestPath(band);
  const trust = trustIn(path, band);
  const far = evenedOut(path, trust, reach);
  const settled = straightSides(
    line,
    {
      x: far.map((out, n) => (line.x[n] ?? 0) + out * APART * (way.x[n] ?? 0)),
      y: far.map((out, n) => (line.y[n] ?? 0) + out * APART * (way.y[n] ?? 0)),
      trust,
    },
    Math.max(width, height),
  );
  return Array.from(settled.trust, (sure, n) => ({
    x: toBorder(line.x[n] ?? 0, settled.x[n] ?? 0, width),
    y: toBorder(line.y[n] ?? 0, settled.y[n] ?? 0, height),
    sure: Math.min(1, sure / CERTAIN),
    isStraight: settled.straight[n] === 1,
  }));
}

/**
 * Where the line runs, as a share of the photo's size. What was drawn along the photo's border ends there: the photo cuts
 * the thing off, and there is no edge to find.
 */
function toBorder(drawn: number, found: number, size: number): number {
  const near = BORDER * size;
  if (drawn < near) return Math.min(0, (found + 0.5) / size);
  if (drawn > size - 1 - near) return Math.max(1, (found + 0.5) / size);
  return (found + 0.5) / size;
}

/**
 * How far outwards the edge lies from the hand's line, in cells. What hardly is an edge follows those beside it, and the
 * hand where there are none: blades of grass and folds are not to make it wriggle.
 */
function evenedOut(path: Uint16Array, trust: Float32Array, middle: number): Float32Array {
  const far = Float32Array.from(path, (column) => middle - column);
  const moment = smoothAround(
    far.map((out, row) => out * (trust[row] ?? 0)),
    SMOOTH.unsure,
  );
  const weight = smoothAround(trust, SMOOTH.unsure);
  const even = moment.map((sum, row) => sum / ((weight[row] ?? 0) + DOUBT));
  const held = far.map((out, row) => {
    const share = Math.min(1, (trust[row] ?? 0) / CERTAIN);
    return share * out + (1 - share) * (even[row] ?? 0);
  });
  return smoothAround(held, SMOOTH.edge);
}
