import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { doubtfulParts } from '../cutout/doubts/doubtfulParts.ts';
import { edgesCutOff, type Edge } from '../cutout/view/edgesCutOff.ts';
import { heal } from '../cutout/heal/heal.ts';
import { unpackMask, type Mask } from '../cutout/mask.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import { cropPlane, placePlane, resizePlane, type Plane } from '../cutout/raster/plane.ts';
import { boundsOf, paddedBox, type Box } from '../cutout/raster/regions.ts';
import { seeThrough } from '../cutout/glass/seeThrough.ts';
import { createLayer, fromPixels, pixelsOf, type Layer } from '../paint/layer.ts';
import { certainOutline } from '../photo/certainOutline.ts';
import { cutWith } from '../photo/matte.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { clearFoot } from './foot/clearFoot.ts';
import { closeBites } from './foot/closeBites.ts';
import { TALL } from './foot/footOf.ts';

export interface CutOut {
  /** The product alone, cropped to its outline. */
  readonly layer: Layer;
  /** How much of what lies behind each of its pixels hides, 0..1; all of it unless it is said. */
  readonly opacity?: Plane;
  /** Where its photo cuts it off; a print is whole. */
  readonly cutOff?: readonly Edge[];
}

type MaskImage = Exclude<ProductSource['cut'], 'whole' | undefined>;

/** Takes a product off its backdrop; null where nobody can be sure of it without having seen it. */
export async function cutOut(photo: Layer): Promise<CutOut | null> {
  const pixels = pixelsOf(photo);
  const outline = await certainOutline(pixels);
  if (outline === null || hasDoubts(pixels, outline)) return null;
  return cutAlong(photo, outline);
}

/** What people would be asked about, had they seen it. */
const hasDoubts = (photo: Pixels, alpha: Plane): boolean =>
  doubtfulParts(photo, { alpha, salience: null, strokes: [] }).length > 0;

/** The product as its owner has shown it; null when the mask is none, or empty. */
export async function cutByMask(photo: Layer, mask: MaskImage): Promise<CutOut | null> {
  const { width, height } = photo.canvas;
  const opened = await openPhoto(mask, { longest: Math.max(width, height) });
  if (opened === null) return null;
  const shown = unpackMask(pixelsOf(opened));
  const sized = (plane: Plane): Plane => resizePlane(plane, width, height);
  const alpha = sized(shown.alpha);
  const glass = shown.glass && sized(shown.glass);
  if (shown.healed === null) return cutAlong(photo, alpha, glass);
  const whole = heal(pixelsOf(photo), alpha, sized(shown.healed));
  // Who heals has seen what stands before the product and what does not: nothing is cleared besides.
  const healed = whole === null ? photo : fromPixels(whole.photo.data, width, height);
  return cropTo({ photo: healed, alpha: whole?.alpha ?? alpha, glass }, alpha);
}

/** Null when the outline holds nothing. */
function cutAlong(photo: Layer, outline: Plane, glass: Plane | null = null): CutOut | null {
  const found = boundsOf(outline, 0);
  return found === null
    ? null
    : cropTo({ ...withWholeFoot(photo, outline, found), glass }, outline);
}

/** Null when there is nothing. `outline` is as it was before anything was added to it. */
function cropTo({ photo, alpha, glass }: Cut & Pick<Mask, 'glass'>, outline: Plane): CutOut | null {
  const area = boundsOf(alpha, 0);
  if (area === null) return null;
  const part = cropPlane(alpha, area);
  const inner = boundsOf(part);
  if (inner === null) return null;
  const clear = glass && seeThrough(pixelsOf(photo), alpha, glass);
  const seen = clear === null ? photo : fromPixels(clear.photo.data, alpha.width, alpha.height);
  const cut = cutWith(cropped(seen, area), part, { reach: 3, rim: 2 });
  const opacity = clear && cropPlane(cropPlane(clear.opacity, area), inner);
  return {
    layer: cropped(cut, inner),
    ...(opacity === null ? {} : { opacity }),
    cutOff: edgesCutOff(outline),
  };
}

interface Cut {
  readonly photo: Layer;
  readonly alpha: Plane;
}

/** Without what the product stood in, before it and within its outline; the same where nothing is. */
function withWholeFoot(photo: Layer, alpha: Plane, area: Box): Cut {
  const around = Math.ceil(Math.sqrt(area.width * area.height) * TALL);
  const box = paddedBox(area, around, alpha);
  const pixels = photo.brush.getImageData(box.x, box.y, box.width, box.height);
  const part = cropPlane(alpha, box);
  const cleared = clearFoot(pixels, part);
  const closed = closeBites(cleared ?? pixels, part);
  const changed = closed?.photo ?? cleared;
  if (changed === null) return { photo, alpha };
  const copy = createLayer(alpha.width, alpha.height);
  pixels.data.set(changed.data);
  copy.brush.putImageData(pixels, box.x, box.y);
  return { photo: copy, alpha: closed === null ? alpha : placePlane(closed.alpha, box, alpha) };
}

function cropped(photo: Layer, { x, y, width, height }: Box): Layer {
  const layer = createLayer(width, height);
  layer.brush.drawImage(photo.canvas, -x, -y);
  return layer;
}
