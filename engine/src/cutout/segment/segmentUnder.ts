import { mapPlane, resizePlane, sumOf, type Plane } from '../raster/plane.ts';
import { shareOfBorder } from '../raster/shareOfBorder.ts';
import { paintWithRim, type Stroke } from '../strokes/strokes.ts';
import type { Prompt, SegmentedPhoto } from './segmentNetwork.ts';

/** The shares of a stroke's length at which its meaning is asked. */
const ALONG = [0.25, 0.5, 0.75] as const;
/** What is meant holds this share at least of what lies under the middle of a stroke, which is this share of its width: a finger is wider than a foot. */
const HELD = { share: 0.6, middle: 0.35 } as const;
/** The share of a mask's area that stays where its logits are shifted by 1: below it the network guesses (the stability score of SAM). */
const STABLE = 0.65;
/** The last proposal is often the whole of a thing of which the first is the part that was touched: where it is this stable, and not so many times as large. */
const WHOLE = { stable: 0.93, larger: 3 } as const;
/** Of a thing that is removed: the share of the cut that it is at most. More would be the product itself. */
const MOST_REMOVED = 0.6;
/** Of a thing that is kept: the shares of the cut, of the photo and of its border that it holds at most. More would be the ground, or the product anew. */
const MOST_KEPT = { cut: 0.5, photo: 0.5, border: 0.25 } as const;
/** Of earlier strokes that say the opposite, so many are told to the network: the last ones. */
const OPPOSITES = 4;

export interface Asked {
  /** The last of them keeps or removes with a wide brush: what is under it is asked. */
  readonly strokes: readonly Stroke[];
  /** The cut before it, at the size of the photo. */
  readonly alpha: Plane;
}

/**
 * The thing under a stroke that is to be kept or removed: 1 in it, 0 elsewhere, at the size of the photo. Null where the network is
 * not sure what is meant, or the stroke changes nothing.
 */
export async function segmentUnder(
  photo: SegmentedPhoto,
  { strokes, alpha }: Asked,
): Promise<Plane | null> {
  const stroke = strokes.at(-1);
  if (stroke === undefined) return null;
  const isAway = stroke.kind === 'remove';
  const underBrush = (brush: Stroke): Plane =>
    mapPlane(paintWithRim(brush, alpha), (v, i) =>
      v !== 0 && (alpha.data[i] ?? 0) >= 0.5 === isAway ? 1 : 0,
    );
  const changed = underBrush(stroke);
  const meant = placesIn(stroke, changed).map((place) => ({ ...place, isInside: true }));
  if (meant.length === 0) return null;
  const prompts = [...meant, ...opposites(strokes.slice(0, -1), stroke)];
  const aimed = underBrush({ ...stroke, radius: stroke.radius * HELD.middle });
  const proposals = await photo.proposalsFor(prompts);
  for (const logits of inOrder(proposals)) {
    if (stabilityOf(logits) < STABLE) continue;
    const thing = mapPlane(resizePlane(logits, alpha.width, alpha.height), (v) => (v > 0 ? 1 : 0));
    const isMeant = shared(thing, aimed) >= sumOf(aimed) * HELD.share;
    if (isMeant && (isAway ? isRemovable(thing, alpha) : isKeepable(thing, alpha))) return thing;
  }
  return null;
}

/** The likeliest first. */
function inOrder(proposals: readonly Plane[]): readonly Plane[] {
  const whole = proposals.at(-1);
  if (whole === undefined || stabilityOf(whole) < WHOLE.stable) return proposals;
  const others = proposals.slice(0, -1).map(areaOf);
  return areaOf(whole) < Math.max(...others) * WHOLE.larger ? [whole, ...proposals] : proposals;
}

const areaOf = ({ data }: Plane): number => data.filter((v) => v > 0).length;

const isRemovable = (thing: Plane, alpha: Plane): boolean =>
  shared(thing, alpha) < sumOf(alpha) * MOST_REMOVED;

function isKeepable(thing: Plane, alpha: Plane): boolean {
  const { width, height } = thing;
  const inCut = shared(thing, alpha);
  return (
    inCut <= sumOf(alpha) * MOST_KEPT.cut &&
    sumOf(thing) - inCut <= width * height * MOST_KEPT.photo &&
    shareOfBorder(thing) <= MOST_KEPT.border
  );
}

const shared = (one: Plane, other: Plane): number =>
  one.data.reduce((sum, v, i) => sum + v * (other.data[i] ?? 0), 0);

function stabilityOf({ data }: Plane): number {
  const [sure, likely] = [1, -1].map((level) => data.filter((v) => v > level).length);
  return likely === undefined || likely === 0 ? 0 : (sure ?? 0) / likely;
}

/** Places of the stroke where it changes something. */
function placesIn({ points }: Stroke, { data, width, height }: Plane): Stroke['points'] {
  const indexOf = (share: number, count: number): number =>
    Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return ALONG.map((share) => placeAlong(points, share)).filter(
    ({ x, y }) => data[indexOf(y, height) * width + indexOf(x, width)] === 1,
  );
}

/** What was kept before is not part of what is removed, and the other way round. */
function opposites(before: readonly Stroke[], { kind }: Stroke): readonly Prompt[] {
  const opposite = kind === 'remove' ? 'keep' : 'remove';
  return before
    .filter((stroke) => stroke.kind === opposite && stroke.isPart !== true)
    .slice(-OPPOSITES)
    .map(({ points }) => ({ ...placeAlong(points, 0.5), isInside: false }));
}

function placeAlong(points: Stroke['points'], share: number): Stroke['points'][number] {
  const legs = points.slice(1).map((to, n) => {
    const from = points[n] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = legs.reduce((sum, { length }) => sum + length, 0) * share;
  for (const { from, to, length } of legs) {
    if (left < length) {
      const part = left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}
