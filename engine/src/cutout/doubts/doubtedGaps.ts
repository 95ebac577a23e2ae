import { doubtBetweenBars } from '../flat/betweenBars.ts';
import { growPlane, mapPlane, sumOf, type Plane } from '../raster/plane.ts';
import { maskOfRegions, regionsOf, type Region } from '../raster/regions.ts';
import type { FlatCut } from './onFlatGround.ts';

/** What differs from the ground by no more than this, of 255, may be it between two bars, whose colour compression has spread. */
const ALIKE = 12;
/** Fewer pixels than this, or a smaller share of the product, are none that anybody sees; those that lie together are so large a share of it. */
const LEAST = { pixels: 20, share: 0.0002, together: 0.0005 } as const;
/** A network is so much less sure of a gap than of the bars beside it, and no surer of it than that. */
const SEEN = { less: 0.03, most: 0.96 } as const;
/** The outside is no further from the nearest of them than this share of the photo's longer side. */
const NEAR = 0.02;

interface Looked {
  /** How sure a network was of the product, at the photo's size. */
  readonly seen: Plane;
  /** Gaps no further apart than twice this, in pixels, lie together. */
  readonly reach: number;
}

/**
 * Gaps of a few pixels in which the ground was left, between slats or below a seat, where that is of one colour. Compression has left
 * no pixel of them as it was, so they are looked for where a network is less sure than beside them.
 */
export function doubtedGaps(
  { alpha, differs, isEdited, isOutside }: FlatCut,
  { seen, reach }: Looked,
): readonly Region[] {
  const area = sumOf(alpha);
  const outside = mapPlane(alpha, (_, i) => (isOutside(i) ? 1 : 0));
  const edge = growPlane(outside, Math.ceil(Math.max(alpha.width, alpha.height) * NEAR));
  const alike = mapPlane(alpha, (v, i) =>
    v > 0.5 && (differs.data[i] ?? 0) <= ALIKE && !isEdited(i) ? 1 : 0,
  );
  const least = Math.max(LEAST.pixels, area * LEAST.share);
  const gaps = regionsOf(alike, (v) => v === 1).filter(({ pixels }) => {
    if (pixels.length < least) return false;
    const doubt = doubtBetweenBars(pixels, { differs, seen, isOutside });
    return doubt !== null && doubt.sure < SEEN.most && doubt.less >= SEEN.less;
  });
  const all = maskOfRegions(alpha, gaps);
  const groups = regionsOf(growPlane(all, reach), (v) => v === 1).filter(({ pixels }) => {
    const own = pixels.filter((i) => all.data[i] === 1);
    return own.length >= area * LEAST.together && own.some((i) => edge.data[i] === 1);
  });
  const kept = maskOfRegions(alpha, groups);
  return gaps.filter(({ pixels }) => pixels.some((i) => kept.data[i] === 1));
}
