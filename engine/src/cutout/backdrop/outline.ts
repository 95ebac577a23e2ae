import { boxBlur, growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { maskOfRegions, regionsOf, fillRegions, type Region } from '../raster/regions.ts';
import type { Backdrop } from './background.ts';

/** Parts smaller than this share of the largest one are specks. */
const PART = 0.035;
/** A part of its own that is nearly all shadow is one. */
const SHADOW_PART = 0.72;
/** A gap inside the outline is a real hole when it is this large and just as plain as the backdrop. */
const HOLE = { share: 0.004, match: 0.5, evenness: 2.4 } as const;

/**
 * The product's mask: what the flood left over, with its cracks closed, so that a glint on a mug
 * does not take its handle off. Gaps stay filled unless the backdrop itself is seen through them.
 */
export function subjectOf(backdrop: Backdrop): Plane {
  const { width, height } = backdrop.flooded;
  const r = Math.max(1, Math.round(Math.max(width, height) / 260));
  const left = mapPlane(backdrop.flooded, (v) => 1 - v);
  const closed = growPlane(growPlane(left, r), -r);
  const opened = mapPlane(boxBlur(closed, 1), (v) => (v > 0.5 ? 1 : 0));
  const parts = regionsOf(opened, (v) => v > 0.5);
  const largest = parts[0]?.pixels.length ?? 0;
  const large = parts.filter(({ pixels }) => pixels.length >= largest * PART);
  const lit = large.filter(({ pixels }) => !isShadow(pixels, backdrop));
  // A shadow falls from something: where nothing else is there, it is a grey thing on white.
  const kept = lit.length === 0 ? large.slice(0, 1) : lit;
  const solid = maskOfRegions(opened, kept);
  const gaps = regionsOf(solid, (v) => v < 0.5).filter(({ touchesBorder }) => !touchesBorder);
  const filled = fillRegions(solid, gaps, 1);
  return fillRegions(filled, holesIn(filled, backdrop), 0);
}

const isShadow = (pixels: Int32Array, { shade }: Backdrop): boolean =>
  pixels.reduce((sum, i) => sum + (shade.data[i] ?? 0), 0) > pixels.length * SHADOW_PART;

/** Backdrop seen through the product: inside a handle, between two legs. */
function holesIn(mask: Plane, { distance, reach }: Backdrop): Region[] {
  const area = mask.data.reduce((sum, v) => sum + v, 0);
  const inner = growPlane(mask, -2);
  const like = mapPlane(distance, (d, i) => (inner.data[i] === 1 && d < reach ? 1 : 0));
  return regionsOf(like, (v) => v > 0.5)
    .filter(({ pixels }) => pixels.length > area * HOLE.share)
    .filter(({ pixels }) => {
      const mean = pixels.reduce((sum, i) => sum + (distance.data[i] ?? 0), 0) / pixels.length;
      const rough =
        pixels.reduce((sum, i) => sum + Math.abs((distance.data[i] ?? 0) - mean), 0) /
        pixels.length;
      return mean < reach * HOLE.match && rough < HOLE.evenness;
    });
}
