import type { Plane } from '../cutout/raster/plane.ts';
import type { Layer } from '../paint/layer.ts';
import { facesOf } from './faceModel.ts';
import { alongEdges, closeLook, facesOn, glanceAt } from './personMatte.ts';

/** Of the photo, what the mask must be sure of for somebody to be there. */
const SOMEBODY = 0.02;

/**
 * Everybody in a photo, 0..1 for each of its pixels; `unsure` where somebody seems to be there, but not
 * where they end; null where nobody is.
 */
export async function findPeople(photo: Layer): Promise<Plane | 'unsure' | null> {
  const glance = await glanceAt(photo);
  const faces = await facesOf(photo);
  const mask = await closeLook(photo, glance);
  if (mask !== null && (await facesOn(mask, photo, faces)).length > 0) {
    return alongEdges(photo, mask);
  }
  return faces.length > 0 || sureShare(glance) > SOMEBODY ? 'unsure' : null;
}

const sureShare = ({ data }: Plane): number =>
  data.reduce((sure, v) => (v > 0.85 ? sure + 1 : sure), 0) / data.length;
