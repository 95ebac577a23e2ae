import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import type { Plane } from '../cutout/raster/plane.ts';
import { pixelsOf, type Layer } from '../paint/layer.ts';
import { salienceOf } from './salience.ts';

/** The one thing that a photo is about, 0..1 for each of its pixels; null where that is not certain. */
export async function certainOutline(photo: Layer): Promise<Plane | null> {
  const { first } = await openPhotoCut(pixelsOf(photo), {
    look: salienceOf,
    isBackdropEnough: true,
  });
  return first.verdict === 'clean' || first.verdict === 'likely' ? first.alpha : null;
}
