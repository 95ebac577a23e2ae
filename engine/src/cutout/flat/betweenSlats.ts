import { doubtBetweenBars } from './betweenBars.ts';
import type { Plane } from '../raster/plane.ts';
import type { Region } from '../raster/regions.ts';

/** Fewer pixels are a speck. */
const LEAST = 20;
/** A network is no surer of such a gap than `sure`, and by `less` less sure of it than of the bars. */
const SEEN = { sure: 0.95, less: 0.04 } as const;
/** One of them may be a gleam on steel. So many, each so large a share of the thing, are what is seen between slats. */
const MANY = { count: 5, share: 0.0005 } as const;

interface Known {
  /** All that may be the ground, as compression leaves it between two bars. */
  readonly parts: readonly Region[];
  /** How sure a network was of the thing. */
  readonly seen: Plane;
  /** Of the thing, in pixels. */
  readonly area: number;
}

/**
 * The gaps between the slats of a chair or a crate, a few pixels wide each, that are enclosed by it: where none of their pixels has the ground's very colour any
 * more, nothing else tells that the ground is seen through them. None where there are only a few.
 */
export function betweenSlats(differs: Plane, { parts, seen, area }: Known): readonly Region[] {
  const gaps = parts.filter(({ pixels, touchesBorder }) => {
    if (touchesBorder || pixels.length < LEAST) return false;
    const doubt = doubtBetweenBars(pixels, { differs, seen });
    return doubt !== null && doubt.sure < SEEN.sure && doubt.less >= SEEN.less;
  });
  const large = gaps.filter(({ pixels }) => pixels.length >= area * MANY.share);
  return large.length < MANY.count ? [] : gaps;
}
