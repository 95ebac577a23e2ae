import { labOf } from '../raster/lab.ts';
import type { Pixels } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';
import type { Box } from '../raster/regions.ts';
import { smoothHistogram, type Axis } from '../raster/smoothHistogram.ts';

/** Lab units that count as one look. */
const STEP = { light: 25, tint: 5 } as const;
/** With more tint than this a colour is the same in any light: blades before a product are lit, those around it are not. */
const TINTED = 12;
/** Steps of light, and of each axis of tint. */
const LIGHTS = 5;
const TINTS = 32;
const LOOKS = LIGHTS * TINTS * TINTS;
const AXES: readonly Axis[] = [
  [1, TINTS],
  [TINTS, TINTS],
  [TINTS * TINTS, LIGHTS],
];
/** How many times likelier a colour has to be outside: a shade may well be as grey as asphalt, a seam as dark as soil. */
const LIKELIER = { tinted: 8, grey: 40 } as const;
/** A value below is ground for certain, a value above is the product. */
const SURE = { ground: 0.03, product: 0.97 } as const;
/** A colour of fewer of the ground's pixels than this share says nothing. */
const LEAST = 1 / 2000;

/** Only every so many pixels along both axes are counted. */
const EVERY = 2;

interface Seen {
  readonly photo: Pixels;
  readonly alpha: Plane;
  /** What is painted says nothing about the product. */
  readonly painted: Plane;
  /** Where to look. */
  readonly area: Box;
}

/** Whether a pixel of a photo looks like the ground. */
export type IsGround = (data: Uint8ClampedArray, at: number) => boolean;

/**
 * Learns what looks like the ground around the product and unlike the product: what people have not painted over of a
 * blade. What both have is not taken for the ground.
 */
export function groundLooks({ photo, alpha, painted, area }: Seen): IsGround {
  const counts = { ground: new Float32Array(LOOKS), product: new Float32Array(LOOKS) };
  const all = { ground: 0, product: 0 };
  const lookOf = lookOfColours();
  for (let y = area.y; y < area.y + area.height; y += EVERY)
    for (let x = area.x; x < area.x + area.width; x += EVERY) {
      const at = y * photo.width + x;
      const a = alpha.data[at] ?? 0;
      const side = a < SURE.ground ? 'ground' : a > SURE.product ? 'product' : null;
      if (side === null || (side === 'product' && (painted.data[at] ?? 0) > 0.5)) continue;
      const look = lookOf[colourOf(photo.data, at)] ?? 0;
      counts[side][look] = (counts[side][look] ?? 0) + 1;
      all[side]++;
    }
  const [ground, product] = [
    smoothHistogram(counts.ground, AXES),
    smoothHistogram(counts.product, AXES),
  ];
  const isGround = Uint8Array.from(ground, (count, look) => {
    const share = count / Math.max(1, all.ground);
    const times = isTinted(look) ? LIKELIER.tinted : LIKELIER.grey;
    const isLikelier = share > (times * (product[look] ?? 0)) / Math.max(1, all.product);
    return share > LEAST && isLikelier ? 1 : 0;
  });
  return (data, at) => isGround[lookOf[colourOf(data, at)] ?? 0] === 1;
}

/** A colour in five bits a channel. */
const colourOf = (data: Uint8ClampedArray, at: number): number =>
  ((data[at * 4] ?? 0) >> 3) * 1024 +
  ((data[at * 4 + 1] ?? 0) >> 3) * 32 +
  ((data[at * 4 + 2] ?? 0) >> 3);

/** Made when something is healed for the first time: most photos are cut without. */
let known: Uint16Array | null = null;

/** The look of each such colour. */
const lookOfColours = (): Uint16Array =>
  (known ??= looksOf(
    Uint8ClampedArray.from({ length: 32 ** 3 * 4 }, (_, i) => {
      const colour = i >> 2;
      return [colour >> 10, (colour >> 5) & 31, colour & 31, 31][i % 4] ?? 0;
    }).map((v) => v * 8 + 4),
  ));

function looksOf(pixels: Uint8ClampedArray): Uint16Array {
  const lab = labOf(pixels);
  return Uint16Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [light, a, b] = [lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0];
    const step = a * a + b * b > TINTED * TINTED ? 0 : Math.floor(light / STEP.light);
    return (stepOf(step, LIGHTS) * TINTS + tintOf(a)) * TINTS + tintOf(b);
  });
}

function isTinted(look: number): boolean {
  const [a, b] = [Math.floor(look / TINTS) % TINTS, look % TINTS].map(
    (step) => (step - TINTS / 2 + 0.5) * STEP.tint,
  );
  return (a ?? 0) ** 2 + (b ?? 0) ** 2 > TINTED * TINTED;
}

function tintOf(v: number): number {
  return stepOf(Math.floor(v / STEP.tint) + TINTS / 2, TINTS);
}

function stepOf(step: number, count: number): number {
  return Math.min(count - 1, Math.max(0, step));
}
