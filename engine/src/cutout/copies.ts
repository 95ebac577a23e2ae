import { bandCut, type FineCopy } from './graph/bandCut.ts';
import { learnColourModels, type SegmentationGraph } from './graph/grabCut.ts';
import type { Lab } from './raster/lab.ts';
import type { Size } from './raster/pixels.ts';
import type { Plane } from './raster/plane.ts';
import { paintStrokes, type Stroke } from './strokes/strokes.ts';
import { withoutSpecks } from './withoutSpecks.ts';

/** The copies of a photo that all states share; those that cost time are made on demand. */
export interface Copies {
  /** Colours and size of the rough copy. */
  readonly lab: Lab;
  readonly size: Size;
  readonly graphOf: () => SegmentationGraph;
  readonly fineOf: () => FineCopy;
  /** Colours at the size of the photo. */
  readonly photoOf: () => { readonly lab: Lab; readonly size: Size };
}

interface Rough {
  readonly roughMask: Plane;
  /** At the size of the rough copy. */
  readonly hints: Plane;
  readonly strokes: readonly Stroke[];
}

/** A rough mask refined at the size of the fine copy. */
export function fineMaskOf({ lab, fineOf }: Copies, { roughMask, hints, strokes }: Rough): Plane {
  const rough = withoutSpecks(roughMask, hints);
  return bandCut({
    ...fineOf(),
    rough,
    hints: paintStrokes(strokes, fineOf().size),
    models: learnColourModels(lab, rough, hints),
  });
}
