import type { Fading } from './fadingInward.ts';
import type { Plane } from '../raster/plane.ts';
import { WAYS } from '../raster/regions.ts';

/** Of the outline it has at least so many pixels. */
const OUTLINE = 40;
/** Its usual lightness there is no more than this, of 255: what is blown out to white is a white thing. */
const PALEST = 238;
/** A wand stops at one lightness: this share of its outline is within so much of the usual one, of 255. */
const EVEN = { share: 0.97, within: 8 } as const;
/** By so much more of its outline looks down than up, as a share. */
const BELOW = 0.75;
/** Where the product begins it is darker by so much than at the outline, of 255. */
const FADES = 45;
/** There is a step of so much, of 255, or a colour, within so many pixels, along this share of where it meets the product. */
const STEP = { light: 25, within: 4, share: 0.85 } as const;
/** Of the rest of the mask, a larger share that is as pale and as neutral belongs to a product that is so itself. */
const ALIKE = { share: 0.3, lighter: 10 } as const;

interface Known extends Fading {
  /** The mask that the part is of: 1 inside, 0 outside. */
  readonly solid: Plane;
}

/**
 * Whether a part of a mask that fades inward from its outline is a shadow that a wand has left below the product. White plates, soles and
 * panels fade as well: they have shades of many lightnesses at their outline, no step, or more of the same within the product (ADR 25).
 */
export function isShadowBelow(pixels: Int32Array, known: Known): boolean {
  const { solid, even, neutral, outline } = known;
  const own = new Set(pixels);
  const ends = outline.filter((i) => own.has(i));
  if (ends.length < OUTLINE || downOf(ends, solid) < BELOW) return false;
  const lights = ends.map((i) => even.data[i] ?? 0).toSorted((one, other) => one - other);
  const usual = lights[lights.length >> 1] ?? 0;
  const alike = lights.filter((v) => Math.abs(v - usual) <= EVEN.within).length;
  if (usual > PALEST || alike < EVEN.share * ends.length) return false;
  const { begins, stepped } = innerRim(pixels, { ...known, own });
  if (usual - begins < FADES || stepped < STEP.share) return false;
  let [rest, pale] = [0, 0];
  for (let i = 0; i < solid.data.length; i++) {
    if (solid.data[i] !== 1 || own.has(i)) continue;
    rest++;
    const light = even.data[i] ?? 0;
    if (neutral.data[i] === 1 && light >= begins && light <= usual + ALIKE.lighter) pale++;
  }
  return pale <= rest * ALIKE.share;
}

/** By how much more of an outline looks down than up, as a share. */
function downOf(ends: readonly number[], { data, width }: Plane): number {
  const looking = (way: number): number => ends.filter((i) => data[i + way] === 0).length;
  return (looking(width) - looking(-width)) / ends.length;
}

/** Where a part meets the rest of the mask: its mean lightness there, and the share of places that have a step. */
function innerRim(
  pixels: Int32Array,
  { own, light, even, neutral, solid: { width, data } }: Known & { readonly own: Set<number> },
): { readonly begins: number; readonly stepped: number } {
  let [sum, places, steps] = [0, 0, 0];
  for (const i of pixels) {
    const here = even.data[i] ?? 0;
    for (const [dx, dy] of WAYS) {
      const way = dx + dy * width;
      if (data[i + way] !== 1 || own.has(i + way)) continue;
      sum += here;
      places++;
      for (let n = 1; n <= STEP.within && data[i + n * way] === 1; n++) {
        const at = i + n * way;
        const isAlike = Math.abs((light.data[at] ?? 0) - here) < STEP.light;
        if (neutral.data[at] === 1 && isAlike) continue;
        steps++;
        break;
      }
    }
  }
  return { begins: sum / Math.max(1, places), stepped: steps / Math.max(1, places) };
}
