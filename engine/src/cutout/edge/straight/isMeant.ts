import { AWAY, besideEdge, isHeld, type SeenEdge, type SharpOutline } from './seenEdge.ts';

/** From so many points on a piece is not quite short, from so many on it is long. */
const LENGTH = { short: 70, long: 260 } as const;
/** With more than this share of points that have an edge of their own an outline was meant for that one. */
const HELD = 0.15;
/** Where more than this share of the points is away from an edge, it matters how much the colour changes at these ... */
const MANY = 0.25;
/** ... as a share of what it does across the edge, at most: a short edge is soon found beside an outline that is right. */
const CHANGES = { short: 0.3, long: 0.9 } as const;
/** How far an outline is to one side of an edge on the average, at most, in pixels. */
const ASIDE = 6;
/** On an edge is what is within so many pixels of it: at least this share of the points ... */
const ON = { pixels: 1.6, share: { short: 0.45, long: 0.15 } } as const;
/** ... or the colour hardly changes across a long outline: at most by this share of what it does across the edge. */
const DULL = { points: 200, share: 0.4 } as const;

/**
 * An outline whose distance from an edge spreads by less than `spread` pixels, around more than `off`, runs along another one: the
 * colour changes across it by more than `as` of what it does across the edge.
 */
const PARALLEL = { spread: 0.7, off: 0.6, as: 0.6 } as const;

/** Whether an outline was meant to run along an edge: it runs about it, and on no other. */
export function isMeant(outline: SharpOutline, edge: SeenEdge): boolean {
  const { first, last } = edge.piece;
  const all = { count: 0, held: 0, on: 0, inwards: 0, squares: 0, sharp: 0, change: 0 };
  const away = { count: 0, sharp: 0, change: 0 };
  for (let n = first; n <= last; n++) {
    const beside = besideEdge(outline, n, edge);
    const { along, inwards, sharp, change } = beside;
    if (along < edge.plain.from || along > edge.plain.to) continue;
    all.count++;
    all.inwards += inwards;
    all.squares += inwards * inwards;
    all.sharp += sharp;
    all.change += change;
    if (Math.abs(inwards) <= ON.pixels) all.on++;
    if (isHeld(beside)) all.held++;
    if (Math.abs(inwards) <= AWAY) continue;
    away.count++;
    away.sharp += sharp;
    away.change += change;
  }
  const { count } = all;
  const part = Math.min(1, Math.max(0, (count - LENGTH.short) / (LENGTH.long - LENGTH.short)));
  const between = ({ short, long }: { readonly short: number; readonly long: number }): number =>
    short + (long - short) * part;
  if (count === 0 || all.held > HELD * count || Math.abs(all.inwards) > ASIDE * count) return false;
  const mean = all.inwards / count;
  const isParallel =
    Math.abs(mean) > PARALLEL.off && all.squares / count - mean * mean < PARALLEL.spread ** 2;
  if (isParallel && all.sharp > PARALLEL.as * all.change) return false;
  if (away.count > MANY * count && away.sharp > between(CHANGES) * away.change) return false;
  if (all.on >= between(ON.share) * count) return true;
  return count >= DULL.points && all.sharp < DULL.share * all.change;
}
