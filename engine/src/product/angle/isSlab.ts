import { boundsOf } from '../../cutout/raster/regions.ts';
import type { Layer } from '../../paint/layer.ts';
import { copyWithin } from '../../photo/copyWithin.ts';
import { alphaOf } from '../../sets/alphaOf.ts';

/** Longer side of the copy that is looked at. */
const LONGEST = 256;
/** A value above this is the thing, 0..1. */
const SOLID = 0.5;
/** All of these are shares of its width. How far from its ends its edges are looked at, for corners are round. */
const CORNER = 0.03;
/** How far its lower edges are from straight, and how high its sides are at most: a box is higher. */
const MOST = { bent: 0.03, wall: 0.1 } as const;
/** Where its nearest corner may be, and how steeply both edges may rise from there. */
const NEAREST = { from: 0.12, to: 0.88 } as const;
const SLOPE = { least: 0.2, most: 1.4 } as const;
/** How far its far corner may be from where that of a parallelogram is: aside, above, and below, for what is further is smaller. A tent's top is above. */
const FAR = { aside: 0.2, above: 0.06, below: 0.3 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether a thing is a plate that lies, seen from a corner: a hob, a book, a tile. Its lower edges go straight from the nearest corner
 * to both others and lie on the ground all along, however steeply they rise in the picture.
 */
export function isSlab(layer: Layer): boolean {
  const solid = alphaOf(copyWithin(layer, LONGEST));
  const box = boundsOf(solid, SOLID);
  if (box === null) return false;
  const unit = box.width;
  /** The lowest and the highest pixel of a column. */
  const ends = Array.from({ length: box.width }, (_, n) => {
    const isIn = (y: number): boolean => (solid.data[y * solid.width + box.x + n] ?? 0) > SOLID;
    const rows = Array.from({ length: box.height }, (__, row) => box.y + row).filter(isIn);
    return { low: rows.at(-1) ?? box.y, high: rows[0] ?? box.y };
  });
  const corner = Math.round(unit * CORNER);
  const at = ends.reduce((best, { low }, n) => (low > (ends[best]?.low ?? 0) ? n : best), 0);
  const lowAt = (x: number): Point => ({ x, y: ends[x]?.low ?? 0 });
  const [nearest, left, right] = [lowAt(at), lowAt(corner), lowAt(unit - 1 - corner)];
  if (at < unit * NEAREST.from || at > unit * NEAREST.to) return false;
  const wallAt = ({ x, y }: Point): number => y - (ends[x]?.high ?? y);
  if (Math.max(wallAt(left), wallAt(right)) > unit * MOST.wall) return false;
  const isEdge = (end: Point): boolean => {
    const slope = (nearest.y - end.y) / Math.abs(end.x - nearest.x);
    if (slope < SLOPE.least || slope > SLOPE.most) return false;
    const [from, to] = [Math.min(end.x, at), Math.max(end.x, at)];
    return ends.slice(from, to + 1).every(({ low }, n) => {
      const straight = nearest.y - Math.abs(from + n - at) * slope;
      return Math.abs(low - straight) <= unit * MOST.bent;
    });
  };
  if (!isEdge(left) || !isEdge(right)) return false;
  const top = ends.reduce((best, { high }, n) => (high < (ends[best]?.high ?? 0) ? n : best), 0);
  const [aside, above] = [
    top - (left.x + right.x - nearest.x),
    left.y + right.y - nearest.y - (ends[top]?.high ?? 0),
  ];
  return (
    Math.abs(aside) <= unit * FAR.aside && above <= unit * FAR.above && above >= -unit * FAR.below
  );
}
