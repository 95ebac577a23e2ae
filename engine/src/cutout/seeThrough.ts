import { smoothFill } from './heal/smoothFill.ts';
import { cropPixels, type Pixels } from './pixels.ts';
import { boxBlur, createPlane, cropPlane, growPlane, mapPlane, type Plane } from './plane.ts';
import { boundsOf, paddedBox, type Box } from './regions.ts';

/** What less of the product is than this is its ground, and how far from it that is looked at, in pixels: edges are mixed. */
const GROUND = { none: 0.02, off: 3 } as const;
/** Around the product, ground that says how it goes on behind it: a share of its size. */
const AROUND = 0.08;
/** The border of what was painted is soft, as a share of the product's size. */
const SOFT = 0.006;
/**
 * People stop short of an outline, or leave it out: what lies between, no wider than this share of the product's size and no more
 * than this unlike its ground, is glass as well.
 */
const LEFT_OUT = { wide: 0.05, unlike: 0.3 } as const;
/** Of glass before its ground, how much is seen as it is: a little everywhere, more along its outline, where it mirrors. */
const BODY = { within: 0.1, edge: 0.34 } as const;
/** How wide the outline is, as a share of the product's size. */
const EDGE = 0.02;
/** Steps of 255 from ground to white: with fewer nothing tells a highlight from noise. */
const LEAST = 48;

export interface SeeThrough {
  /** The colours of the thing alone. */
  readonly photo: Pixels;
  /** How much of what lies behind each pixel hides, 0..1. */
  readonly opacity: Plane;
}

/**
 * Glass without the ground that is seen through it. As much of a pixel as may be is its ground (GIMP's colour to alpha),
 * which is taken to go on behind the thing as it does around it: before another ground lines and highlights stay. `photo`: RGBA 0..255;
 * `alpha`: the cut at the photo's size, 0..1; `glass`: 1 where somebody said so, same size. Null where that is nowhere, or no
 * ground is to be seen.
 */
export function seeThrough(photo: Pixels, alpha: Plane, glass: Plane): SeeThrough | null {
  const found = boundsOf(alpha, GROUND.none);
  if (found === null || boundsOf(glass, 0.5) === null) return null;
  const size = Math.sqrt(found.width * found.height);
  const reach = (share: number): number => Math.max(1, Math.round(size * share));
  const box = paddedBox(found, reach(AROUND) + GROUND.off, alpha);
  const [shape, part] = [cropPlane(alpha, box), cropPixels(photo, box)];
  const ground = groundBehind(part, shape);
  if (ground === null) return null;
  const own = mapPlane(shape, (_, n) => ownShare(part.data, ground, n));
  const said = cropPlane(glass, box);
  const [near, rim] = [boxBlur(said, reach(LEFT_OUT.wide)), boxBlur(shape, reach(LEFT_OUT.wide))];
  const isLeftOut = (n: number): boolean =>
    (near.data[n] ?? 0) > 0 && (rim.data[n] ?? 1) < 0.999 && (own.data[n] ?? 1) < LEFT_OUT.unlike;
  const region = mapPlane(said, (v, n) => (v > 0.5 || isLeftOut(n) ? 1 : 0));
  const [painted, deep] = [boxBlur(region, reach(SOFT)), boxBlur(shape, reach(EDGE))];

  const opacity = createPlane(photo.width, photo.height);
  opacity.data.fill(1);
  const data = new Uint8ClampedArray(photo.data);
  for (let n = 0; n < painted.data.length; n++) {
    const share = painted.data[n] ?? 0;
    if (share === 0) continue;
    const edge = Math.min(1, 2 * (1 - (deep.data[n] ?? 0)));
    const body = BODY.within + (BODY.edge - BODY.within) * edge;
    const hides = 1 - share * (1 - (own.data[n] ?? 0)) * (1 - body);
    const at = indexIn(box, n, photo.width);
    opacity.data[at] = hides;
    for (let c = 0; c < 3; c++) {
      const behind = (1 - hides) * (ground[n * 3 + c] ?? 0);
      data[at * 4 + c] = ((photo.data[at * 4 + c] ?? 0) - behind) / hides;
    }
  }
  return { photo: { ...photo, data }, opacity };
}

const indexIn = ({ x, y, width }: Box, n: number, across: number): number =>
  (y + Math.floor(n / width)) * across + x + (n % width);

/** The ground as it goes on behind a thing, three values a pixel; null where none of it is seen. */
function groundBehind({ data, width, height }: Pixels, shape: Plane): Float32Array | null {
  const thing = growPlane(
    mapPlane(shape, (v) => (v > GROUND.none ? 1 : 0)),
    GROUND.off,
  );
  const weights = mapPlane(thing, (v) => 1 - v).data;
  if (weights.every((v) => v === 0)) return null;
  const values = new Float32Array(width * height * 3);
  for (let n = 0; n < weights.length; n++)
    for (let c = 0; c < 3; c++) values[n * 3 + c] = data[n * 4 + c] ?? 0;
  return smoothFill({ values, weights, width, height });
}

/** The least of a pixel that is not its ground, 0..1. */
function ownShare(data: Pixels['data'], ground: Float32Array, n: number): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const [seen, behind] = [data[n * 4 + c] ?? 0, ground[n * 3 + c] ?? 0];
    const room = seen < behind ? behind : Math.max(LEAST, 255 - behind);
    most = Math.max(most, Math.abs(seen - behind) / room);
  }
  return Math.min(1, most);
}
