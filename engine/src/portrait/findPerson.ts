import { createLayer, type Layer } from '../paint/layer.ts';
import { cutWith } from '../photo/matte.ts';
import type { Plane } from '../cutout/raster/plane.ts';
import { boundsOf, type Box } from '../cutout/raster/regions.ts';
import { hasFaceBeside } from './facesBeside.ts';
import { findHead } from './findHead.ts';
import { lookTwice, networks, type Eyes } from './lookTwice.ts';
import { alongEdges, facesOn } from './personMatte.ts';

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

/** A second face of at least this share of the first one is no passer-by. */
const SECOND = 0.5;
/** Of the head's width. */
const FLAT = 0.2;

/** Of what only one network takes for the person, in squares of the face's width: more is somebody else, or a lost shoulder. */
const MOST_DOUBTFUL = 0.12;

/** The person of a photo, cut out; null when there is none, or none that is certain. */
export async function findPerson(
  photo: Layer,
  eyes: Eyes = networks,
): Promise<Person | 'not-alone' | null> {
  const { width, height } = photo.canvas;
  if (Math.min(width, height) < 48) return null;
  const ofPhoto = await eyes.faces(photo);
  const look = await lookTwice(photo, ofPhoto, eyes);
  if (look === null) return null;
  const { mask } = look;
  const faces = await facesOn(mask, photo, ofPhoto);
  const [face, second] = faces;
  // Nobody who looks at the camera; or two people whom the mask could not tell apart: one would carry the other's shoulder.
  if (face === undefined) return null;
  if (second !== undefined && second.height > face.height * SECOND) return 'not-alone';
  if (look.doubtful > MOST_DOUBTFUL) return 'not-alone';
  if (await hasFaceBeside(mask, photo, face, eyes.faces)) return 'not-alone';
  const head = findHead(mask, face);
  if (head === null) return null;
  const alpha = alongEdges(photo, mask);
  const box = boundsOf(alpha, 0.3);
  if (box === null) return null;
  const cut = cutWith(photo, alpha, { reach: 3 });
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

/** A crown that only touches the photo's edge is whole; one that lies on it for a while is not. */
function isCutAbove({ data, width }: Plane, head: Box): boolean {
  let on = 0;
  for (let x = 0; x < width; x++) if ((data[width + x] ?? 0) > 0.5) on++;
  return on > head.width * FLAT;
}
