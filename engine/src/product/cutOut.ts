import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { edgesCutOff, type Edge } from '../cutout/edgesCutOff.ts';
import { createPlane, cropPlane, resizePlane, type Plane } from '../cutout/plane.ts';
import { boundsOf, paddedBox, type Box } from '../cutout/regions.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { certainOutline } from '../photo/certainOutline.ts';
import { cutWith } from '../photo/matte.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { clearFoot } from './foot/clearFoot.ts';
import { TALL } from './foot/footOf.ts';

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
  const product = cropped(withClearFoot(photo, alpha, area), area);
  return {
    layer: cropped(cutWith(product, part, { reach: 3, rim: 2 }), inner),
    cutOff: edgesCutOff(alpha),
  };
}

/** The photo without what its product stood in; the same one where nothing covers it. */
function withClearFoot(photo: Layer, alpha: Plane, area: Box): Layer {
  const around = Math.ceil(Math.sqrt(area.width * area.height) * TALL);
  const { x, y, width, height } = paddedBox(area, around, alpha);
  const pixels = photo.brush.getImageData(x, y, width, height);
  const cleared = clearFoot(pixels, cropPlane(alpha, { x, y, width, height }));
  if (cleared === null) return photo;
  const copy = createLayer(alpha.width, alpha.height);
  pixels.data.set(cleared.data);
  copy.brush.putImageData(pixels, x, y);
  return copy;
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
