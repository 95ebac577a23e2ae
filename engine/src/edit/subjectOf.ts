import { resizePlane } from '../cutout/raster/plane.ts';
import type { Layer } from '../paint/layer.ts';
import { copyWithin } from '../photo/copyWithin.ts';
import { findSubject, type Subject } from './findSubject.ts';

/** What outlines are looked for in: more takes longer, and finds no other ones. */
const SIDE = 1024;

/** The subject of a photo of any size, found in a smaller copy of a large one. */
export async function subjectOf(photo: Layer): Promise<Subject | null> {
  const small = copyWithin(photo, SIDE);
  const subject = await findSubject(small);
  if (subject === null || small === photo) return subject;
  const { width, height } = photo.canvas;
  return { ...subject, alpha: resizePlane(subject.alpha, width, height) };
}
