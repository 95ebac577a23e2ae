import { growPlane, mapPlane, type Plane } from '../cutout/raster/plane.ts';
import { boundsOf, regionsOf, type Box } from '../cutout/raster/regions.ts';
import { copyWithin } from '../photo/copyWithin.ts';
import { alphaOf } from '../sets/alphaOf.ts';
import type { Standing } from '../sets/standing.ts';
import { cutFrom } from './cutFrom.ts';

/** Longer side of the copy that a cord is told on. */
const LONGEST = 128;
/** A value above this is the thing, 0..1. */
const SOLID = 0.4;
/** A cord is no thicker than twice as much, in pixels of the copy. */
const THIN = 2;
/**
 * What lies below the body reaches so far down, as a share of the height of all, and is so many times as wide as tall: legs that are spread are not, and a frame
 * of rods goes down farther.
 */
const CORD = { drop: { least: 0.05, most: 0.3 }, flat: 1.5 } as const;
/** Nothing of it goes as far down in one piece, as a share of how far down it lies: legs and what a runner hangs on do. */
const POST = 0.55;
/**
 * A thing and the cord that lies before it, each by itself: together they would stand on the cord, and the thing hover behind it. What has none is as
 * it was. They overlap in nothing; the cord's upper end is of the thing.
 */
export function cordApart(thing: Standing): readonly Standing[] {
  const mask = mapPlane(alphaOf(copyWithin(thing.layer, LONGEST)), (v) => (v > SOLID ? 1 : 0));
  const whole = boundsOf(mask, 0.5);
  const [body] = regionsOf(growPlane(growPlane(mask, -THIN), THIN), (v) => v === 1);
  if (whole === null || body === undefined) return [thing];
  const foot = Math.max(...body.pixels.map((i) => Math.floor(i / mask.width)));
  const below = boundsOf(rowsOf(mask, foot + 1, mask.height), 0.5);
  if (below === null) return [thing];
  const drop = (below.y + below.height - foot) / whole.height;
  if (drop < CORD.drop.least || drop > CORD.drop.most) return [thing];
  if (!isCord(mask, below)) return [thing];
  const above = boundsOf(rowsOf(mask, 0, foot + 1), 0.5);
  return [above, below].flatMap((box) =>
    box === null ? [] : [cutFrom(thing, { box, size: mask })],
  );
}

const rowsOf = (mask: Plane, from: number, to: number): Plane =>
  mapPlane(mask, (v, i) => (i >= from * mask.width && i < to * mask.width ? v : 0));

function isCord({ data, width }: Plane, { x, y, ...box }: Box): boolean {
  if (box.width < box.height * CORD.flat) return false;
  for (let column = x; column < x + box.width; column++) {
    let run = 0;
    for (let row = y; row < y + box.height; row++) {
      run = data[row * width + column] === 1 ? run + 1 : 0;
      if (run > box.height * POST) return false;
    }
  }
  return true;
}
