import type { FineCopy } from './bandCut.ts';
import { grabCut, openScene } from './grabCut.ts';
import { cropLab } from '../raster/lab.ts';
import { cropPlane, mapPlane, placePlane, type Plane } from '../raster/plane.ts';
import { boundsOf, paddedBox } from '../raster/regions.ts';
import { ASSUMED, nearStroke, onlyTouched, paintWithRim, type Stroke } from '../strokes/strokes.ts';

/** Around what a fine stroke may change, in pixels of the finer copy: colours are learnt there too. */
const BESIDE = 6;
const ROUNDS = 2;
/** What lies under the rim of its brush is as painted, unless colours say this much else, in units of cost. */
const RIM = 3;

interface Asked {
  /** 1 inside, 0 outside, on the finer copy. */
  readonly outline: Plane;
  /** All that people have painted there until now, this stroke last. */
  readonly words: Plane;
  readonly stroke: Stroke;
}

/**
 * The outline with what a fine stroke asks for. Who paints with it means a rung, a lace or a slot: on the rough copy that is a pixel
 * wide, and among the colours of the whole photo its own are lost. So what lies near is cut alone, on the finer copy.
 */
export function cutNear({ lab, size }: FineCopy, { outline, words, stroke }: Asked): Plane {
  const near = nearStroke(stroke, size);
  const box = boundsOf(near, 0.5);
  if (box === null) return outline;
  const area = paddedBox(box, BESIDE, size);
  const start = cropPlane(outline, area);
  const open = cropPlane(near, area).data;
  const said = mapPlane(cropPlane(words, area), (word, i) => {
    if (Math.abs(word) === 1 || open[i] === 1) return word;
    return start.data[i] === 1 ? -ASSUMED : ASSUMED;
  });
  const lean = mapPlane(cropPlane(paintWithRim(stroke, size), area), (word) => word * RIM);
  const scene = openScene(cropLab(lab, size.width, area), area);
  const cut = grabCut(scene, { start, said, rounds: ROUNDS, lean });
  return onlyTouched({ before: outline, found: placePlane(cut, area, size), stroke });
}
