import { sizeWithin } from '../cutout/raster/pixels.ts';
import { resized, type Layer } from '../paint/layer.ts';

/** A copy of a photo whose longer side is at most `longest` pixels; the photo itself where it is no larger. */
export function copyWithin(photo: Layer, longest: number): Layer {
  const { width, height } = sizeWithin(photo.canvas, longest);
  return width === photo.canvas.width && height === photo.canvas.height
    ? photo
    : resized(photo, width, height);
}
