import { differenceFromGround } from '../flat/flatGround.ts';
import type { Pixels } from '../raster/pixels.ts';
import { resizePlane, type Plane } from '../raster/plane.ts';
import { endsAtThing } from './endsAtThing.ts';

/** What is less opaque lies outside of the cut. */
const OUTSIDE = 0.4;

interface Told {
  readonly alpha: Plane;
  /** Not 0 where people have said something already, on copies of any size. */
  readonly said: readonly Plane[];
  /** Not 0 also where what they have painted ends softly. */
  readonly told: Plane;
}

/** A cut before a ground of one colour, at the photo's size. */
export interface FlatCut {
  readonly alpha: Plane;
  /** How far a pixel is from the ground, 0 to 255. */
  readonly differs: Plane;
  readonly isSaid: (i: number) => boolean;
  readonly isTold: (i: number) => boolean;
  readonly isOutside: (i: number) => boolean;
  /** Of a part with the ground's colour. */
  readonly isBesideThing: (pixels: Int32Array) => boolean;
}

/** What gaps and lost parts are looked for in; null before a ground of many colours. */
export function onFlatGround(photo: Pixels, { alpha, said, told }: Told): FlatCut | null {
  const differs = differenceFromGround(photo);
  if (differs === null) return null;
  const sized = (plane: Plane) => resizePlane(plane, photo.width, photo.height).data;
  const parts = said.map(sized);
  const soft = sized(told);
  const isSaid = (i: number): boolean => parts.some((part) => part[i] !== 0);
  const isOutside = (i: number): boolean => (alpha.data[i] ?? 0) < OUTSIDE;
  // It asks for a median of the photo, and most cuts have no part that it is asked of.
  let known: ReturnType<typeof endsAtThing> | null = null;
  const isBesideThing = (pixels: Int32Array): boolean =>
    (known ??= endsAtThing({ alpha, differs, isOutside }))(pixels);
  const isTold = (i: number): boolean => soft[i] !== 0 || isSaid(i);
  return { alpha, differs, isSaid, isTold, isOutside, isBesideThing };
}
