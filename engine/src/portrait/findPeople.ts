import type { Plane } from '../cutout/plane.ts';
import type { Layer } from '../paint/layer.ts';
import { facesOf } from './faceModel.ts';
import { alongEdges, closeLook, facesOn } from './personMatte.ts';
import { personMask } from './personModel.ts';

/** Of the photo, what the mask must be sure of for somebody to be there. */
const SOMEBODY = 0.02;

/**
 * Everybody in a photo, 0..1 for each of its pixels; `unsure` where somebody seems to be there, but not
 * where they end; null where nobody is.
 */
export async function findPeople(photo: Layer): Promise<Plane | 'unsure' | null> {
  const mask = await closeLook(photo, { keeps: 'all' });
  if (mask !== null && (await facesOn(mask, photo)).length > 0) return alongEdges(photo, mask);
  const isSomebody = (await facesOf(photo)).length > 0 || (await sureShare(photo)) > SOMEBODY;
  return isSomebody ? 'unsure' : null;
}

async function sureShare(photo: Layer): Promise<number> {
  const { width, height } = photo.canvas;
  const { data } = await personMask(photo, { x: 0, y: 0, width, height });
  return data.reduce((sure, v) => (v > 0.85 ? sure + 1 : sure), 0) / data.length;
}
