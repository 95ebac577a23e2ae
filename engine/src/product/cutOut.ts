import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { ownAlpha, productMatte, type Matte } from '../cutout/productMatte.ts';
import { createPlane, resizePlane, type Plane } from '../cutout/plane.ts';
import { boundsOf, type Box } from '../cutout/regions.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { cutWith } from '../photo/matte.ts';
import { openPhoto } from '../photo/openPhoto.ts';

export interface CutOut {
  /** The product alone, cropped to its outline. */
  readonly layer: Layer;
}

type MaskImage = Exclude<ProductSource['cut'], 'whole' | undefined>;

/** Takes a product off its backdrop without a model; null when it cannot be told from it. */
export function cutOut(photo: Layer): CutOut | null {
  const { width, height } = photo.canvas;
  const pixels = photo.brush.getImageData(0, 0, width, height);
  const matte = ownAlpha(pixels) ?? productMatte(pixels);
  return matte === null ? null : cutAlong(photo, matte);
}

/** The product as its owner has shown it; null when the mask is none, or empty. */
export async function cutByMask(photo: Layer, mask: MaskImage): Promise<CutOut | null> {
  const { width, height } = photo.canvas;
  const opened = await openPhoto(mask, { longest: Math.max(width, height) });
  if (opened === null) return null;
  const alpha = resizePlane(whiteness(opened), width, height);
  return cutAlong(photo, { alpha, area: { x: 0, y: 0, width, height } });
}

/** Null when the matte holds nothing. */
function cutAlong(photo: Layer, { alpha, area }: Matte): CutOut | null {
  const inner = boundsOf(alpha);
  if (inner === null) return null;
  return { layer: cropped(cutWith(cropped(photo, area), alpha, 3), inner) };
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
