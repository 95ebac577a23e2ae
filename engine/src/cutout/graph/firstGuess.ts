import { quantile } from '../raster/quantile.ts';
import { grabCut, type SegmentationGraph } from './grabCut.ts';
import { colourDistance, type Lab } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { createPlane, type Plane } from '../raster/plane.ts';
import { ASSUMED } from '../strokes/strokes.ts';

/** The ellipse in which a product is expected: its centre and half axes, as shares of the photo. */
const MIDDLE = { x: 0.5, y: 0.54, rx: 0.3, ry: 0.36 } as const;
/** Width of the frame that starts as background, as a share of the photo. Not along the lower edge, where products may stand. */
const FRAME = 0.04;
const ROUNDS = 5;

/** A mask without a network or an even backdrop: GrabCut from an ellipse in the middle, with the photo's frame as background. */
export function firstGuess(graph: SegmentationGraph): Plane {
  const { width, height } = graph;
  const start = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [u, v] = [x / width, y / height];
      const far = ((u - MIDDLE.x) / MIDDLE.rx) ** 2 + ((v - MIDDLE.y) / MIDDLE.ry) ** 2;
      start.data[i] = far < 1 ? 1 : 0;
    }
  return grabCut(graph, { start, hints: frameOf(graph), rounds: ROUNDS });
}

/** Hints for the frame of the photo: `ASSUMED` background until a stroke says otherwise. */
export function frameOf({ width, height }: Size): Plane {
  const frame = createPlane(width, height);
  for (let i = 0; i < frame.data.length; i++) {
    const u = (i % width) / width;
    const v = Math.floor(i / width) / height;
    if (u < FRAME || u > 1 - FRAME || v < FRAME) frame.data[i] = ASSUMED;
  }
  return frame;
}

/** The median colour difference across the outline of a mask, in CIELAB. */
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
        steps.push(colourDistance(lab, p, q));
      }
    }
  return quantile(steps, 0.5);
}
