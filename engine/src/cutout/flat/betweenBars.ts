import { meanAt, type Plane } from '../raster/plane.ts';
import { neighbourOf, FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** So many pixels beyond the rim of a gap, along so much of it, a bar differs from the ground by more than `differs`, of 255. */
const BAR = { beyond: 5, differs: 80, share: 0.8 } as const;

interface Known {
  /** How far a pixel is from the ground's colour, 0 to 255. */
  readonly differs: Plane;
  /** How sure a network was of the thing. */
  readonly seen: Plane;
  /** Whether the outside lies there: within two pixels of it a rim needs no bar. */
  readonly isOutside?: (i: number) => boolean;
}

export interface Doubt {
  /** How sure a network was of some pixels, on average. */
  readonly sure: number;
  /** By how much it is surer of the bars around them: of print it is as sure as of what it is printed on. */
  readonly less: number;
}

/** What a network makes of pale pixels between bars; null where there are no bars around most of them. */
export function doubtBetweenBars(
  pixels: Int32Array,
  { differs, seen, isOutside = () => false }: Known,
): Doubt | null {
  const own = new Set(pixels);
  const bars: number[] = [];
  let rim = 0;
  for (const i of pixels)
    for (const way of FOUR_NEIGHBOURS) {
      if (own.has(neighbourOf(i, way, differs) ?? i)) continue;
      const beyond = beyondOf(i, { way, size: differs });
      if (beyond.slice(0, 2).some(isOutside)) continue;
      rim++;
      const bar = beyond.reduce(
        (best, at) => ((differs.data[at] ?? 0) > (differs.data[best] ?? 0) ? at : best),
        i,
      );
      if ((differs.data[bar] ?? 0) > BAR.differs) bars.push(bar);
    }
  if (bars.length === 0 || bars.length < rim * BAR.share) return null;
  const sure = meanAt(seen, pixels);
  return { sure, less: meanAt(seen, Int32Array.from(bars)) - sure };
}

/** The pixels next to one, one way, the nearest first. */
function beyondOf(
  i: number,
  { way: [dx, dy], size }: { readonly way: (typeof FOUR_NEIGHBOURS)[number]; readonly size: Plane },
): readonly number[] {
  return Array.from({ length: BAR.beyond }, (_, n) =>
    neighbourOf(i, [dx * (n + 1), dy * (n + 1)], size),
  ).filter((at) => at !== null);
}
