import { negativeLogLikelihood, fitColourModel } from '../../cutout/graph/colourModel.ts';
import { labOf, type Lab } from '../../cutout/raster/lab.ts';
import type { Pixels } from '../../cutout/raster/pixels.ts';
import type { Plane } from '../../cutout/raster/plane.ts';
import type { Box } from '../../cutout/raster/regions.ts';
import type { Foot } from './footOf.ts';

/** So many pixels of each side are enough to learn its colours, and fewer than the least tell nothing. */
const SAMPLES = { most: 6_000, least: 200 } as const;
/** Surely none of the product, and surely all of it. */
export const NONE = 0.02;
const ALL = 0.98;
/** How much dearer a colour is as the product's than as the ground's, in units of cost. */
const DEARER = { doubtful: -4, ground: 1 } as const;
/** Of the product above its foot, what may look like the ground: more, and the colour is its own. */
const OWN = 0.015;

/**
 * Lab units of tint, and of green (below 0 on that axis), that most of the ground has: pale, grey and dark things look like a
 * ground with less, and what grows before a product is green. Boards have what looks like gold, and no blades.
 */
const GRASS = { tint: 12, green: -2 } as const;

/** How a pixel looks: as the product's own, as nobody can say, as the ground. */
export const LOOKS = { own: 0, doubtful: 1, ground: 2 } as const;

/** How each of some colours looks. */
export type Judge = (lab: Lab, pixel: number) => number;

/** Tells the colours of the ground around a foot from the product's; null where it has them itself. */
export function groundColours(photo: Pixels, alpha: Plane, foot: Foot): Judge | null {
  const ground = samplesOf(photo, aroundOf(foot, photo), (at) => (alpha.data[at] ?? 0) < NONE);
  const product = samplesOf(
    photo,
    foot.box,
    (at, x, y) => (alpha.data[at] ?? 0) > ALL && isAbove(foot, x, y),
  );
  if (ground === null || product === null || !isGrass(ground)) return null;
  const [its, own] = [fitColourModel(ground, () => 1), fitColourModel(product, () => 1)];
  if (its === null || own === null) return null;
  const judge: Judge = (lab, pixel) =>
    looksOf(negativeLogLikelihood(own, lab, pixel) - negativeLogLikelihood(its, lab, pixel));
  return shareOfGround(product, judge) > OWN ? null : judge;
}

function looksOf(dearer: number): number {
  if (dearer > DEARER.ground) return LOOKS.ground;
  return dearer > DEARER.doubtful ? LOOKS.doubtful : LOOKS.own;
}

/** By the median: flowers and stones in a meadow change nothing. */
function isGrass(lab: Lab): boolean {
  const count = lab.length / 3;
  let green = 0;
  for (let n = 0; n < count; n++) {
    const [a, b] = [lab[n * 3 + 1] ?? 0, lab[n * 3 + 2] ?? 0];
    if (a < GRASS.green && Math.hypot(a, b) >= GRASS.tint) green++;
  }
  return green * 2 > count;
}

const isAbove = ({ low, tall }: Foot, x: number, y: number): boolean =>
  (low[x] ?? -1) < 0 || y < (low[x] ?? -1) - tall;

function shareOfGround(product: Lab, judge: Judge): number {
  const count = product.length / 3;
  let alike = 0;
  for (let n = 0; n < count; n++) if (judge(product, n) === LOOKS.ground) alike++;
  return alike / count;
}

/** The ground beside and below a foot. */
function aroundOf({ box, tall }: Foot, { width, height }: Pixels): Box {
  const [x, y] = [Math.max(0, box.x - tall), Math.max(0, box.y + box.height - tall * 2)];
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width + tall) - x,
    height: Math.min(height, box.y + box.height + tall) - y,
  };
}

/** The colours of some of the pixels in a box, on an even grid; null where they are too few. */
function samplesOf(
  { data, width }: Pixels,
  box: Box,
  isMeant: (at: number, x: number, y: number) => boolean,
): Lab | null {
  const step = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / SAMPLES.most)));
  const colours: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += step)
    for (let x = box.x; x < box.x + box.width; x += step) {
      const at = y * width + x;
      // What a photo leaves clear has no colour.
      if (data[at * 4 + 3] !== 255 || !isMeant(at, x, y)) continue;
      colours.push(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0, 255);
    }
  return colours.length < SAMPLES.least * 4 ? null : labOf(Uint8ClampedArray.from(colours));
}
