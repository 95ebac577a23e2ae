import { quantile } from '../raster/quantile.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import { shrinkPixels, sizeWithin, type Pixels } from '../raster/pixels.ts';
import { growPlane, resizeMask, softBlur, type Plane } from '../raster/plane.ts';

/** Longer side of the copy on which an outline is held against its photo. */
const SIDE = 256;
/** A smaller difference across the outline is none that anybody would cut along, in Lab units. */
const FAINT = 12;
/** So far from the outline both sides are looked at. */
const REACH = { inside: 3, outside: 2.5 } as const;
/** Of the outline, what may be faint. */
const MOST_FAINT = 0.02;
/** How far around the thing its ground is looked at, as a share of its own size, beginning at so many pixels. */
const AROUND = { near: 3, far: 0.06 } as const;
/** Steps from pixel to pixel in the ground, in Lab units: in grass and gravel blades and feet look alike. */
const ROUGH = 9.5;
const ROUGH_AT = 0.9;

/** What a photo itself says of an outline. */
interface Support {
  /** Share of the outline across which the colours hardly differ, 0..1. */
  readonly faint: number;
  /** How rough the ground around the thing is, in Lab units from pixel to pixel. */
  readonly roughness: number;
}

/** True when the photo shows an edge nearly all along the outline, before a ground that nothing is lost in. */
export function isBorneOut(photo: Pixels, alpha: Plane): boolean {
  const { faint, roughness } = supportOf(photo, alpha);
  return faint < MOST_FAINT && roughness < ROUGH;
}

/** What of a cut's outline its photo shows. `alpha` is as large as the photo. */
function supportOf(photo: Pixels, alpha: Plane): Support {
  const { width, height } = sizeWithin(photo, SIDE);
  const lab = labOf(shrinkPixels(photo, { width, height }).data);
  const mask = resizeMask(alpha, width, height);
  return { faint: faintShare(lab, mask), roughness: roughnessAround(lab, mask) };
}

function faintShare(lab: Lab, mask: Plane): number {
  const { width, height, data } = mask;
  const soft = softBlur(mask, 2).data;
  let [outline, faint] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const isInner =
        data[i - 1] === 1 && data[i + 1] === 1 && data[i - width] === 1 && data[i + width] === 1;
      if (data[i] !== 1 || isInner) continue;
      const dx = (soft[i + 1] ?? 0) - (soft[i - 1] ?? 0);
      const dy = (soft[i + width] ?? 0) - (soft[i - width] ?? 0);
      const steep = Math.hypot(dx, dy) || 1;
      const at = (reach: number): readonly [number, number] => [
        Math.round(x + (dx / steep) * reach),
        Math.round(y + (dy / steep) * reach),
      ];
      const inside = meanAt(lab, mask, at(REACH.inside));
      const outside = meanAt(lab, mask, at(-REACH.outside));
      // Where the photo ends there is nothing to compare with: that it cuts the thing off is told elsewhere.
      if (inside === null || outside === null) continue;
      outline++;
      if (Math.hypot(...inside.map((v, c) => v - (outside[c] ?? 0))) < FAINT) faint++;
    }
  return faint / Math.max(1, outline);
}

/** The colour of three by three pixels; null beyond the photo. */
function meanAt(
  lab: Lab,
  { width, height }: Plane,
  [x, y]: readonly [number, number],
): readonly number[] | null {
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return null;
  const mean = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      for (let c = 0; c < 3; c++)
        mean[c] = (mean[c] ?? 0) + (lab[((y + dy) * width + x + dx) * 3 + c] ?? 0) / 9;
  return mean;
}

function roughnessAround(lab: Lab, mask: Plane): number {
  const { width, height } = mask;
  const area = mask.data.reduce((sum, v) => sum + v, 0);
  const near = growPlane(mask, AROUND.near).data;
  const far = growPlane(mask, AROUND.near + Math.ceil(Math.sqrt(area) * AROUND.far)).data;
  const steps: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (near[i] === 1 || far[i] === 0) continue;
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        const across = (lab[(i + 1) * 3 + c] ?? 0) - (lab[(i - 1) * 3 + c] ?? 0);
        const down = (lab[(i + width) * 3 + c] ?? 0) - (lab[(i - width) * 3 + c] ?? 0);
        sum += (across * across + down * down) / 4;
      }
      steps.push(Math.sqrt(sum));
    }
  return quantile(steps, ROUGH_AT);
}
