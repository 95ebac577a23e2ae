import { createLayer, type Layer } from '../paint/layer.ts';

/** A copy on white paper: what was transparent has no colour of its own. */
export function flattened(photo: Layer): Layer {
  const { width, height } = photo.canvas;
  const flat = createLayer(width, height);
  flat.brush.fillStyle = '#ffffff';
  flat.brush.fillRect(0, 0, width, height);
  flat.brush.drawImage(photo.canvas, 0, 0);
  return flat;
}
