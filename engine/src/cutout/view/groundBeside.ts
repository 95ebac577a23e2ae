import type { Lab } from '../raster/lab.ts';
import type { Pixels } from '../raster/pixels.ts';
import { resizePlane, type Plane } from '../raster/plane.ts';
import { boundsOf, type Box } from '../raster/regions.ts';
import { roughCopy, type RoughCopy } from '../backdrop/roughCopy.ts';

/** Of the product's width: how far to either side the ground is looked at, and how far its own edge reaches. */
const BESIDE = { from: 0.06, to: 0.7 } as const;
/** Bands of ground: of the product's height, and the first one's foot below the product's. */
const BAND = 0.05;
const BELOW = 0.05;
/** Narrower or with fewer pixels of ground than this, in pixels of the rough copy, a side or a band tells nothing. */
const LEAST = { across: 6, pixels: 4, high: 2 } as const;
/** A value above this belongs to the product, or to its edge. */
const PRODUCT = 0.15;
/** How many bands right below one, and at the foot, say what the ground is like there; fewer than `first` say nothing. */
const BELOW_IT = { near: 4, foot: 6, first: 3 } as const;
/**
 * Where ground ends, in Lab units: this far from the bands right below, and as much more as it is rough; or this far from
 * the ground at the foot. Light falls off, so lightness counts less than colour, and over a distance even less.
 */
const STEP = { local: 9, rough: 0.7, far: 26 } as const;
const WEIGHT = { local: 0.8, far: 0.5, colour: 1.5 } as const;
/** Of the roughness at the foot, what is far behind, and out of focus, has less. */
const BLURRED = 0.15;
/**
 * Mean difference of lightness from pixel to pixel: what is smoother is paper, a sheet or ice and tells nothing; what never
 * ends has to be rougher still, for a backdrop may go up behind the product.
 */
const ROUGH = { ends: 0.6, never: 1.2 } as const;
/** Further up it makes no difference. */
const MOST = 1.2;

interface Band {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
  readonly roughness: number;
  /** How far above the product's foot, in heights of the product. */
  readonly up: number;
}

/**
 * How high the ground that a product stands on goes on beside it, to its left and to its right: in heights of the
 * product above its foot, at most 1.2. A side that tells nothing is left out.
 */
export function groundBeside(photo: Pixels, product: Plane): readonly number[] {
  const copy = roughCopy(photo);
  const alpha = resizePlane(product, copy.size.width, copy.size.height);
  const box = boundsOf(alpha, 0.5);
  if (box === null) return [];
  const right = box.x + box.width;
  const [near, far] = [Math.max(3, box.width * BESIDE.from), box.width * BESIDE.to];
  const sides: readonly Span[] = [
    [Math.max(0, Math.round(box.x - far)), Math.round(box.x - near)],
    [Math.round(right + near), Math.min(copy.size.width, Math.round(right + far))],
  ];
  return sides.flatMap((span) => {
    if (span[1] - span[0] < LEAST.across) return [];
    const height = heightOf(bandsOf(copy, { alpha, box, span }));
    return height === null ? [] : [height];
  });
}

type Span = readonly [from: number, to: number];

/** From the foot upwards. */
function bandsOf(
  { lab, size }: RoughCopy,
  { alpha, box, span }: { readonly alpha: Plane; readonly box: Box; readonly span: Span },
): readonly Band[] {
  const high = Math.max(LEAST.high, Math.round(box.height * BAND));
  const foot = box.y + box.height;
  const bands: Band[] = [];
  for (
    let to = Math.min(size.height, Math.round(foot + box.height * BELOW));
    to - high >= 0;
    to -= high
  ) {
    const band = meanOf(lab, { alpha, rows: [to - high, to], span });
    if (band !== null) bands.push({ ...band, up: (foot - (to - high / 2)) / box.height });
  }
  return bands;
}

function meanOf(
  lab: Lab,
  { alpha, rows, span }: { readonly alpha: Plane; readonly rows: Span; readonly span: Span },
): Omit<Band, 'up'> | null {
  let [count, lightness, a, b, roughness] = [0, 0, 0, 0, 0];
  for (let y = rows[0]; y < rows[1]; y++)
    for (let x = span[0]; x < span[1]; x++) {
      const i = y * alpha.width + x;
      if ((alpha.data[i] ?? 0) > PRODUCT) continue;
      const value = lab[i * 3] ?? 0;
      count++;
      lightness += value;
      a += lab[i * 3 + 1] ?? 0;
      b += lab[i * 3 + 2] ?? 0;
      roughness += x > span[0] ? Math.abs(value - (lab[i * 3 - 3] ?? 0)) : 0;
    }
  return count < LEAST.pixels
    ? null
    : { lightness: lightness / count, a: a / count, b: b / count, roughness: roughness / count };
}

/** Null: it is too smooth to be told from paper. */
function heightOf(bands: readonly Band[]): number | null {
  const end = bands.findIndex(
    (band, n) => n >= BELOW_IT.first && isBeyond(band, bands.slice(0, n)),
  );
  const ground = end < 0 ? bands : bands.slice(0, end);
  if (ground.length === 0) return null;
  const least = end < 0 ? ROUGH.never : ROUGH.ends;
  return usual(ground).roughness > least ? Math.min(MOST, bands[end]?.up ?? MOST) : null;
}

function isBeyond(band: Band, below: readonly Band[]): boolean {
  const [near, foot] = [usual(below.slice(-BELOW_IT.near)), usual(below.slice(0, BELOW_IT.foot))];
  return (
    apart(band, near, WEIGHT.local) > STEP.local + near.roughness * STEP.rough ||
    apart(band, foot, WEIGHT.far) > STEP.far ||
    band.roughness < foot.roughness * BLURRED
  );
}

type Colour = Omit<Band, 'up'>;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / values.length;
const usual = (bands: readonly Colour[]): Colour => ({
  lightness: mean(bands.map(({ lightness }) => lightness)),
  a: mean(bands.map(({ a }) => a)),
  b: mean(bands.map(({ b }) => b)),
  roughness: mean(bands.map(({ roughness }) => roughness)),
});
const apart = (one: Colour, other: Colour, weight: number): number =>
  Math.hypot(
    (one.lightness - other.lightness) * weight,
    (one.a - other.a) * WEIGHT.colour,
    (one.b - other.b) * WEIGHT.colour,
  );
