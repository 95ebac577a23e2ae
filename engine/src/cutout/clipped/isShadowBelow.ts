import type { Fading } from './fadingInward.ts';
import type { Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS } from '../raster/regions.ts';

// What a shadow has, all of it. Lightness is 0 to 255 throughout.

/** Fewest pixels of the mask's outline that belong to the part. */
const OUTLINE = 40;
/** Highest median lightness along that outline: a part that is white there is a white thing. */
const PALEST = 238;
/** A wand stops at one lightness: `share` of the outline is at most `within` away from its median. */
const EVEN = { share: 0.97, within: 8 } as const;
/** Share of the outline that has nothing below it, less the share that has nothing above it: least. */
const BELOW = 0.75;
/** Least difference between the outline and where the part meets the product, which is darker. */
const FADES = 45;
/** Where the part meets the product, `share` of the places have a step of `light`, or a colour, within so many pixels. */
const STEP = { light: 25, within: 4, share: 0.85 } as const;
/** With more than `share` of the rest of the mask as pale and neutral as the part, the product itself looks so. `lighter`: how much paler counts. */
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

/** The share of an outline with nothing below it, less that with nothing above it. */
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
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
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
