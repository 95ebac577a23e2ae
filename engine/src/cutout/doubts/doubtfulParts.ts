import { moreOfIt } from '../backdrop/moreOfIt.ts';
import { FINE_SIDE } from '../graph/bandCut.ts';
import { labOf } from '../raster/lab.ts';
import type { Mask } from '../mask.ts';
import { shrinkPixels, sizeWithin, type Pixels, type Size } from '../raster/pixels.ts';
import {
  createPlane,
  growPlane,
  mapPlane,
  resizePlane,
  sumOf,
  morphologicalOpening,
  type Plane,
} from '../raster/plane.ts';
import { maskOfRegions, regionsOf, type Region } from '../raster/regions.ts';
import type { Salience } from '../look/salience.ts';
import { strokeOfPart } from '../strokes/strokeOfPart.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';
import { isBackgroundPart, isEnclosed } from './isBackgroundPart.ts';
import { endsAtGround } from './endsAtGround.ts';
import { endsSharply } from './endsSharply.ts';
import { foundOnFlatGround, type Found } from './foundOnFlatGround.ts';
import { groundBehind, standsOut } from './groundBehind.ts';
import { groundWithin } from './groundWithin.ts';
import { groundShown } from './groundShown.ts';
import { onFlatGround } from './onFlatGround.ts';
import { resegmentPart } from './resegmentPart.ts';

/** A part smaller than this share of the product, or than so many pixels of the fine copy, is not visible. */
const LEAST = { share: 0.0006, pixels: 12 } as const;
/** A part to remove is at most `most` of the cut, or `enclosed` where the cut goes on all around it, as around the hole of a ring: a larger one is the product. */
const LARGEST = { most: 0.45, enclosed: 0.85 } as const;
/** Pixels this close together are one part, in pixels of the fine copy: spines, links, leaves. */
const TOGETHER = 3;
/** Width of the soft edge of a painted area, in pixels of the fine copy. */
const SOFT_EDGE = 2;
/** A pixel of the fine copy belongs to a part at the size of the photo from this share on. */
const HALF = 0.5;
const NOTHING: Found = { gaps: [], outside: [] };
/** The most parts that are suggested. */
const MOST = 6;
/** Salience above `maybe` may be product outside of the cut; below `product` in any look it may be background within. */
const SEEN = { maybe: 0.3, product: 0.5 } as const;

/** A cut at the size of the photo, and what is known of it. */
interface CutToCheck extends Pick<Mask, 'alpha'>, Partial<Pick<Mask, 'healed' | 'glass'>> {
  /** What a network has seen of the photo, or within the last loop, since it is of that; null where none has, and after a traced line. */
  readonly salience: Pick<Salience, 'plane' | 'least'> | null;
  /** Gaps that the first cut has opened against the network: filling them is not suggested. */
  readonly slats?: readonly Region[];
  /** All strokes so far. */
  readonly strokes: readonly Stroke[];
  /** 1 in what strokes have taken, of any size. */
  readonly taken?: Plane | null;
}

/**
 * Parts of the cut that may be background, and parts outside that may be product, as strokes that would correct them: the largest
 * first, at most six. Found where the network's looks disagree with the cut, where the cut has the colour of the background, or
 * where the background does not have its own. Pixels that were edited are not suggested again.
 */
