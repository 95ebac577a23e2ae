import type { Copies } from './copies.ts';
import { joinSeen } from './graph/joinSeen.ts';
import { mapPlane, resizeMask, type Plane } from './raster/plane.ts';
import type { Stroke } from './strokes/strokes.ts';

/** A segmentation, 1 inside and 0 outside. */
interface Masks {
  /** At the size of the rough copy. */
  readonly roughMask: Plane;
  /** At the size of the fine copy. */
  readonly fineMask: Plane;
}

interface Seen {
  /** It keeps or removes. */
  readonly stroke: Stroke;
  /** More than 0.5 in the thing that a network has seen under it, at the size of the photo. */
  readonly looked: Plane;
  /** Hints of all strokes, at the size of the rough copy. */
  readonly hints: Plane;
}

/** A segmentation together with what a network has seen under the last stroke, or without it. */
export function seenChange(
  { size, graphOf }: Pick<Copies, 'size' | 'graphOf'>,
  { roughMask, fineMask }: Masks,
  { stroke, looked, hints }: Seen,
): Masks {
  const seen = resizeMask(looked, size.width, size.height);
  const fineSeen = resizeMask(looked, fineMask.width, fineMask.height);
  if (stroke.kind === 'remove')
    return { roughMask: without(roughMask, seen), fineMask: without(fineMask, fineSeen) };
  const joined = joinSeen(graphOf(), { mask: roughMask, seen, hints });
  const fineJoined = resizeMask(joined, fineMask.width, fineMask.height);
  const isSeen = (i: number): boolean => fineSeen.data[i] === 1 && fineJoined.data[i] === 1;
  return { roughMask: joined, fineMask: mapPlane(fineMask, (v, i) => (isSeen(i) ? 1 : v)) };
}

/** What has been painted as kept before, within it, is kept by `enforceStrokes`. */
const without = (mask: Plane, seen: Plane): Plane =>
  mapPlane(mask, (v, i) => (seen.data[i] === 1 ? 0 : v));
