import { paintStrokes, type Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { basisOf, isIn, type Steps } from './steps.ts';

/** A part of which strokes have changed this share is decided. */
const DECIDED = 0.5;

/**
 * Without the parts that strokes have decided: nobody who has just removed a thing is asked whether it is missing, or whether what was
 * kept is too much. All of them where the cut that strokes began with is not known.
 */
export function undecided(doubts: readonly Stroke[], steps: Steps): readonly Stroke[] {
  const [basis, shown] = [basisOf(steps), steps.at(-1)];
  if (basis === null || shown === undefined) return doubts;
  return doubts.filter((part) => {
    const painted = paintStrokes([part], shown.alpha).data;
    const isKept = part.kind === 'remove';
    let [area, changed] = [0, 0];
    for (const [i, v] of painted.entries()) {
      if (v === 0) continue;
      area++;
      if (isIn(shown, i) === isKept && isIn(basis, i) !== isKept) changed++;
    }
    return changed < area * DECIDED;
  });
}
