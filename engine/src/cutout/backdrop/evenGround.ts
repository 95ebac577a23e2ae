import type { Pixels } from '../raster/pixels.ts';
import { roughCopy } from './roughCopy.ts';

/** By how much the border of a photo differs from a smooth surface where that is paper, in Lab units. Cloth, wood and walls differ by more, a smooth sheet by 0.99. */
const PAPER = 0.6;

/**
 * Whether all that differs from a fit of the backdrop is the product or its shadow: then its outline is finer than any other. On
 * cloth and wood it takes folds and grain along.
 */
export function isOnEvenGround(photo: Pixels): boolean {
  return roughCopy(photo).backdrop().spread < PAPER;
}
