import type { Style } from '../prompt/scene.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import { oil } from './oil.ts';
import type { Medium } from './repaint.ts';
import { sketch } from './sketch.ts';
import { watercolor } from './watercolor.ts';

/** Repaints a finished picture in the way a style word asks for. */
export function applyMedium(layer: Layer, styles: readonly Style[], random: Random): void {
  for (const style of styles) media[style]?.(layer, random.fork(style));
}

const media: Partial<Record<Style, Medium>> = {
  oil,
  watercolor,
  sketch,
};
