import type { FineCopy } from './bandCut.ts';
import { grabCut, openGraph } from './grabCut.ts';
import { squaredDistances } from '../raster/distances.ts';
import { cropLab } from '../raster/lab.ts';
import { binaryMaskOf } from '../raster/binaryMask.ts';
import type { Size } from '../raster/pixels.ts';
import { cropPlane, mapPlane, placePlane, type Plane } from '../raster/plane.ts';
import { boundsOf, paddedBox, type Box } from '../raster/regions.ts';
import {
  ASSUMED,
  reachOfStroke,
  limitToStroke,
  paintStrokes,
  paintWithRim,
  type Stroke,
} from '../strokes/strokes.ts';

/** Margin around what a fine stroke may change, in pixels of the fine copy: its colours count for the models. */
const BESIDE = 6;
const ROUNDS = 2;
/** What speaks for the stroke under the rim of its brush, in units of cost. */
const RIM = 3;
/**
 * What speaks for leaving a pixel as it was, in units of cost for each radius of the brush that it is away from the stroke. The dark ground
 * within the halo of a figure has the colour of the hair: only the distance tells them apart.
 */
const STAY = 2;

interface Asked {
  /** 1 inside, 0 outside, at the size of the fine copy. */
  readonly mask: Plane;
  /** Hints of all strokes up to this one, at the same size. */
  readonly hints: Plane;
  readonly stroke: Stroke;
}

/**
 * The mask after a fine stroke. Such a stroke means a rung, a lace or a slot: one pixel wide on the rough copy, and its colours are
 * lost among those of the whole photo. So only what is near the stroke is segmented, on the fine copy.
 */
export function cutNear({ lab, size }: FineCopy, { mask, hints, stroke }: Asked): Plane {
  const near = reachOfStroke(stroke, size);
  const box = boundsOf(near, 0.5);
  if (box === null) return mask;
  const area = paddedBox(box, BESIDE, size);
  const start = cropPlane(mask, area);
  const open = cropPlane(near, area).data;
  const fixed = mapPlane(cropPlane(hints, area), (hint, i) => {
    if (Math.abs(hint) === 1 || open[i] === 1) return hint;
    return start.data[i] === 1 ? -ASSUMED : ASSUMED;
  });
  const away = radiiFrom(stroke, { size, area });
  const bias = mapPlane(
    cropPlane(paintWithRim(stroke, size), area),
    (hint, i) => hint * RIM + (start.data[i] === 1 ? 1 : -1) * STAY * (away[i] ?? 0),
  );
  const graph = openGraph(cropLab(lab, size.width, area), area);
  const cut = grabCut(graph, { start, hints: fixed, rounds: ROUNDS, bias });
  return limitToStroke({ before: mask, found: placePlane(cut, area, size), stroke });
}

/** The distance of each pixel of an area from the core of a stroke, in radii of its brush. */
function radiiFrom(stroke: Stroke, { size, area }: { size: Size; area: Box }): Float32Array {
  const core = cropPlane(paintStrokes([stroke], size), area);
  const painted = binaryMaskOf(core, (i) => core.data[i] !== 0);
  const radius = stroke.radius * Math.max(size.width, size.height);
  return squaredDistances(painted, 1).map((squared) => Math.sqrt(squared) / Math.max(1, radius));
}
