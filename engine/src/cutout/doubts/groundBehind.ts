import { quantile } from '../raster/quantile.ts';
import { cropLab, labOf, type Lab } from '../raster/lab.ts';
import { inHalf, lookBehind, type Behind } from '../glass/lookBehind.ts';
import type { Pixels } from '../raster/pixels.ts';
import { mapPlane, meanAt, placePlane, type Plane } from '../raster/plane.ts';

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
  const [ground, seen] = [groundLab(behind), cropLab(lab, shape.width, box)];
  const less = (n: number, c: number): number =>
    ((ground[inHalf(n, behind.shape) * 3 + c] ?? 0) - (seen[n * 3 + c] ?? 0)) / 100;
  const apart = mapPlane(behind.shape, (_, n) =>
    Math.sqrt(less(n, 0) ** 2 + less(n, 1) ** 2 + less(n, 2) ** 2),
  );
  const own = apart.data.filter((_, n) => (behind.shape.data[n] ?? 0) > 0.5);
  const shade = Math.min(SHADE.most, quantile(own, 0.5) * SHADE.share);
  return {
    apart: placePlane(apart, box, shape),
    darker: placePlane(
      mapPlane(behind.shape, (_, n) => less(n, 0)),
      box,
      shape,
    ),
    alike: Math.min(ALIKE.most, Math.max(ALIKE.least, usual, shade)),
  };
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
