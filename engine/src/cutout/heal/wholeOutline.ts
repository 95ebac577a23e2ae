import { mapPlane, softBlur, type Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';
import { bitesWithin } from './bitesWithin.ts';
import { squaredDistances } from '../raster/distances.ts';
import { isEmpty, binaryMaskOf, type BinaryMask } from '../raster/binaryMask.ts';

/** All lengths in units: pixels of a photo of 1,024 px. */
const LENGTH = {
  /** What is thinner than twice this sticks out of a product, as blades and hairs do: nothing is closed up to it. */
  thin: 3,
  /** How far from the outline a value between none and all may be: further away it is what a blade has left. */
  edge: 2.5,
} as const;
/** Of what sticks out, so much has to look like the ground to be no part of the product. */
const GROUND = 0.6;
/** Pixels of a thing that sticks out; less is the tip of a corner. */
const SPUR = 12;
/** How much steeper than a blur of three pixels a new outline is: from none to all in about two. */
const STEEP = 2;

interface Bitten {
  readonly alpha: Plane;
  readonly stroke: BinaryMask;
  readonly ground: BinaryMask;
  readonly unit: number;
}

/**
 * The cut as it would be without what the stroke covers: with the bites of its outline closed, without blades that stick
 * out of it, and without what is half transparent elsewhere. It differs within the stroke only.
 */
export function wholeOutline({ alpha, stroke, ground, unit }: Bitten): Plane {
  const solid = binaryMaskOf(alpha, (at) => (alpha.data[at] ?? 0) > 0.5);
  const { body, blades, deep } = bodyOf(solid, { stroke, ground, unit });
  const bites = bitesWithin({ body, solid, stroke, unit });
  const whole = binaryMaskOf(
    alpha,
    (at) => bites.data[at] === 1 || (solid.data[at] === 1 && blades.data[at] === 0),
  );
  const isSame = isEmpty(bites) && isEmpty(blades);
  const within = isSame ? deep : squaredDistances(whole, 0);
  const outside = squaredDistances(whole, 1);
  const edge = LENGTH.edge * unit * LENGTH.edge * unit;
  const soft = isSame ? alpha : softened(whole);
  const isNew = isSame ? null : nearChanges(bites, blades, edge);
  return mapPlane(alpha, (a, at) => {
    if (stroke.data[at] === 0) return a;
    if ((within[at] ?? 0) > edge) return 1;
    if ((outside[at] ?? 0) > edge) return 0;
    return isNew?.(at) === true ? (soft.data[at] ?? 0) : a;
  });
}

function nearChanges(bites: BinaryMask, blades: BinaryMask, near: number): (at: number) => boolean {
  const changed = binaryMaskOf(bites, (at) => bites.data[at] === 1 || blades.data[at] === 1);
  const away = squaredDistances(changed, 1);
  return (at) => (away[at] ?? 0) <= near;
}

/** The outline of what is marked, without steps. */
function softened(marks: BinaryMask): Plane {
  const { width, height, data } = marks;
  const blurred = softBlur({ data: Float32Array.from(data), width, height }, 1);
  return mapPlane(blurred, (v) => Math.min(1, Math.max(0, (v - 0.5) * STEEP + 0.5)));
}

type Around = Omit<Bitten, 'alpha'>;

/** The product without what is thin, and of that what is a blade of the ground; how deep each pixel is in it, squared. */
function bodyOf(
  solid: BinaryMask,
  { stroke, ground, unit }: Around,
): { readonly body: BinaryMask; readonly blades: BinaryMask; readonly deep: Float32Array } {
  const reach = LENGTH.thin * unit * LENGTH.thin * unit;
  const deep = squaredDistances(solid, 0);
  const core = binaryMaskOf(solid, (at) => (deep[at] ?? 0) > reach);
  const away = squaredDistances(core, 1);
  const thin = binaryMaskOf(solid, (at) => solid.data[at] === 1 && (away[at] ?? 0) > reach);
  const plane = { ...thin, data: Float32Array.from(thin.data) };
  const spurs = regionsOf(plane, (v) => v === 1).filter(
    ({ pixels }) => pixels.length >= SPUR * unit * unit,
  );
  const body = binaryMaskOf(solid, (at) => solid.data[at] === 1);
  const blades = binaryMaskOf(solid, () => false);
  for (const { pixels } of spurs) {
    for (const at of pixels) body.data[at] = 0;
    const grounds = pixels.filter((at) => ground.data[at] === 1).length;
    if (grounds < pixels.length * GROUND) continue;
    for (const at of pixels) if (stroke.data[at] === 1) blades.data[at] = 1;
  }
  return { body, blades, deep };
}
