import { moreOfIt } from '../backdrop/moreOfIt.ts';
import { FINE_SIDE } from '../graph/bandCut.ts';
import { labOf } from '../raster/lab.ts';
import type { Mask } from '../mask.ts';
import { shrinkPixels, sizeWithin, type Pixels, type Size } from '../raster/pixels.ts';
import { growPlane, mapPlane, resizePlane, sumOf, thickOf, type Plane } from '../raster/plane.ts';
import { isDrawing } from '../flat/paintedOpening.ts';
import { maskOf, regionsOf, type Region } from '../raster/regions.ts';
import type { Salience } from '../look/salience.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';
import { cameAlong } from './cameAlong.ts';
import { breaksBetween } from './breaksBetween.ts';
import { endsAtGround } from './endsAtGround.ts';
import { endsSharply } from './endsSharply.ts';
import { gapsLeft } from './gapsLeft.ts';
import { groundBehind, standsOut } from './groundBehind.ts';
import { groundWithin } from './groundWithin.ts';
import { holesLeft } from './holesLeft.ts';
import { onFlatGround, type FlatCut } from './onFlatGround.ts';
import { partsOutside } from './partsOutside.ts';
import { partStroke } from './partStroke.ts';
import { settlePart } from './settlePart.ts';
import { thingsOutside } from './thingsOutside.ts';

/** Smaller than this share of the product, or than so many pixels of the copy, a part is none that anybody sees. */
const LEAST = { share: 0.0006, pixels: 12 } as const;
/** What is a larger share of the product did not come along with it: it is the product. */
const MOST_OF_IT = 0.45;
/** What lies no further apart, in pixels of the copy, is one part: spines, links, leaves. */
const TOGETHER = 3;
/** So far around what people have painted it has a soft edge, in pixels of the copy. */
const TAKEN = 2;
/** A pixel of the copy is of a part of the photo from this share on. */
const HALF = 0.5;
/** So many are shown at most. */
const MOST = 6;
/** What a network sees as surely as the first may be product; what it sees less surely in any look than the second may be none. */
const SEEN = { maybe: 0.3, product: 0.5 } as const;

/** A cut at the photo's size, and what is known of it. */
interface Looked extends Pick<Mask, 'alpha'>, Partial<Pick<Mask, 'healed' | 'glass'>> {
  /** What a network saw of the photo; null where none looked. */
  readonly seen: Pick<Salience, 'plane' | 'least'> | null;
  /** Gaps that its first cut has opened, whatever was seen there: nobody is asked to fill them. */
  readonly slats?: readonly Region[];
  /** All that people have painted until now. */
  readonly strokes: readonly Stroke[];
}

/**
 * Parts that may have come along with the product, or be missing from it, as strokes that would mend it: the largest first, at
 * most six. They are where a network's looks do not agree with the cut, or where the cut looks like the ground around it. What
 * people have painted on is not asked about again; where they have traced the product or drawn around it, what a network saw before does not count.
 */
