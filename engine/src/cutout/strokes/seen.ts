import type { Plane } from '../raster/plane.ts';

/** What networks have seen of a stroke, at the size of the photo. Null: nothing. */
export interface Seen {
  /** 0..1: the product within a loop, or what is missing under a stroke that keeps. Colours say how much of it is product. */
  readonly salience: Plane | null;
  /** 1 in the thing that a stroke means, 0 elsewhere: what the brush has covered beside it is not meant. */
  readonly thing: Plane | null;
}
