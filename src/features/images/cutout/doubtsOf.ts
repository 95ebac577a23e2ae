import type { Cut } from '@lumashot/engine/cutout/cutSession';
import { doubtfulParts } from '@lumashot/engine/cutout/doubts/doubtfulParts';
import type { PhotoCut } from '@lumashot/engine/cutout/openPhotoCut';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { looksAt, takenIn, type Steps } from './steps.ts';
import { undecided } from './undecided.ts';

interface Shown {
  readonly pixels: Pixels;
  readonly session: Pick<PhotoCut, 'seen' | 'slats'>;
  readonly last: Cut;
  /** That the last cut is of. */
  readonly strokes: readonly Stroke[];
  readonly steps: Steps;
}

/** Parts of a cut that may be wrong and that nobody has decided, as strokes that would mend them. */
export function doubtsOf({ pixels, session, last, strokes, steps }: Shown): readonly Stroke[] {
  const { seen, slats } = session;
  const known = { salience: looksAt(steps, seen), taken: takenIn(steps), slats, strokes };
  return undecided(doubtfulParts(pixels, { ...last, ...known }), steps);
}
