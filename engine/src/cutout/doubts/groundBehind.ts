import { quantile } from '../raster/quantile.ts';
import { cropLab, labOf, type Lab } from '../raster/lab.ts';
import { lookBehind } from '../glass/lookBehind.ts';
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
  const { box, usual, groundAt } = behind;
  const colours = new Uint8ClampedArray(behind.shape.data.length * 4);
  for (let n = 0; n < behind.shape.data.length; n++)
    for (let c = 0; c < 3; c++) colours[n * 4 + c] = groundAt(n, c);
  const [ground, seen] = [labOf(colours), cropLab(lab, shape.width, box)];
  const less = (n: number, c: number): number =>
    ((ground[n * 3 + c] ?? 0) - (seen[n * 3 + c] ?? 0)) / 100;
  const apart = mapPlane(behind.shape, (_, n) => Math.hypot(less(n, 0), less(n, 1), less(n, 2)));
  const own = [...apart.data].filter((_, n) => (behind.shape.data[n] ?? 0) > 0.5);
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
