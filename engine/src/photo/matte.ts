import { fromPixels, pixelsOf, type Layer } from '../paint/layer.ts';
import { lumaOf } from '../cutout/raster/luma.ts';
import { boxBlur, createPlane, mapPlane, softBlur, type Plane } from '../cutout/raster/plane.ts';

/** Lightness 0..1 of a photo. */
export function lumaPlane(photo: Layer): Plane {
  const pixels = pixelsOf(photo).data;
  const plane = createPlane(photo.canvas.width, photo.canvas.height);
  for (let i = 0; i < plane.data.length; i++) {
    const o = i * 4;
    plane.data[i] = lumaOf(pixels[o] ?? 0, pixels[o + 1] ?? 0, pixels[o + 2] ?? 0) / 255;
  }
  return plane;
}

/**
 * Guided filter (He, Sun, Tang 2010): moves the edge of a rough mask to the edges of the photo, so
 * that hair and rims keep their shape.
 */
export function followEdges(
  mask: Plane,
  guide: Plane,
  { radius, evenness }: { readonly radius: number; readonly evenness: number },
): Plane {
  const meanI = boxBlur(guide, radius);
  const meanP = boxBlur(mask, radius);
  const meanIP = boxBlur(
    mapPlane(mask, (v, i) => v * (guide.data[i] ?? 0)),
    radius,
  );
  const meanII = boxBlur(
    mapPlane(guide, (v) => v * v),
    radius,
  );
  const slope = mapPlane(meanIP, (v, i) => {
    const m = meanI.data[i] ?? 0;
    return (v - m * (meanP.data[i] ?? 0)) / ((meanII.data[i] ?? 0) - m * m + evenness);
  });
  const offset = mapPlane(meanP, (v, i) => v - (slope.data[i] ?? 0) * (meanI.data[i] ?? 0));
  const slopes = boxBlur(slope, radius);
  const offsets = boxBlur(offset, radius);
  return mapPlane(guide, (v, i) =>
    Math.min(1, Math.max(0, (slopes.data[i] ?? 0) * v + (offsets.data[i] ?? 0))),
  );
}

/** Where a pixel's surroundings are solid to less than this, all of its colour is that of solid ones. */
const RIM = { none: 0.6, all: 0.97 } as const;

interface CutOptions {
  /** How far colours are carried, in pixels. */
  readonly reach: number;
  /** So far inside of the outline, in pixels, colours may be mixed though the matte is solid: light and grass shine over. */
  readonly rim?: number;
}

/**
 * The photo with a matte as its alpha. Half-transparent pixels carry the old background's colour:
 * they take the colour of the solid pixels beside them instead, so no halo stays.
 */
export function cutWith(photo: Layer, alpha: Plane, { reach, rim = 0 }: CutOptions): Layer {
  const { width, height } = alpha;
  const pixels = pixelsOf(photo).data;
  const around = boxBlur(alpha, rim).data;
  const ownShare = mapPlane(alpha, (a, i) => {
    const deep = Math.min(1, Math.max(0, ((around[i] ?? 0) - RIM.none) / (RIM.all - RIM.none)));
    return Math.min(a > 0.97 ? 1 : a * a, rim === 0 ? 1 : deep);
  }).data;
  const solid = mapPlane(alpha, (a, i) => (Math.min(a, around[i] ?? 0) > 0.97 ? 1 : 0));
  const weight = softBlur(solid, reach);
  const out = new Uint8ClampedArray(width * height * 4);
  for (const channel of [0, 1, 2]) {
    const spread = softBlur(
      mapPlane(solid, (s, i) => s * (pixels[i * 4 + channel] ?? 0)),
      reach,
    );
    for (let i = 0; i < alpha.data.length; i++) {
      const own = pixels[i * 4 + channel] ?? 0;
      const near = weight.data[i] ?? 0;
      const share = ownShare[i] ?? 0;
      const inside = near > 0.004 ? (spread.data[i] ?? 0) / near : own;
      out[i * 4 + channel] = share === 1 ? own : own * share + inside * (1 - share);
    }
  }
  for (let i = 0; i < alpha.data.length; i++) out[i * 4 + 3] = (alpha.data[i] ?? 0) * 255;
  return fromPixels(out, width, height);
}
