import { resizePlane, type Plane } from '@lumashot/engine/cutout/raster/plane';
import { sizeWithin } from '@lumashot/engine/cutout/raster/pixels';
import { FINE_SIDE } from '@lumashot/engine/cutout/graph/bandCut';
import type { PhotoCut } from '@lumashot/engine/cutout/openPhotoCut';
import type { Seen } from '@lumashot/engine/cutout/strokes/seen';
import { isSameStroke, type Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { beginsAnew } from './beginsAnew.ts';

/** What a network has seen of a thing. */
export type Looks = NonNullable<PhotoCut['seen']>;

/** A cut that was shown, and the strokes that it is of. */
export interface Step {
  readonly strokes: readonly Stroke[];
  readonly alpha: Plane;
  /** What a network has seen within the last stroke, a loop. */
  readonly looks?: Looks | null;
}

/** The cuts that led to one, the last of which it is; the first is of no strokes, or of a last one that begins anew: a loop, or a traced line. */
export type Steps = readonly Step[];

/** A step at the size at which cuts are checked: all of them are kept. */
export function stepOf(strokes: readonly Stroke[], alpha: Plane, seen: Seen | null): Step {
  const { width, height } = sizeWithin(alpha, FINE_SIDE);
  const salience = strokes.at(-1)?.kind === 'around' ? (seen?.salience ?? null) : null;
  const looks = salience && { plane: salience, least: null };
  return { strokes, alpha: resizePlane(alpha, width, height), looks };
}

/** The steps to a cut. After an undo, those that it goes on from. */
export function stepsTo(shown: Step, before: Steps): Steps {
  const last = shown.strokes.at(-1);
  if (last === undefined || beginsAnew(last)) return [shown];
  const begun = shown.strokes.findLastIndex(beginsAnew) + 1;
  const led = before.filter(
    ({ strokes }) =>
      strokes.length >= begun &&
      strokes.length < shown.strokes.length &&
      strokes.every((stroke, n) => isSameStroke(stroke, shown.strokes[n])),
  );
  return [...led, shown];
}

/** The first of the steps, where it is known: the cut that strokes began with. */
export function basisOf(steps: Steps): Step | null {
  const first = steps[0];
  const last = first?.strokes.at(-1);
  return first !== undefined && (last === undefined || beginsAnew(last)) ? first : null;
}

/** What a network has seen of the thing that is cut out: of the photo, or within the last loop. After a traced line nothing: the line says what is meant. */
export function looksAt(steps: Steps, ofPhoto: Looks | null): Looks | null {
  const strokes = steps.at(-1)?.strokes ?? [];
  return strokes.some(beginsAnew) ? (basisOf(steps)?.looks ?? null) : ofPhoto;
}

/** Whether a pixel is in the cut at a step. */
export const isIn = ({ alpha }: Step, i: number): boolean => (alpha.data[i] ?? 0) >= 0.5;

/** 1 in what was in the cut at an earlier step and is not any more; null where nothing was. */
export function takenIn(steps: Steps): Plane | null {
  const last = steps.at(-1);
  const before = steps.slice(0, -1);
  if (last === undefined || before.length === 0) return null;
  const { width, height, data } = last.alpha;
  const taken = data.map((_, i) =>
    !isIn(last, i) && before.some((step) => isIn(step, i)) ? 1 : 0,
  );
  return { width, height, data: taken };
}
