import { atShare } from '../raster/atShare.ts';
import { grabCut, type Scene } from './grabCut.ts';
import { apartIn, type Lab } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { createPlane, type Plane } from '../raster/plane.ts';
import { ASSUMED } from '../strokes/strokes.ts';

/** Where a product is expected: middle and half axes, as shares of the photo. */
const MIDDLE = { x: 0.5, y: 0.54, rx: 0.3, ry: 0.36 } as const;
/** What lies this near to the edge of the photo is taken for backdrop, but for its foot. */
const FRAME = 0.04;
const ROUNDS = 5;

/** A first mask for a busy backdrop: what stands in the middle and looks unlike the edge. */
export function firstGuess(scene: Scene): Plane {
  const { width, height } = scene;
  const start = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [u, v] = [x / width, y / height];
      const far = ((u - MIDDLE.x) / MIDDLE.rx) ** 2 + ((v - MIDDLE.y) / MIDDLE.ry) ** 2;
      start.data[i] = far < 1 ? 1 : 0;
    }
  return grabCut(scene, { start, said: frameOf(scene), rounds: ROUNDS });
}

/** The photo's edge, taken for backdrop until somebody paints over it: certain, but nobody's word. */
export function frameOf({ width, height }: Size): Plane {
  const frame = createPlane(width, height);
  for (let i = 0; i < frame.data.length; i++) {
    const u = (i % width) / width;
    const v = Math.floor(i / width) / height;
    if (u < FRAME || u > 1 - FRAME || v < FRAME) frame.data[i] = ASSUMED;
  }
  return frame;
}

/** How much the colour changes across a mask's outline, in Lab units: the median. */
export function outlineContrast(lab: Lab, { width, height, data }: Plane): number {
  const steps: number[] = [];
  const REACH = 3;
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      if (data[i] !== 1) continue;
      for (const step of [1, -1, width, -width]) {
        if (data[i + step] !== 0) continue;
        const [p, q] = [i - step * (REACH - 1), i + step * REACH];
        steps.push(apartIn(lab, p, q));
      }
    }
  return atShare(steps, 0.5);
}
