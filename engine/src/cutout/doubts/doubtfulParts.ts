import { FINE_SIDE } from '../bandCut.ts';
import { labOf } from '../lab.ts';
import { shrinkPixels, sizeWithin, type Pixels } from '../pixels.ts';
import { growPlane, mapPlane, resizePlane, sumOf, thickOf, type Plane } from '../plane.ts';
import { regionsOf } from '../regions.ts';
import type { Salience } from '../salience.ts';
import { paintStrokes, type Stroke } from '../strokes.ts';
import { endsSharply } from './endsSharply.ts';
import { groundBehind, standsOut } from './groundBehind.ts';
import { groundWithin } from './groundWithin.ts';
import { partStroke } from './partStroke.ts';
import { settlePart } from './settlePart.ts';

/** Smaller than this share of the product, or than so many pixels of the copy, a part is none that anybody sees. */
const LEAST = { share: 0.0006, pixels: 12 } as const;
/** What is a larger share of the product did not come along with it: it is the product. */
const MOST_OF_IT = 0.45;
/** What lies no further apart, in pixels of the copy, is one part: spines, links, leaves. */
const TOGETHER = 3;
/** So many are shown at most. */
const MOST = 6;
/** What a network sees as surely as the first may be product; what it sees less surely in any look than the second may be none. */
const SEEN = { maybe: 0.3, product: 0.5 } as const;

interface Looked {
  /** The cut at the photo's size, 0..1. */
  readonly alpha: Plane;
  /** What a network saw of the photo; null where none looked. */
  readonly seen: Pick<Salience, 'plane' | 'least'> | null;
  /** All that people have painted until now. */
  readonly strokes: readonly Stroke[];
}

/**
 * Parts that may have come along with the product, or be missing from it, as strokes that would mend it: the largest first, at
 * most six. They are where a network's looks do not agree with the cut, or where the cut looks like the ground around it. What
 * people have painted on is not asked about again, nor is an outline that they have traced.
 */
export function doubtfulParts(photo: Pixels, { alpha, seen, strokes }: Looked): readonly Stroke[] {
  const size = sizeWithin(photo, FINE_SIDE);
  const copy = shrinkPixels(photo, size);
  const sized = (plane: Plane): Plane => resizePlane(plane, size.width, size.height);
  const shape = sized(alpha);
  const solid = mapPlane(shape, (v) => (v > 0.5 ? 1 : 0));
  const area = sumOf(solid);
  if (area === 0) return [];
  const said = paintStrokes(strokes, size).data;
  const looks = strokes.some(({ kind }) => kind === 'trace') ? null : seen;
  const plane = looks && sized(looks.plane).data;
  const least = looks && sized(looks.least ?? looks.plane);
  const lab = labOf(copy.data);
  const beside = growPlane(solid, TOGETHER);
  // What may be missing is no ground, or nothing would differ from it.
  const all = mapPlane(shape, (v, i) => ((plane?.[i] ?? 0) > SEEN.maybe ? 1 : v));
  const ground = groundBehind({ photo: copy, lab }, all);
  const within = ground && groundWithin(ground, { solid, least });
  const extra = mapPlane(solid, (v, i) => {
    const isDoubted = (least?.data[i] ?? 1) < SEEN.product || within?.data[i] === 1;
    return v === 1 && said[i] === 0 && isDoubted ? 1 : 0;
  });
  const missing = mapPlane(solid, (v, i) =>
    v === 0 && said[i] === 0 && (plane?.[i] ?? 0) > SEEN.maybe ? 1 : 0,
  );
  const settled = (kind: 'keep' | 'remove', where: Plane) =>
    partsOf(where)
      .slice(0, MOST)
      .map((pixels) => ({ kind, pixels: settlePart({ lab, size }, { solid, pixels, kind }) }));
  return [
    ...settled('remove', extra).filter(({ pixels }) => pixels.length < area * MOST_OF_IT),
    // Shadows and ground are seen as surely as what stands there.
    ...settled('keep', missing)
      .filter(({ pixels }) => ground === null || standsOut(pixels, ground))
      .filter(({ pixels }) => pixels.some((i) => beside.data[i] === 1))
      .filter(({ pixels }) => endsSharply(pixels, { lab, solid })),
  ]
    .filter(({ pixels }) => pixels.length > Math.max(LEAST.pixels, area * LEAST.share))
    .toSorted((one, other) => other.pixels.length - one.pixels.length)
    .slice(0, MOST)
    .map(({ kind, pixels }) => partStroke(kind, { pixels, size }));
}

/** Without hairlines, the largest first; what lies close together is one. */
function partsOf(plane: Plane): readonly Int32Array[] {
  const thick = thickOf(plane);
  return regionsOf(growPlane(thick, TOGETHER), (v) => v === 1)
    .map(({ pixels }) => pixels.filter((i) => thick.data[i] === 1))
    .filter(({ length }) => length > 0);
}
