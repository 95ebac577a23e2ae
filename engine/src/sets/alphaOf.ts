import { createPlane, type Plane } from '../cutout/raster/plane.ts';
import { pixelsOf, type Layer } from '../paint/layer.ts';

/** How opaque each pixel of a layer is, 0..1. */
export function alphaOf(layer: Layer): Plane {
  const { data, width, height } = pixelsOf(layer);
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = (data[i * 4 + 3] ?? 0) / 255;
  return alpha;
}
