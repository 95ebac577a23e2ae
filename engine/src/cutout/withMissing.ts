import type { Copies } from './copies.ts';
import { joinSeen } from './graph/joinSeen.ts';
import { mapPlane, resizeMask, type Plane } from './raster/plane.ts';

/** A segmentation, 1 inside and 0 outside. */
interface Masks {
  /** At the size of the rough copy. */
  readonly roughMask: Plane;
  /** At the size of the fine copy. */
  readonly fineMask: Plane;
}

interface Missing {
  /** More than 0.5 in what is missing, at the size of the photo. */
  readonly salience: Plane;
  /** Hints of all strokes, at the size of the rough copy. */
  readonly hints: Plane;
}

/** A segmentation together with what a network has seen that is missing, or without it. */
export function withMissing(
  { size, graphOf }: Pick<Copies, 'size' | 'graphOf'>,
  { roughMask, fineMask }: Masks,
  { salience, hints }: Missing,
): Masks {
  const seen = resizeMask(salience, size.width, size.height);
  const fineSeen = resizeMask(salience, fineMask.width, fineMask.height);
  const joined = joinSeen(graphOf(), { mask: roughMask, seen, hints });
  const fineJoined = resizeMask(joined, fineMask.width, fineMask.height);
  const isSeen = (i: number): boolean => fineSeen.data[i] === 1 && fineJoined.data[i] === 1;
  return { roughMask: joined, fineMask: mapPlane(fineMask, (v, i) => (isSeen(i) ? 1 : v)) };
}
