import { pointOf, type Point } from '../../raster/contour.ts';
import { crossingOf } from './curve.ts';
import type { Range } from './ranges.ts';
import { besideEdge, type SharpOutline } from './seenEdge.ts';

/**
 * Two edges meet in a corner no more than `gap` points of the outline from where they end, `beyond` pixels from where the photo
 * last shows them, and `away` pixels from the outline.
 */
const CORNER = { gap: 40, beyond: 5, away: 13 } as const;
/**
 * A corner more than `least` pixels from the outline is round where at a share of `points` of the outline's points there the
 * colour changes across it by `as` of what it does across one of both edges.
 */
const ROUND = { least: 3, points: 0.4, as: 0.6 } as const;

/** A corner where two edges meet. */
export interface Corner {
  /** Index of the outline's point that becomes it. */
  readonly at: number;
  readonly point: Point;
  /** Its place along both curves. */
  readonly along: readonly [number, number];
}

/**
 * The corner between the end of one range and the beginning of another, `turns` points around the outline; null: they do not
 * meet, the photo does not show both up to it, or it shows that it is round.
 */
export function cornerBetween(
  outline: SharpOutline,
  [one, other]: readonly [Range, Range],
  turns: number,
): Corner | null {
  const [end, start] = [one.last.at, other.first.at + turns];
  if (Math.abs(start - end) > CORNER.gap * 2) return null;
  const [shown, next] = [one.edge.whole, other.edge.whole];
  const crossing = crossingOf([one.edge.curve, shown.to], [other.edge.curve, next.from]);
  if (crossing === null) return null;
  const { along, point } = crossing;
  if (along[0] > shown.to + CORNER.beyond || along[1] < next.from - CORNER.beyond) return null;
  let [at, away] = [end, Infinity];
  const [low, high] = [Math.min(end, start) - CORNER.gap, Math.max(end, start) + CORNER.gap];
  for (let n = low; n <= high; n++) {
    const { x, y } = pointOf(outline, n);
    const off = Math.hypot(x - point.x, y - point.y);
    if (off < away) [at, away] = [n, off];
  }
  return away > CORNER.away || isRound(at, away) ? null : { at, point, along };

  function isRound(middle: number, reach: number): boolean {
    if (reach <= ROUND.least) return false;
    const beside = Math.ceil(reach);
    let sharp = 0;
    for (let n = middle - beside; n <= middle + beside; n++)
      if (
        [one, other].some(({ edge }) => {
          const there = besideEdge(outline, n, edge);
          return there.sharp > ROUND.as * there.change;
        })
      )
        sharp++;
    return sharp > ROUND.points * (2 * beside + 1);
  }
}