export function doubtfulParts(
  photo: Pixels,
  { alpha, healed, glass, seen, slats = [], strokes }: Looked,
): readonly Stroke[] {
  const size = sizeWithin(photo, FINE_SIDE);
  const copy = shrinkPixels(photo, size);
  const sized = (plane: Plane): Plane => resizePlane(plane, size.width, size.height);
  const shape = sized(alpha);
  const solid = mapPlane(shape, (v) => (v > 0.5 ? 1 : 0));
  const area = sumOf(solid);
  if (area === 0) return [];
  const words = paintStrokes(strokes, size);
  const said = [words, healed, glass].flatMap((part) => (part == null ? [] : [part]));
  // What people have taken away has a soft edge, which is not missing.
  const told = growPlane(mapPlane(words, Math.abs), TAKEN);
  const looks = strokes.some(({ kind }) => kind === 'trace' || kind === 'around') ? null : seen;
  const flat = onFlatGround(photo, { alpha, said, told });
  const sure = looks && resizePlane(looks.plane, photo.width, photo.height);
  const gaps = flat === null ? [] : apart([...gapsLeft(flat, sure), ...holesIn(photo, flat)]);
  const outside =
    flat === null
      ? []
      : apart([...thingsOutside(flat), ...partsOutside(flat), ...breaksBetween(flat)]);
  // What lies in either is asked about once.
  const marked = growPlane(sized(maskOf(photo, [...gaps, ...outside, ...slats])), 1);
  const parts = [...said.map((part) => sized(part).data), marked.data];
  const isSaid = (i: number): boolean => parts.some((part) => part[i] !== 0);
  const plane = looks && sized(looks.plane);
  const least = looks && sized(looks.least ?? looks.plane);
  const lab = labOf(copy.data);
  const beside = growPlane(solid, TOGETHER);
  // Before one colour, parts beside it are known by that.
  const more = flat === null && looks !== null ? sized(moreOfIt(photo, alpha)) : null;
  const isLikely = (i: number): boolean =>
    (plane?.data[i] ?? 0) > SEEN.maybe || (more?.data[i] ?? 0) > HALF;
  // What may be missing is no ground, or nothing would differ from it.
  const all = mapPlane(shape, (v, i) => (isLikely(i) ? 1 : v));
  const ground = groundBehind({ photo: copy, lab }, all);
  const within = ground && groundWithin(ground, { solid, least });
  const extra = mapPlane(solid, (v, i) => {
    const isDoubted = (least?.data[i] ?? 1) < SEEN.product || within?.data[i] === 1;
    return v === 1 && isDoubted && !isSaid(i) ? 1 : 0;
  });
  const missing = mapPlane(solid, (v, i) =>
    v === 0 && isLikely(i) && !isSaid(i) && told.data[i] === 0 ? 1 : 0,
  );
  const differs = flat && sized(flat.differs);
  const smallest = Math.max(LEAST.pixels, area * LEAST.share);
  const settled = (kind: 'keep' | 'remove', found: readonly Int32Array[]) =>
    found
      .slice(0, MOST)
      .map((pixels) => ({
        kind,
        pixels: settlePart({ lab, size }, { solid, words, pixels, kind }),
      }))
      .filter(({ pixels }) => pixels.length > smallest);
  // Neither ground nor a shadow, which are seen as surely as what stands there, nor another thing further away.
  const isOfThing = (pixels: Int32Array): boolean =>
    (ground === null || standsOut(pixels, ground)) && pixels.some((i) => beside.data[i] === 1);
  const found = [
    ...settled('remove', partsOf(extra))
      .filter(({ pixels }) => pixels.length < area * MOST_OF_IT)
      .filter(({ pixels }) => cameAlong(pixels, { lab, solid, plane, least, ground }))
      .filter(({ pixels }) => differs === null || !endsAtGround(pixels, { differs, solid })),
    ...settled('keep', partsOf(missing).filter(isOfThing)).filter(
      ({ pixels }) => isOfThing(pixels) && endsSharply(pixels, { lab, solid }),
    ),
  ].map((part) => ({ ...part, size }));
  const left = gaps.map(({ pixels }) => ({ kind: 'remove' as const, pixels, size: photo }));
  const lost = outside.map((part) => {
    const onCopy = sized(maskOf(photo, [part])).data;
    const pixels = Int32Array.from(onCopy.keys()).filter((i) => (onCopy[i] ?? 0) >= HALF);
    return { kind: 'keep' as const, pixels, size };
  });
  return [...found, ...left, ...lost.filter(({ pixels }) => pixels.length > 0)]
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .slice(0, MOST)
    .map(({ kind, pixels, size: of }) => partStroke(kind, { pixels, size: of }));
}

/** Of a thing that was painted as well as its ground, white is one colour as good as any. */
function holesIn(photo: Pixels, flat: FlatCut): readonly Region[] {
  const holes = holesLeft(flat);
  if (holes.length === 0) return holes;
  const isDrawn = isDrawing(
    photo,
    mapPlane(flat.alpha, (v) => (v > 0.5 ? 1 : 0)),
  );
  return isDrawn ? [] : holes;
}

/** What two ways of looking have found is asked about once: as the first has found it. */
function apart(parts: readonly Region[]): readonly Region[] {
  const taken = new Set<number>();
  return parts.filter(({ pixels }) => {
    if (pixels.some((i) => taken.has(i))) return false;
    for (const i of pixels) taken.add(i);
    return true;
  });
}

/** How large a part of the photo it is. */
const shareOf = ({
  pixels,
  size: { width, height },
}: {
  readonly pixels: Int32Array;
  readonly size: Size;
}): number => pixels.length / (width * height);

/** Without hairlines, the largest first; what lies close together is one. */
function partsOf(plane: Plane): readonly Int32Array[] {
  const thick = thickOf(plane);
  return regionsOf(growPlane(thick, TOGETHER), (v) => v === 1)
    .map(({ pixels }) => pixels.filter((i) => thick.data[i] === 1))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length);
}
