import { createLayer, type Layer } from '../paint/layer.ts';
import { cutWith, followEdges, lumaPlane } from '../photo/matte.ts';
import { mapPlane, placePlane, resizePlane, type Plane } from '../cutout/plane.ts';
import { boundsOf, regionsOf, withParts, type Box } from '../cutout/regions.ts';
import { facesOf, type Face } from './faceModel.ts';
import { findHead } from './findHead.ts';
import { personMask, type Area } from './personModel.ts';

/** A person taken out of a photo. All numbers are pixels of `layer`. */
export interface Person {
  readonly layer: Layer;
  /** From the crown to the chin. */
  readonly head: Box;
  /** Where the photo's own frame cuts the person off. */
  readonly cutAt: {
    readonly left: boolean;
    readonly right: boolean;
    readonly bottom: boolean;
    /** The crown is not in the photo. */
    readonly top: boolean;
  };
  /** The rows from which on the photo's sides do. */
  readonly cutFrom: { readonly left: number; readonly right: number };
}

/** Shares: of the photo that the mask must and may cover, of the mask that may be unsure. */
const LOOK = { least: 0.02, most: 0.94, unsure: 0.19 } as const;
/** The first look is at the whole photo, where a far person is small and vague. */
const GLANCE = { least: 0.012, most: 0.97, unsure: 0.45 } as const;

/** A second face of at least this share of the first one is no passer-by. */
const SECOND = 0.5;
/** Of a figure, where its head is. */
const UPPER = 0.4;
/** Of the head's width. */
const FLAT = 0.25;

/** The person of a photo, cut out; null when there is none, or none that is certain. */
export async function findPerson(photo: Layer): Promise<Person | null> {
  const { width, height } = photo.canvas;
  if (Math.min(width, height) < 48) return null;
  const mask = await closeLook(photo);
  if (mask === null || !isCertain(mask, LOOK)) return null;
  const faces = await facesOn(mask, photo);
  const [face, second] = faces;
  // Nobody who looks at the camera; or two people whom the mask could not tell apart: one would carry the other's shoulder.
  if (face === undefined) return null;
  if (second !== undefined && second.height > face.height * SECOND) return null;
  const head = findHead(mask, face);
  if (head === null) return null;
  const alpha = matteOf(photo, mask);
  const box = boundsOf(alpha, 0.3);
  if (box === null) return null;
  const cut = cutWith(photo, alpha, 3);
  const layer = createLayer(box.width, box.height);
  layer.brush.drawImage(cut.canvas, -box.x, -box.y);
  const edge = Math.max(2, Math.round(Math.min(width, height) * 0.006));
  return {
    layer,
    head: { ...head, x: head.x - box.x, y: head.y - box.y },
    cutAt: {
      left: box.x <= edge,
      right: box.x + box.width >= width - edge,
      bottom: box.y + box.height >= height - edge * 2,
      top: isCutAbove(alpha, head),
    },
    cutFrom: {
      left: firstRow(alpha, box.x) - box.y,
      right: firstRow(alpha, box.x + box.width - 1) - box.y,
    },
  };
}

/** Where a column of the mask first holds the person; 0 when nowhere. */
function firstRow({ data, width, height }: Plane, column: number): number {
  for (let y = 0; y < height; y++) if ((data[y * width + column] ?? 0) > 0.3) return y;
  return 0;
}

/**
 * The person's faces. Who stands far away is looked at again from nearer: of a whole figure the
 * detector sees a face of thirty pixels, and misses one in two.
 */
async function facesOn(mask: Plane, photo: Layer): Promise<readonly Face[]> {
  const faces = (await facesOf(photo)).filter((face) => isOn(mask, face));
  const box = faces.length > 0 ? null : boundsOf(mask, 0.5);
  if (box === null) return faces;
  const upper = { ...box, height: Math.round(box.height * UPPER) };
  const area = padded(upper, photo.canvas);
  const near = createLayer(area.width, area.height);
  near.brush.drawImage(photo.canvas, -area.x, -area.y);
  return (await facesOf(near))
    .map((face) => ({ ...face, x: face.x + area.x, y: face.y + area.y }))
    .filter((face) => isOn(mask, face));
}

/** Whether a face is part of the person, and not of somebody behind. */
function isOn({ data, width, height }: Plane, { x, y, width: w, height: h }: Box): boolean {
  const column = Math.min(width - 1, Math.max(0, Math.round(x + w / 2)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y + h / 2)));
  return (data[row * width + column] ?? 0) > 0.5;
}

/** A crown that only touches the photo's edge is whole; one that lies on it for a while is not. */
function isCutAbove({ data, width }: Plane, head: Box): boolean {
  let on = 0;
  for (let x = 0; x < width; x++) if ((data[width + x] ?? 0) > 0.5) on++;
  return on > head.width * FLAT;
}

/** Looks twice: at the whole photo, then at the person alone, where the mask is finer. */
async function closeLook(photo: Layer): Promise<Plane | null> {
  const { width, height } = photo.canvas;
  const whole = { x: 0, y: 0, width, height };
  const glance = largestOnly(await personMask(photo, whole));
  if (!isCertain(glance, GLANCE)) return null;
  const first = resizePlane(glance, width, height);
  const box = boundsOf(first, 0.5);
  if (box === null) return null;
  const area = padded(box, { width, height });
  if (area.width * area.height > width * height * 0.82) return first;
  const near = largestOnly(await personMask(photo, area));
  return placePlane(resizePlane(near, area.width, area.height), area, { width, height });
}

/** Other people behind the first one go. */
function largestOnly(mask: Plane): Plane {
  const [, ...others] = regionsOf(mask, (v) => v > 0.35);
  return withParts(
    mask,
    others.map(({ pixels }) => pixels),
    0,
  );
}

function padded(box: Box, { width, height }: { width: number; height: number }): Area {
  const pad = Math.round(Math.max(box.width, box.height) * 0.09);
  const x = Math.max(0, box.x - pad);
  const y = Math.max(0, box.y - pad);
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width + pad) - x,
    height: Math.min(height, box.y + box.height + pad) - y,
  };
}

interface Shares {
  readonly least: number;
  readonly most: number;
  readonly unsure: number;
}

function isCertain({ data }: Plane, shares: Shares): boolean {
  let [sure, unsure] = [0, 0];
  for (const v of data) {
    if (v > 0.85) sure++;
    else if (v > 0.15) unsure++;
  }
  const share = sure / data.length;
  return share > shares.least && share < shares.most && unsure < (sure + unsure) * shares.unsure;
}

/** Follows hair and cloth at the photo's size, a little inside the edge. */
function matteOf(photo: Layer, mask: Plane): Plane {
  const radius = Math.max(3, Math.round(Math.max(photo.canvas.width, photo.canvas.height) / 130));
  const hard = mapPlane(mask, (v) => Math.min(1, Math.max(0, (v - 0.3) / 0.4)));
  const followed = followEdges(hard, lumaPlane(photo), { radius, evenness: 0.0006 });
  return mapPlane(followed, (v, i) => {
    const sure = mask.data[i] ?? 0;
    const alpha = Math.min(1, Math.max(0, (v - 0.3) / 0.55));
    return sure > 0.97 ? Math.max(alpha, 0.999) : sure < 0.02 ? 0 : alpha;
  });
}
