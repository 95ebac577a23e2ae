import {
  openSalientNetwork,
  type SalientNetwork,
  type Sight,
} from '../cutout/look/salientNetwork.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import { bytesOf, tensorFlow } from './tensorFlow.ts';

let network: Promise<SalientNetwork> | null = null;

/** How surely each part of a photo is what it is about, 0..1. */
export async function salienceOf(photo: Pixels): Promise<Sight> {
  network ??= load();
  return (await network)(photo);
}

async function load(): Promise<SalientNetwork> {
  const [tf, { default: model }] = await Promise.all([
    tensorFlow(),
    import('../cutout/look/salientModel.json', { with: { type: 'json' } }),
  ]);
  return openSalientNetwork(tf, { specs: model.specs, bytes: bytesOf(model.weights) });
}
