import { quantile } from '../raster/quantile.ts';
import type { Plane } from '../raster/plane.ts';
import { beyondRim } from '../raster/beyondRim.ts';

/** What differs from the ground by less, of 255, is none of the thing that tells its colour. */
const OWN = 12;
/** So many pixels beyond its rim a gap ends. */
const BEYOND = 5;
/** A quarter of a thing is no further from the ground than what this share tells. */
const PALE = 0.25;

interface Cut {
  readonly alpha: Plane;
  /** How far a pixel is from the ground, 0 to 255. */
  readonly differs: Plane;
  readonly isOutside: (i: number) => boolean;
}

/**
 * Whether what has the ground's colour within a cut ends at what the thing mostly is. A gleam on steel and the white of a screen lie
 * beside what is nearly as pale; through a gap between two bars the ground is seen beside the bars. At the photo's size.
 */
export function endsAtThing({ alpha, differs, isOutside }: Cut): (pixels: Int32Array) => boolean {
  const own = differs.data.filter((v, i) => v > OWN && (alpha.data[i] ?? 0) > 0.5);
  const pale = quantile(own, PALE);
  return (pixels) => {
    // At the outside there is no thing to end at.
    const ends = beyondRim(pixels, differs, BEYOND).filter(
      (beyond) => beyond.length === BEYOND && !beyond.some(isOutside),
    );
    const rim = ends.map((beyond) => Math.max(...beyond.map((at) => differs.data[at] ?? 0)));
    return rim.length > 0 && quantile(rim, 0.5) >= pale;
  };
}
