import type { Plane } from '../cutout/raster/plane.ts';
import { regionsOf } from '../cutout/raster/regions.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { alphaOf } from './alphaOf.ts';

/** Longer side of the copy that is looked at, in pixels: a ground line needs no more. */
const LOOKED_AT = 256;
/** What is less opaque than this is the soft edge, or a shadow. */
const SOLID = 120 / 255;
/** What is less opaque than this joins nothing: a thin chrome leg is hardly half as opaque in the small copy as it is. */
const JOINS = 25 / 255;
/** A part by itself that is smaller than this share of the largest one carries nothing. */
const CRUMB = 0.01;

/** The lower side of a thing, from its left to its right. */
export interface LowerOutline {
  /** Height above the lower edge of the layer in each column, as a share of its width; infinite where nothing is. */
  readonly heights: Float32Array;
  /** Of the layer: its height as a share of its width. */
  readonly tall: number;
}

/** Null where a layer holds nothing. Crumbs are not looked at: the thing does not stand on them. */
export function lowerOutlineOf(layer: Layer): LowerOutline | null {
  const mask = solidOf(layer);
  const { width, height } = mask;
  const parts = regionsOf(mask, (value) => value >= JOINS);
  const least = (parts[0]?.pixels.length ?? 0) * CRUMB;
  const lowest = new Int32Array(width).fill(-1);
  for (const { pixels } of parts) {
    if (pixels.length < least) continue;
    for (const at of pixels) {
      if ((mask.data[at] ?? 0) < SOLID) continue;
      const x = at % width;
      lowest[x] = Math.max(lowest[x] ?? -1, (at - x) / width);
    }
  }
  if (parts.length === 0) return null;
  const heights = Float32Array.from(lowest, (y) => (y < 0 ? Infinity : (height - 1 - y) / width));
  return { heights, tall: layer.canvas.height / layer.canvas.width };
}

function solidOf({ canvas }: Layer): Plane {
  const scale = Math.min(1, LOOKED_AT / Math.max(canvas.width, canvas.height));
  const small = createLayer(canvas.width * scale, canvas.height * scale);
  const { width, height } = small.canvas;
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(canvas, 0, 0, width, height);
  return alphaOf(small);
}
