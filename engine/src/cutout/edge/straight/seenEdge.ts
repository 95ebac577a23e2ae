import { pointOf, type Contour, type Point } from '../../raster/contour.ts';
import { alongOf, inwardsOf, type Curve } from './curve.ts';
import type { Piece } from './longPieces.ts';

/** A part of a curve, by places along it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An edge that the photo shows along a piece of an outline. */
export interface SeenEdge {
  readonly piece: Piece;
  readonly curve: Curve;
  /** Where the photo shows it beside a plain outline. */
  readonly plain: Span;
  /** Where the photo shows it at all: in a corner too. */
  readonly whole: Span;
  /** Whether the photo shows it around a place. */
  readonly shows: (along: number) => boolean;
  /** How much the colour changes across it at a place, in units of CIELAB. */
  readonly changeAt: (along: number) => number;
  /** How far inwards of the curve it is itself at a place, in pixels. */
  readonly leanAt: (along: number) => number;
}

/** An outline, and how much the colour changes across it at each of its points, in units of CIELAB. */
export interface SharpOutline extends Contour {
  readonly sharp: Float32Array;
}

/** A point of an outline this near to an edge is on it, in pixels. */
export const AWAY = 2;

/** A point of an outline beside an edge. */
export interface Beside {
  readonly point: Point;
  /** Its place along the edge's curve, and how far inwards of it it is. */
  readonly along: number;
  readonly inwards: number;
  /** How much the colour changes across the outline there, and across the edge. */
  readonly sharp: number;
  readonly change: number;
}

export function besideEdge(
  outline: SharpOutline,
  at: number,
  { curve, changeAt }: SeenEdge,
): Beside {
  const point = pointOf(outline, at);
  const along = alongOf(curve, point);
  const { length } = outline.sharp;
  return {
    point,
    along,
    inwards: inwardsOf(curve, point),
    sharp: outline.sharp[((at % length) + length) % length] ?? 0,
    change: changeAt(along),
  };
}

/** The colour changes this many times as much across an outline as across an edge that it is away from: it has an edge of its own. */
const OWN = 1.3;

/** Whether an outline has an edge of its own at a point, away from another. */
export const isHeld = ({ inwards, sharp, change }: Beside): boolean =>
  Math.abs(inwards) >= AWAY && sharp > OWN * change;
