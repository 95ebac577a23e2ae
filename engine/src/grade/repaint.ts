import type { Layer } from '../paint/layer.ts';
import type { Random } from '../random.ts';

/** Repaints a finished picture in place. */
export type Medium = (layer: Layer, random: Random) => void;

/** Back to plain pixels: media work on the canvas, not in the stage's units. */
export function reset(layer: Layer): void {
  layer.brush.setTransform(1, 0, 0, 1, 0, 0);
}
