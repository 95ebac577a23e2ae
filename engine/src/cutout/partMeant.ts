import type { Copies } from './copies.ts';
import { bandCut } from './graph/bandCut.ts';
import { learnColourModels, terminalOf, type ColourModels } from './graph/grabCut.ts';
import type { Lab } from './raster/lab.ts';
import { growPlane, mapPlane, resizeMask, sumOf, type Plane } from './raster/plane.ts';
import { strokeOfPart } from './strokes/strokeOfPart.ts';
import { paintStrokes, type Stroke } from './strokes/strokes.ts';

/** How far beyond what a network has seen colours may go, in pixels of the fine copy: further, thin parts beside it would go with the ground. */
const BEYOND = 2;

/** A thing that is removed and of which less is in the cut is its ground: a network does not see the thin parts before that. */
const GROUND = 0.6;

/** From so much of a terminal's capacity on a pixel has the product's colours, in units of `terminalOf`. */
const CLEARLY = 20;

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
 * the pixel; what the brush has covered beside it stays as it was, and so does what strokes of the other kind have covered before. Of the
 * ground only what has its colours goes.
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
  const isGround = kind === 'remove' && isMostlyOutside(seen, fineMask);
  const isMeant = (i: number): boolean =>
    near.data[i] === 1 &&
    (!isGround || mayBeOutside(models, fine.lab, i)) &&
    found.data[i] === inside &&
    fineMask.data[i] !== inside &&
    painted.data[i] !== opposite;
  const pixels = Int32Array.from(fineMask.data.keys()).filter(isMeant);
  return strokeOfPart(kind, { pixels, size: fine.size });
}

function isMostlyOutside(seen: Plane, { data }: Plane): boolean {
  const all = sumOf(seen);
  const inside = seen.data.reduce((sum, v, i) => sum + v * (data[i] ?? 0), 0);
  return inside < all * GROUND;
}

const mayBeOutside = (models: ColourModels | null, lab: Lab, i: number): boolean =>
  models === null || terminalOf(models, lab, i, { hint: 0 }) < CLEARLY;
