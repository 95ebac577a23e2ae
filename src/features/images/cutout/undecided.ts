import type { Plane } from '@lumashot/engine/cutout/raster/plane';
import { isSameStroke, paintStrokes, type Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/** A part of which strokes have changed this share is decided. */
const DECIDED = 0.5;

/** A cut as strokes that begin anew have left it: none, a loop, or a traced line. */
export interface Basis {
  readonly strokes: readonly Stroke[];
  readonly alpha: Plane;
}

const beginsAnew = ({ kind }: Stroke): boolean => kind === 'around' || kind === 'trace';

/** The basis after a cut was shown. */
export const basisAfter = (shown: Basis, before: Basis | null): Basis | null => {
  const last = shown.strokes.at(-1);
  return last === undefined || beginsAnew(last) ? shown : before;
};

/**
 * Without the parts that strokes have decided: nobody who has just removed a thing is asked whether it is missing, or whether what was
 * kept is too much. All of them where the basis is another one, as after an undo.
 */
export function undecided(
  doubts: readonly Stroke[],
  { shown, basis }: { readonly shown: Basis; readonly basis: Basis | null },
): readonly Stroke[] {
  if (basis === null || !isBasisOf(basis, shown.strokes)) return doubts;
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

const isIn = ({ alpha }: Basis, i: number): boolean => (alpha.data[i] ?? 0) >= 0.5;

function isBasisOf({ strokes: begun }: Basis, strokes: readonly Stroke[]): boolean {
  const first = strokes.findLastIndex(beginsAnew) + 1;
  return begun.length === first && begun.every((stroke, n) => isSameStroke(stroke, strokes[n]));
}
