import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { edgesCutOff, type Edge } from '../cutout/edgesCutOff.ts';
import { createPlane, cropPlane, resizePlane, type Plane } from '../cutout/plane.ts';
import { boundsOf, type Box } from '../cutout/regions.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { certainOutline } from '../photo/certainOutline.ts';
import { cutWith } from '../photo/matte.ts';
import { openPhoto } from '../photo/openPhoto.ts';

export interface CutOut {
  /** The product alone, cropped to its outline. */
  readonly layer: Layer;
  /** Where its photo cuts it off; a print is whole. */
  readonly cutOff?: readonly Edge[];
}

type MaskImage = Exclude<ProductSource['cut'], 'whole' | undefined>;

/** Takes a product off its backdrop; null where nobody can be sure of it without having seen it. */
export async function cutOut(photo: Layer): Promise<CutOut | null> {
  const outline = await certainOutline(photo);
  return outline === null ? null : cutAlong(photo, outline);
}

/** The product as its owner has shown it; null when the mask is none, or empty. */
export async function cutByMask(photo: Layer, mask: MaskImage): Promise<CutOut | null> {
  const { width, height } = photo.canvas;
  const opened = await openPhoto(mask, { longest: Math.max(width, height) });
  if (opened === null) return null;
  const alpha = resizePlane(whiteness(opened), width, height);
  return cutAlong(photo, alpha);
}

/** Null when the outline holds nothing. */
function cutAlong(photo: Layer, alpha: Plane): CutOut | null {
  const area = boundsOf(alpha, 0);
  if (area === null) return null;
  const part = cropPlane(alpha, area);
  const inner = boundsOf(part);
  if (inner === null) return null;
  return {
    layer: cropped(cutWith(cropped(photo, area), part, 3), inner),
    cutOff: edgesCutOff(alpha),
  };
}

function whiteness({ canvas, brush }: Layer): Plane {
  const { width, height } = canvas;
  const { data } = brush.getImageData(0, 0, width, height);
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = (data[i * 4] ?? 0) / 255;
  return plane;
}

function cropped(photo: Layer, { x, y, width, height }: Box): Layer {
  const layer = createLayer(width, height);
  layer.brush.drawImage(photo.canvas, -x, -y);
  return layer;
}
