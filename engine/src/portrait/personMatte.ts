import { createLayer, type Layer } from '../paint/layer.ts';
import { mapPlane, placePlane, resizePlane, type Plane } from '../cutout/raster/plane.ts';
import { boundsOf, paddedBox, type Box } from '../cutout/raster/regions.ts';
import { followEdges, lumaPlane } from '../photo/matte.ts';
import { facesOf, type Face } from './faceModel.ts';
import { personMask, type Area } from './personModel.ts';

/** Shares: of the photo that the mask must and may cover, of the mask that may be unsure. */
export const LOOK = { least: 0.02, most: 0.94, unsure: 0.19 } as const;
/** The first look is at the whole photo, where a far person is small and vague. */
export const GLANCE = { least: 0.012, most: 0.97, unsure: 0.45 } as const;

/** Who fills more of the photo than this is as near as can be. */
export const NEAR_ENOUGH = 0.82;

/** Of a figure, where its head is. */
const UPPER = 0.4;

/** The network's own mask of the whole photo. */
export function glanceAt(photo: Layer): Promise<Plane> {
  const { width, height } = photo.canvas;
  return personMask(photo, { x: 0, y: 0, width, height });
}

/**
 * How surely each pixel of the photo is a person; null when there is none, or none that is certain. After the
 * glance at the whole photo it looks at the people alone, where the mask is finer.
 */
export async function closeLook(photo: Layer, glance: Plane): Promise<Plane | null> {
  const mask = await nearer(photo, glance);
  return mask !== null && isCertain(mask, LOOK) ? mask : null;
}

async function nearer(photo: Layer, glance: Plane): Promise<Plane | null> {
  const { width, height } = photo.canvas;
  if (!isCertain(glance, GLANCE)) return null;
  const first = resizePlane(glance, width, height);
  const box = boundsOf(first, 0.5);
  if (box === null) return null;
  const area = areaOf(box, { width, height });
  if (area.width * area.height > width * height * NEAR_ENOUGH) return first;
  const near = await personMask(photo, area);
  return placePlane(resizePlane(near, area.width, area.height), area, { width, height });
}

/**
 * Of the photo's faces those whom the mask holds, largest first. Who stands far away is looked at again from
 * nearer: of a whole figure the detector sees a face of thirty pixels, and misses one in two.
 */
export async function facesOn(
  mask: Plane,
  photo: Layer,
  ofPhoto: readonly Face[],
): Promise<readonly Face[]> {
  const faces = ofPhoto.filter((face) => isOn(mask, face));
  const box = faces.length > 0 ? null : boundsOf(mask, 0.5);
  if (box === null) return faces;
  const upper = { ...box, height: Math.round(box.height * UPPER) };
  const area = areaOf(upper, photo.canvas);
  const near = createLayer(area.width, area.height);
  near.brush.drawImage(photo.canvas, -area.x, -area.y);
  return (await facesOf(near))
    .map((face) => ({ ...face, x: face.x + area.x, y: face.y + area.y }))
    .filter((face) => isOn(mask, face));
}

/** Whether a face is part of the person, and not of somebody behind. */
export function isOn({ data, width, height }: Plane, { x, y, width: w, height: h }: Box): boolean {
  const column = Math.min(width - 1, Math.max(0, Math.round(x + w / 2)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y + h / 2)));
  return (data[row * width + column] ?? 0) > 0.5;
}

/** A part of the photo with some of what surrounds it. */
export const areaOf = (box: Box, photo: { width: number; height: number }): Area =>
  paddedBox(box, Math.round(Math.max(box.width, box.height) * 0.09), photo);

interface Shares {
  readonly least: number;
  readonly most: number;
  readonly unsure: number;
}

export function isCertain({ data }: Plane, shares: Shares): boolean {
  let [sure, unsure] = [0, 0];
  for (const v of data) {
    if (v > 0.85) sure++;
    else if (v > 0.15) unsure++;
  }
  const share = sure / data.length;
  return share > shares.least && share < shares.most && unsure < (sure + unsure) * shares.unsure;
}

/** Follows hair and cloth at the photo's size, a little inside the edge. */
export function alongEdges(photo: Layer, mask: Plane): Plane {
  const radius = Math.max(3, Math.round(Math.max(photo.canvas.width, photo.canvas.height) / 130));
  const hard = mapPlane(mask, (v) => Math.min(1, Math.max(0, (v - 0.3) / 0.4)));
  const followed = followEdges(hard, lumaPlane(photo), { radius, evenness: 0.0006 });
  return mapPlane(followed, (v, i) => {
    const sure = mask.data[i] ?? 0;
    const alpha = Math.min(1, Math.max(0, (v - 0.3) / 0.55));
    return sure > 0.97 ? Math.max(alpha, 0.999) : sure < 0.02 ? 0 : alpha;
  });
}
