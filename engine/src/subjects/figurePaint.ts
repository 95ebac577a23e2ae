import { linear, type Rgb } from '../paint/colour.ts';
import type { Material } from '../solid/part.ts';

/** Of a mixed colour, and duller than things are: `paint` of the kit takes a named one. */
export const paint = (colour: Rgb, gloss = 0.05, over: Partial<Material> = {}): Material => ({
  colour: linear(colour),
  gloss,
  fur: 0,
  glow: 0,
  pattern: -1,
  ...over,
});
