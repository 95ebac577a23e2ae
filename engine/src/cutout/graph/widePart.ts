import { geodesicFrom } from './geodesic.ts';
import { grabCut, type SegmentationGraph } from './grabCut.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import { shareOfBorder } from '../raster/shareOfBorder.ts';
import { limitToStroke, paintStrokes, type Stroke } from '../strokes/strokes.ts';

const ROUNDS = 2;
/**
 * The share of a remove brush, from its middle, that tells the colours of the part: the rim of the brush lies on what is beside
 * the part. With the whole brush the posts of a rack went with the shadow below them.
 */
const MIDDLE = 0.6;
/**
 * What speaks for leaving a pixel as it was, in units of cost: `share` of its geodesic distance from the stroke, at most `most`.
 * Without it a stroke went over every faint edge, into whatever its brush had touched by accident.
 */
const STAY = { share: 0.2, most: 30 } as const;

/** A part that is added along more than this share of the photo's border is the ground: a wall has the colour of a shelf before it. */
const MOST_OF_BORDER = 0.25;

interface Asked {
  /** 1 inside, 0 outside, at the size of the rough copy. */
  readonly before: Plane;
  /** All strokes up to this one. */
  readonly strokes: readonly Stroke[];
  readonly stroke: Stroke;
  /** Hints that hold whatever is painted. */
  readonly frame: Plane;
  readonly bias: Plane | null;
}

/**
 * The mask after a wide stroke: the part under the stroke is added or removed as far as its colours go, and so is everything
 * that the brush covers. The farther a pixel is from the stroke (geodesic distance), the stronger its colours must speak. Where that
 * would be the ground, only what the brush covers is added.
 */
export function widePart(
  graph: SegmentationGraph,
  { before, strokes, stroke, frame, bias }: Asked,
): Plane {
  const isAway = stroke.kind === 'remove';
  const meant = isAway ? { ...stroke, radius: stroke.radius * MIDDLE } : stroke;
  const hints = paintStrokes([...strokes.slice(0, -1), meant], before, frame);
  const withStay = biasToStay(graph, { before, stroke: meant, bias });
  const found = grabCut(graph, { start: before, hints, rounds: ROUNDS, bias: withStay });
  const mask = limitToStroke({ before, found, stroke: meant });
  const covered = paintStrokes([stroke], before);
  if (isAway) return mapPlane(mask, (v, i) => (covered.data[i] === 0 ? v : 0));
  return isGround(before, mask) ? mapPlane(before, (v, i) => covered.data[i] || v) : mask;
}

const isGround = (before: Plane, mask: Plane): boolean =>
  shareOfBorder(mapPlane(mask, (v, i) => v - (before.data[i] ?? 0))) > MOST_OF_BORDER;

function biasToStay(
  { lab }: SegmentationGraph,
  { before, stroke, bias }: Pick<Asked, 'before' | 'stroke' | 'bias'>,
): Plane {
  const seeds = paintStrokes([stroke], before);
  const far = geodesicFrom(lab, { seeds, farthest: STAY.most / STAY.share });
  return mapPlane(
    before,
    (v, i) => (bias?.data[i] ?? 0) + (v > 0.5 ? 1 : -1) * STAY.share * (far[i] ?? 0),
  );
}
