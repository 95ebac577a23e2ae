import { mapPlane, type Plane } from '../cutout/raster/plane.ts';
import { pixelsOf, type Layer } from '../paint/layer.ts';
import { certainOutline } from '../photo/certainOutline.ts';
import { centrePiece } from '../photo/centrePiece.ts';
import { findPeople } from '../portrait/findPeople.ts';

/** What of a photo is not its background. */
export interface Subject {
  /** 0..1 for each pixel of the photo. */
  readonly alpha: Plane;
  /** Where it ends is certain: something else may be put behind it. */
  readonly standsOut: boolean;
}

/** Of the people, what a found outline must hold to be theirs: then it also holds what they carry. */
const SAME = 0.9;

/**
 * The people of a photo, else what stands out from its backdrop, else what is in the middle. Null where there
 * are people, but not where they end: half a head would be taken for the background.
 */
export async function findSubject(photo: Layer): Promise<Subject | null> {
  const people = await findPeople(photo);
  const outline = await certainOutline(pixelsOf(photo));
  if (people !== null && people !== 'unsure') {
    const isTheirs = outline !== null && shareWithin(people, outline) > SAME;
    return { alpha: isTheirs ? larger(people, outline) : people, standsOut: true };
  }
  if (outline !== null) return { alpha: outline, standsOut: true };
  if (people === 'unsure') return null;
  const alpha = mapPlane(centrePiece(photo), (v) => Math.min(1, Math.max(0, (v - 0.42) / 0.4)));
  return { alpha, standsOut: false };
}

function shareWithin(part: Plane, whole: Plane): number {
  let [both, all] = [0, 0];
  part.data.forEach((v, i) => {
    all += v;
    both += Math.min(v, whole.data[i] ?? 0);
  });
  return both / Math.max(1e-6, all);
}

const larger = (one: Plane, other: Plane): Plane =>
  mapPlane(one, (v, i) => Math.max(v, other.data[i] ?? 0));
