import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import type { Plane } from '../cutout/raster/plane.ts';
import { salienceOf } from './salience.ts';

/** The one thing that a photo is about, 0..1 for each of its pixels; null where that is not certain. */
export async function certainOutline(photo: Pixels): Promise<Plane | null> {
  const { first } = await openPhotoCut(photo, {
    look: salienceOf,
    isBackdropEnough: true,
  });
  return first.verdict === 'clean' || first.verdict === 'likely' ? first.alpha : null;
}