export function doubtfulParts(
  photo: Pixels,
  { alpha, healed, glass, salience, slats = [], strokes, taken = null }: CutToCheck,
): readonly Stroke[] {
  const size = sizeWithin(photo, FINE_SIDE);
  const copy = shrinkPixels(photo, size);
  const sized = (plane: Plane): Plane => resizePlane(plane, size.width, size.height);
  const shape = sized(alpha);
  const solid = mapPlane(shape, (v) => (v > 0.5 ? 1 : 0));
  const area = sumOf(solid);
  if (area === 0) return [];
  const hints = paintStrokes(strokes, size);
  const edited = [hints, healed, glass].flatMap((part) => (part == null ? [] : [part]));
  // The soft edge of a removed area is not a missing part.
  const nearEdits = grownIfAny(mapPlane(hints, Math.abs), SOFT_EDGE);
  const flat = onFlatGround(photo, { alpha, edited, nearEdits });
  const sure = salience && resizePlane(salience.plane, photo.width, photo.height);
  const { gaps, outside } = flat === null ? NOTHING : foundOnFlatGround(photo, flat, sure);
  // Each pixel is in one suggestion at most.
  const marked = grownIfAny(sized(maskOfRegions(photo, [...gaps, ...outside, ...slats])), 1);
  const parts = [...edited.map(sized), marked].filter((part) => !isBlank(part));
  const isEdited = (i: number): boolean => parts.some(({ data }) => data[i] !== 0);
  const plane = salience && sized(salience.plane);
  const least = salience && sized(salience.least ?? salience.plane);
  const lab = labOf(copy.data);
  // In front of a single colour, `thingsOutside` and `partsOutside` find missing parts better.
  const more = flat === null && salience !== null ? sized(moreOfIt(photo, alpha)) : null;
  const isLikely = (i: number): boolean =>
    (plane?.data[i] ?? 0) > SEEN.maybe || (more?.data[i] ?? 0) > HALF;
  // Candidates for missing parts must not be sampled as background, or nothing would differ from it.
  const isAnyLikely = plane !== null || more !== null;
  const all = isAnyLikely ? mapPlane(shape, (v, i) => (isLikely(i) ? 1 : v)) : shape;
  const ground = groundBehind({ photo: copy, lab }, all);
  // Before a single colour `holesLeft` finds each.
  const isUnseen = (i: number): boolean => (least?.data[i] ?? 1) < SEEN.product;
  const isAsked = salience !== null || strokes.length > 0;
  const known = { taken, isAsked, isEdited, isUnseen };
  const shown = flat === null ? groundShown({ lab, solid, area, ground }, known) : [];
  const marks = new Set(shown.flatMap((pixels) => [...pixels]));
  const isFree = (i: number): boolean => !isEdited(i) && !marks.has(i);
  const within = ground && groundWithin(ground, { solid, least });
  const extra = mapPlane(solid, (v, i) => {
    const isDoubted = isUnseen(i) || within?.data[i] === 1;
    return v === 1 && isDoubted && isFree(i) ? 1 : 0;
  });
  const missing = isAnyLikely
    ? mapPlane(solid, (v, i) =>
        v === 0 && isLikely(i) && !isEdited(i) && nearEdits.data[i] === 0 ? 1 : 0,
      )
    : createPlane(size.width, size.height);
  const differs = flat && sized(flat.differs);
  const smallest = Math.max(LEAST.pixels, area * LEAST.share);
  const resegmented = (kind: 'keep' | 'remove', found: readonly Int32Array[]) =>
    found
      .slice(0, MOST)
      .map((pixels) => ({
        kind,
        pixels: resegmentPart({ lab, size }, { solid, hints, pixels, kind }),
      }))
      .filter(({ pixels }) => pixels.length > smallest);
  const beside = isBlank(missing) ? missing : growPlane(solid, TOGETHER);
  // Not background or shadow, which salience includes as surely as the product, and not another thing farther away.
  const isOfThing = (pixels: Int32Array): boolean =>
    (ground === null || standsOut(pixels, ground)) && pixels.some((i) => beside.data[i] === 1);
  const found = [
    ...resegmented('remove', thickParts(extra))
      .filter(
        ({ pixels: { length }, pixels }) =>
          length < area * LARGEST.most ||
          (length < area * LARGEST.enclosed && isEnclosed(pixels, solid)),
      )
      .filter(({ pixels }) => isBackgroundPart(pixels, { lab, solid, plane, least, ground }))
      .filter(({ pixels }) => differs === null || !endsAtGround(pixels, { differs, solid })),
    ...resegmented('keep', thickParts(missing).filter(isOfThing)).filter(
      ({ pixels }) => isOfThing(pixels) && endsSharply(pixels, { lab, solid }),
    ),
  ].map((part) => ({ ...part, size }));
  const left = gaps.map(({ pixels }) => ({ kind: 'remove' as const, pixels, size: photo }));
  const opened = shown
    .filter(({ length }) => length > smallest)
    .map((pixels) => ({ kind: 'remove' as const, pixels, size }));
  const lost = outside.map((part) => {
    const onCopy = sized(maskOfRegions(photo, [part])).data;
    const pixels = Int32Array.from(onCopy.keys()).filter((i) => (onCopy[i] ?? 0) >= HALF);
    return { kind: 'keep' as const, pixels, size };
  });
  return [...found, ...opened, ...left, ...lost.filter(({ pixels }) => pixels.length > 0)]
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .slice(0, MOST)
    .map(({ kind, pixels, size: of }) => strokeOfPart(kind, { pixels, size: of }));
}

/** The share of the photo that a part covers. */
const shareOf = ({
  pixels,
  size: { width, height },
}: {
  readonly pixels: Int32Array;
  readonly size: Size;
}): number => pixels.length / (width * height);

/** Connected parts without hairlines, the largest first; parts close together are one. */
function thickParts(plane: Plane): readonly Int32Array[] {
  if (isBlank(plane)) return [];
  const thick = morphologicalOpening(plane);
  return regionsOf(growPlane(thick, TOGETHER), (v) => v === 1)
    .map(({ pixels }) => pixels.filter((i) => thick.data[i] === 1))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length);
}

/** On the server, where all parts of a photo are looked for while somebody waits, most planes are blank. */
const grownIfAny = (plane: Plane, radius: number): Plane =>
  isBlank(plane) ? plane : growPlane(plane, radius);

function isBlank({ data }: Plane): boolean {
  for (let i = 0; i < data.length; i++) if (data[i] !== 0) return false;
  return true;
}
