import type { Copies } from './copies.ts';
import { bandCut } from './graph/bandCut.ts';
import { learnColourModels } from './graph/grabCut.ts';
import { growPlane, mapPlane, resizeMask, type Plane } from './raster/plane.ts';
import { strokeOfPart } from './strokes/strokeOfPart.ts';
import { paintStrokes, type Stroke } from './strokes/strokes.ts';

/** How far beyond what a network has seen colours may go, in pixels of the fine copy: further, thin parts beside it would go with the ground. */
const BEYOND = 2;

interface Asked {
  readonly kind: 'keep' | 'remove';
  /** 1 in what a stroke of this kind means, 0 elsewhere, at the size of the photo. */
  readonly thing: Plane;
  /** The segmentation before it: 1 inside, 0 outside, at the size of the fine copy. */
  readonly fineMask: Plane;
  /** The strokes before it. */
  readonly strokes: readonly Stroke[];
  /** Their hints at the size of the rough copy. */
  readonly hints: Plane;
}

/**
 * What a network has seen under a stroke, as a part that is added or removed exactly (`isPart`): where it ends, colours say to
 * the pixel; what the brush has covered beside it stays as it was, and so does what strokes of the other kind have covered before.
 */
export function partMeant(
  { lab, size: rough, fineOf }: Copies,
  { kind, thing, fineMask, strokes, hints }: Asked,
): Stroke {
  const [inside, opposite] = kind === 'keep' ? [1, -1] : [0, 1];
  const fine = fineOf();
  const { width, height } = fine.size;
  const seen = resizeMask(thing, width, height);
  const painted = paintStrokes(strokes, fine.size);
  const changed = mapPlane(fineMask, (v, i) => (seen.data[i] === 1 ? inside : v));
  const models = learnColourModels(lab, resizeMask(changed, rough.width, rough.height), hints);
  const found = bandCut({ ...fine, rough: changed, hints: painted, models });
  const near = growPlane(seen, BEYOND);
  const isMeant = (i: number): boolean =>
    near.data[i] === 1 &&
    found.data[i] === inside &&
    fineMask.data[i] !== inside &&
    painted.data[i] !== opposite;
  const pixels = Int32Array.from(fineMask.data.keys()).filter(isMeant);
  return strokeOfPart(kind, { pixels, size: fine.size });
}
