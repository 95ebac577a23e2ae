import { resizePlane } from '../cutout/plane.ts';
import { resized, type Layer } from '../paint/layer.ts';
import { findSubject, type Subject } from './findSubject.ts';

/** What outlines are looked for in: more takes longer, and finds no other ones. */
const SIDE = 1024;

/** The subject of a photo of any size, found in a smaller copy of a large one. */
export async function subjectOf(photo: Layer): Promise<Subject | null> {
  const { width, height } = photo.canvas;
  const share = SIDE / Math.max(width, height);
  if (share >= 1) return findSubject(photo);
  const small = resized(photo, Math.round(width * share), Math.round(height * share));
  const subject = await findSubject(small);
  if (subject === null) return null;
  return { ...subject, alpha: resizePlane(subject.alpha, width, height) };
}
