import {
  growPlane,
  mapPlane,
  meanAt,
  sumOf,
  morphologicalOpening,
  type Plane,
} from '../raster/plane.ts';
import { boundsOf, maskOfRegions, regionsOf, FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** Parts that were lost lie no further from a cut than this, in pixels. */
export const BESIDE = 3;
/** Each is no smaller a share of the thing; where a network saw them, than the second one. */
const LOST = { unseen: 0.002, seen: 0.0002 } as const;
/** It ends sharply: the ground begins within so many pixels along this share of its edge. Shadows fade. */
const SHARP = { within: 6, share: 0.6 } as const;
/** Of the thing's height, from above: below it its shadow lies. */
const FOOT = 0.8;
/** A part that a network is surer of than this is seen. */
const SEEN = 0.5;

/** 1 in the parts beside the cut that are neither ground nor shadow, and in what joins them to it. */
export function lostParts(differs: Plane, { cut, ground, seen, least }: Beside): Plane {
  const other = mapPlane(differs, (v, i) => (v > least && cut.data[i] === 0 ? 1 : 0));
  // The soft edge of the cut itself is thin; what was lost is not.
  const thick = morphologicalOpening(other);
  const beside = growPlane(cut, BESIDE);
  const area = sumOf(cut);
  const foot = footOf(cut);
  const isAboveFoot = (pixels: Int32Array): boolean =>
    pixels.length > area * LOST.unseen && pixels.some((i) => i < foot);
  // What was taken for its shadow, and is its lower edge.
  const isSeen = (pixels: Int32Array): boolean =>
    pixels.length > area * LOST.seen && meanAt(seen, pixels) > SEEN;
  const parts = regionsOf(thick, (v) => v === 1)
    .filter(({ pixels }) => pixels.some((i) => beside.data[i] === 1))
    .filter(({ pixels }) => {
      const { ends, sharp } = endsOf(pixels, { part: thick, cut, ground });
      const isTold = ends === 0 || isAboveFoot(pixels) || isSeen(pixels);
      return isTold && sharp >= ends * SHARP.share;
    });
  const around = growPlane(maskOfRegions(cut, parts), BESIDE);
  return mapPlane(around, (v, i) => v * (other.data[i] ?? 0));
}

interface Beside {
  /** What differs by more is neither the ground nor what compression makes of it. */
  readonly least: number;
  readonly cut: Plane;
  readonly ground: Plane;
  readonly seen: Plane;
}

/** The first pixel of the rows where a thing stands: what lies there alone may be a shadow that ends as sharply. */
function footOf(cut: Plane): number {
  const box = boundsOf(cut, 0.5);
  return box === null ? Infinity : (Math.floor(box.y + box.height * FOOT) + 1) * cut.width;
}

interface Ending {
  readonly part: Plane;
  readonly cut: Plane;
  readonly ground: Plane;
}

/** Along how many pixels of its edge it ends, and along how many of them sharply: none where the thing is all around it. */
function endsOf(
  pixels: Int32Array,
  { part, cut, ground }: Ending,
): { readonly ends: number; readonly sharp: number } {
  const { width, height } = part;
  let [ends, sharp] = [0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const valueAt = ({ data }: Plane, far: number): number | null => {
        const [u, v] = [x + dx * far, y + dy * far];
        return u < 0 || v < 0 || u >= width || v >= height ? null : (data[v * width + u] ?? 0);
      };
      const out = Array.from({ length: SHARP.within }, (_, n) => n + 1);
      // Not where it only goes around something.
      if (valueAt(part, 1) === null || out.some((far) => valueAt(part, far) === 1)) continue;
      if (out.some((far) => valueAt(cut, far) === 1)) continue;
      ends++;
      if (out.some((far) => valueAt(ground, far) === 1)) sharp++;
    }
  }
  return { ends, sharp };
}
