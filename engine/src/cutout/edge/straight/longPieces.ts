import { pointOf, type Contour } from '../../raster/contour.ts';
import { polygonOf } from '../../raster/polygonOf.ts';
import { acrossOf, alongOf, axisBetween, curveAlong, offsetAt, type Curve } from './curve.ts';

/** How far an outline may wander from the curve of a long piece, in pixels of a photo of 1,024: what a network's small copy misses. */
const WANDERS = 6;
/** Share of a piece's points that wander no farther. */
const MOST = 0.85;
/** The farthest a curve is from its chord, as a share of its length: lenses bend lines, and rims are ellipses. */
const BENDS = 0.12;
/** At these distances from the curve a point counts half, in pixels: it is fitted so many times. */
const HALVES = [2.5, 2.5, 2.5, 2.5] as const;

/** A part of an outline along which a curve of low curvature runs. */
export interface Piece {
  /** Indices of the outline's points; the second may be beyond its end, where the outline begins again. */
  readonly first: number;
  readonly last: number;
  /** Its axis begins in the middle of the piece. */
  readonly curve: Curve;
  /** Half its length along the axis, in pixels. */
  readonly half: number;
}

/** The pieces of an outline that are at least `least` pixels long and that a curve fits; the outline's step is one pixel. */
export function longPieces(outline: Contour, least: number): readonly Piece[] {
  const corners = polygonOf(outline, WANDERS);
  const pieces: Piece[] = [];
  let n = 0;
  const count = corners.length;
  const length = outline.x.length;
  const cornerAt = (at: number): number =>
    (corners[at % count] ?? 0) + Math.floor(at / count) * length;
  // A side that is longer than its neighbours is worth most where it is whole: sides are joined as long as one curve fits.
  while (n < count) {
    let end = n + 1;
    let best = pieceOf(outline, cornerAt(n), cornerAt(end));
    while (end - n < count) {
      const longer = pieceOf(outline, cornerAt(n), cornerAt(end + 1));
      if (longer === null) break;
      best = longer;
      end++;
    }
    if (best !== null && best.half * 2 >= least) pieces.push(best);
    n = end;
  }
  return pieces;
}

/** The piece between two points; null: no curve of low curvature fits. */
export function pieceOf(outline: Contour, first: number, last: number): Piece | null {
  const count = last - first + 1;
  if (count < 8) return null;
  const { axis, long } = axisBetween(pointOf(outline, first), pointOf(outline, last));
  if (long < 8) return null;
  const along = new Float64Array(count);
  const across = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    const point = pointOf(outline, first + n);
    along[n] = alongOf(axis, point);
    across[n] = acrossOf(axis, point);
  }
  const curve = curveAlong({ axis, along, across, unit: long / 2 }, HALVES);
  if (curve === null) return null;
  let near = 0;
  for (let n = 0; n < count; n++)
    if (Math.abs((across[n] ?? 0) - offsetAt(curve, along[n] ?? 0)) <= WANDERS) near++;
  const sagitta = Math.abs(curve.bend) * (long / 2) ** 2;
  return near < MOST * count || sagitta > BENDS * long
    ? null
    : { first, last, curve, half: long / 2 };
}
