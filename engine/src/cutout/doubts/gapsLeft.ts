import {
  growPlane,
  mapPlane,
  meanAt,
  sumOf,
  morphologicalOpening,
  type Plane,
} from '../raster/plane.ts';
import { maskOfRegions, regionsOf, type Region } from '../raster/regions.ts';
import { beyondRim } from '../raster/beyondRim.ts';
import { doubtedGaps } from './doubtedGaps.ts';
import type { FlatCut } from './onFlatGround.ts';

/** What differs from the ground by no more than this, of 255, may be it, as compression leaves it in a gap of a few pixels. */
const ALIKE = 8;
/** Its narrow ends and specks lie no further from it than this, in pixels, and differ by no more than that. */
const ENDS = { reach: 6, differs: 12 } as const;
/** So many pixels beyond its rim the thing differs by more than `differs`. */
const SHARP = { beyond: 5, differs: 40 } as const;
/** The outside is no further from the rim of a wedge than this, in pixels, and of that of a slot than this share of the photo's longer side. */
const OUTSIDE = { wedge: 2, slot: 0.015 } as const;
/**
 * A wedge lies at the outside along so much of its rim, a slot behind a bar only. Each is no smaller a share of the product, differs by no
 * more on average, and is as sharp along the rest of its rim.
 */
const KINDS = [
  { outside: 0.1, least: 0.0002, differs: 7, sharp: 0.85 },
  { outside: 0, least: 0.0004, differs: 5, sharp: 0.6 },
] as const;
/** With fewer pixels than this a gap is none that anybody sees; what is a larger share of the product is a white panel. */
const SIZE = { least: 20, most: 0.12 } as const;
/** With more of them than this they are letters. */
const MOST = 40;
/** What lies no further apart than this share of the photo's longer side is one: the slots of a grate. */
const TOGETHER = 0.02;

/**
 * Gaps in a cut in which its ground was left, where that is of one colour: between two legs, below a seat. They have the ground's colour,
 * end sharply, and lie at the outside or behind a bar: a white logo lies further within. Those that lie together are one. At the photo's size,
 * as `seen`: how sure a network was of the product; null where none looked.
 */
export function gapsLeft(flat: FlatCut, seen: Plane | null): readonly Region[] {
  const { alpha, differs, isEdited, isOutside, isBesideThing } = flat;
  const reach = Math.ceil(Math.max(alpha.width, alpha.height) * TOGETHER);
  const area = sumOf(alpha);
  const within = mapPlane(alpha, (v, i) => (v > 0.5 && !isEdited(i) ? 1 : 0));
  const alikeBy = (most: number): Plane =>
    mapPlane(within, (v, i) => ((differs.data[i] ?? 0) <= most ? v : 0));
  const alike = morphologicalOpening(alikeBy(ALIKE));
  const longer = Math.max(alpha.width, alpha.height);
  const outside = mapPlane(alpha, (_, i) => (isOutside(i) ? 1 : 0));
  const edge = growPlane(outside, Math.ceil(longer * OUTSIDE.slot));
  const gaps = regionsOf(alike, (v) => v === 1)
    .filter(({ pixels: { length } }) => length >= SIZE.least && length < area * SIZE.most)
    .filter(({ pixels }) => {
      const { outside: beside, sharp } = rimOf(pixels, flat);
      const isNear = pixels.some((i) => edge.data[i] === 1);
      return KINDS.some(
        (kind) =>
          isNear &&
          beside >= kind.outside &&
          sharp >= kind.sharp &&
          pixels.length >= area * kind.least &&
          meanAt(differs, pixels) <= kind.differs,
      );
    })
    .filter(({ pixels }) => isBesideThing(pixels));
  const doubted = seen === null ? [] : doubtedGaps(flat, { seen, reach });
  const all = gaps.length > MOST ? doubted : [...gaps, ...doubted];
  if (all.length === 0) return [];
  const around = growPlane(maskOfRegions(alpha, all), ENDS.reach);
  const left = mapPlane(alikeBy(ENDS.differs), (v, i) => v * (around.data[i] ?? 0));
  return together(left, reach);
}

/** Of a rim, the share that lies at the outside, and of the rest of it, the share that is sharp. */
function rimOf(
  pixels: Int32Array,
  { differs, isOutside }: FlatCut,
): { readonly outside: number; readonly sharp: number } {
  const rim = beyondRim(pixels, differs, SHARP.beyond);
  const within = rim.filter((beyond) => !beyond.slice(0, OUTSIDE.wedge).some(isOutside));
  const sharp = within.filter((beyond) =>
    beyond.some((at) => (differs.data[at] ?? 0) > SHARP.differs),
  );
  return {
    outside: (rim.length - within.length) / rim.length,
    sharp: sharp.length / Math.max(1, within.length),
  };
}

function together(all: Plane, reach: number): readonly Region[] {
  return regionsOf(growPlane(all, reach), (v) => v === 1).map(({ pixels, touchesBorder }) => ({
    pixels: pixels.filter((i) => all.data[i] === 1),
    touchesBorder,
  }));
}
