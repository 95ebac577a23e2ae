import type { Rgb } from '../paint/colour.ts';
import type { Part } from './part.ts';

/** Changes the colour at a point of the model's own space: stripes, spots, panels. */
export type Pattern = (base: Rgb, x: number, y: number, z: number) => Rgb;

export interface Model {
  readonly parts: readonly Part[];
  readonly patterns: readonly Pattern[];
}
