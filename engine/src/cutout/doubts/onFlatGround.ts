import { differenceFromGround } from '../flat/differenceFromGround.ts';
import type { Pixels } from '../raster/pixels.ts';
import { resizePlane, type Plane } from '../raster/plane.ts';
import { endsAtThing } from './endsAtThing.ts';

/** Alpha below this is outside of the cut. */
const OUTSIDE = 0.4;

interface Edited {
  readonly alpha: Plane;
  /** Not 0 where something was edited; planes of any size. */
  readonly edited: readonly Plane[];
  /** Not 0 there and along the soft edges of edits. */
  readonly nearEdits: Plane;
}

/** A cut in front of a background of a single colour, at the size of the photo. */
export interface FlatCut {
  readonly alpha: Plane;
  /** Difference of a pixel from the background, 0 to 255 (see `differenceFromGround`). */
  readonly differs: Plane;
  readonly isEdited: (i: number) => boolean;
  readonly isNearEdit: (i: number) => boolean;
  readonly isOutside: (i: number) => boolean;
  /** Whether a region of the background's colour is bounded by the product (`endsAtThing`). */
  readonly isBesideThing: (pixels: Int32Array) => boolean;
}

/** What gaps and lost parts are searched in; null if the background has more than one colour. */
export function onFlatGround(photo: Pixels, { alpha, edited, nearEdits }: Edited): FlatCut | null {
  const differs = differenceFromGround(photo);
  if (differs === null) return null;
  const sized = (plane: Plane) => resizePlane(plane, photo.width, photo.height).data;
  const parts = edited.map(sized);
  const soft = sized(nearEdits);
  const isEdited = (i: number): boolean => parts.some((part) => part[i] !== 0);
  const isOutside = (i: number): boolean => (alpha.data[i] ?? 0) < OUTSIDE;
  // Computed on first use: it takes a median over the photo, and most cuts never need it.
  let known: ReturnType<typeof endsAtThing> | null = null;
  const isBesideThing = (pixels: Int32Array): boolean =>
    (known ??= endsAtThing({ alpha, differs, isOutside }))(pixels);
  const isNearEdit = (i: number): boolean => soft[i] !== 0 || isEdited(i);
  return { alpha, differs, isEdited, isNearEdit, isOutside, isBesideThing };
}
