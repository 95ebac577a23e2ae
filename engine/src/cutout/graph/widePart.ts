import { geodesicFrom } from './geodesic.ts';
import { grabCut, type Scene } from './grabCut.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import { onlyTouched, paintStrokes, type Stroke } from '../strokes/strokes.ts';

/** How often colours are looked at. */
const ROUNDS = 2;
/**
 * Of a brush that removes, what tells which part is meant: its rim lies on what is beside that, and by its colours a rack's
 * posts went with the shadow below them.
 */
const MIDDLE = 0.6;
/**
 * What speaks for leaving a pixel as it was, in units of cost: a share of the colour that lies between it and the stroke, and no more
 * than `most`. Else a stroke went on over every faint edge, into what its brush had met by accident.
 */
const STAY = { share: 0.2, most: 30 } as const;

interface Asked {
  /** 1 inside, 0 outside, on the rough copy. */
  readonly before: Plane;
  /** All strokes until now, the wide one last. */
  readonly strokes: readonly Stroke[];
  readonly stroke: Stroke;
  /** What is taken for background whatever was painted. */
  readonly frame: Plane;
  readonly lean: Plane | null;
}

/**
 * The mask with the part that a wide stroke names, which is found by its colours however far it goes, and with all that it covers. The more
 * colour has to be crossed on the way there, the surer colours have to be.
 */
export function widePart(scene: Scene, { before, strokes, stroke, frame, lean }: Asked): Plane {
  const isAway = stroke.kind === 'remove';
  const meant = isAway ? { ...stroke, radius: stroke.radius * MIDDLE } : stroke;
  const said = paintStrokes([...strokes.slice(0, -1), meant], before, frame);
  const pull = staying(scene, { before, stroke: meant, lean });
  const found = grabCut(scene, { start: before, said, rounds: ROUNDS, lean: pull });
  const mask = onlyTouched({ before, found, stroke: meant });
  if (!isAway) return mask;
  const covered = paintStrokes([stroke], before);
  return mapPlane(mask, (v, i) => (covered.data[i] === 0 ? v : 0));
}

function staying(
  { lab }: Scene,
  { before, stroke, lean }: Pick<Asked, 'before' | 'stroke' | 'lean'>,
): Plane {
  const seeds = paintStrokes([stroke], before);
  const far = geodesicFrom(lab, { seeds, farthest: STAY.most / STAY.share });
  return mapPlane(
    before,
    (v, i) => (lean?.data[i] ?? 0) + (v > 0.5 ? 1 : -1) * STAY.share * (far[i] ?? 0),
  );
}
