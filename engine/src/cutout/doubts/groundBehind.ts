import { quantile } from '../raster/quantile.ts';
import { cropLab, labOf, type Lab } from '../raster/lab.ts';
import { inHalf, lookBehind, type Behind } from '../glass/lookBehind.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, meanAt, placePlane, type Plane } from '../raster/plane.ts';

/** What is no further from the ground behind it may be that ground, in hundreds of Lab units: at least, at most. */
const ALIKE = { least: 0.05, most: 0.25 } as const;
/** Between two things their shadows lie. Of how far half of the product is from its ground, so much may be shade, at most. */
const SHADE = { share: 0.3, most: 0.2 } as const;
/** On average a part of the product is so much of `alike` from the ground; where it is nearly only darker, all of it. */
const OWN = { least: 0.5, darker: 0.8 } as const;

export interface Ground {
  /** How far each pixel is from the ground as it would go on behind it, in hundreds of Lab units; nothing is known far from the product: 0. */
  readonly apart: Plane;
  /** How much darker it is. */
  readonly darker: Plane;
  /** What is no further apart may be the ground, or its shade. */
  readonly alike: number;
}

interface Photo {
  readonly photo: Pixels;
  readonly lab: Lab;
}

/** The ground behind a cut, as it lies around it; null where none is seen. `shape` is as large as the photo, 0..1. */
export function groundBehind({ photo, lab }: Photo, shape: Plane): Ground | null {
  const behind = lookBehind(photo, shape);
  if (behind === null) return null;
  const { box, usual } = behind;
  const { apart, darker } = differenceOf(behind, cropLab(lab, shape.width, box));
  const own = apart.data.filter((_, n) => (behind.shape.data[n] ?? 0) > 0.5);
  const shade = Math.min(SHADE.most, quantile(own, 0.5) * SHADE.share);
  return {
    apart: placePlane(apart, box, shape),
    darker: placePlane(darker, box, shape),
    alike: Math.min(ALIKE.most, Math.max(ALIKE.least, usual, shade)),
  };
}

/** In one loop: every photo that comes without a mask is asked, pixel by pixel. */
function differenceOf(behind: Behind, seen: Lab): Pick<Ground, 'apart' | 'darker'> {
  const { width, height } = behind.shape;
  const ground = groundLab(behind);
  const [apart, darker] = [createPlane(width, height), createPlane(width, height)];
  for (let n = 0; n < apart.data.length; n++) {
    const at = inHalf(n, behind.shape) * 3;
    const light = ((ground[at] ?? 0) - (seen[n * 3] ?? 0)) / 100;
    const a = ((ground[at + 1] ?? 0) - (seen[n * 3 + 1] ?? 0)) / 100;
    const b = ((ground[at + 2] ?? 0) - (seen[n * 3 + 2] ?? 0)) / 100;
    apart.data[n] = Math.sqrt(light ** 2 + a ** 2 + b ** 2);
    darker.data[n] = light;
  }
  return { apart, darker };
}

/** The ground on a copy of half the size: it has no more detail. */
function groundLab({ shape: { width, height }, groundAt }: Behind): Lab {
  const colours = new Uint8ClampedArray(((width + 1) >> 1) * ((height + 1) >> 1) * 4);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const n = y * width + x;
      for (let c = 0; c < 3; c++) colours[inHalf(n, { width }) * 4 + c] = groundAt(n, c);
    }
  return labOf(colours);
}

/** How far a pixel is from the ground behind it but for its lightness, in hundreds of Lab units: of what lies in the shade that is little. */
export function hueApart({ apart, darker }: Ground, i: number): number {
  const [far, dark] = [apart.data[i] ?? 0, darker.data[i] ?? 0];
  return Math.sqrt(Math.max(0, far * far - dark * dark));
}

/** Whether a part beside a cut is neither its ground nor a shadow on it. */
export function standsOut(pixels: Int32Array, { apart, darker, alike }: Ground): boolean {
  const far = meanAt(apart, pixels);
  const isShade = meanAt(darker, pixels) > far * OWN.darker;
  return far > alike * (isShade ? 1 : OWN.least);
}
