import type { Lab } from './lab.ts';

/** Colours of one side of a cut, as a few soft clouds in Lab (a mixture of Gaussians). */
export type ColourModel = readonly Cloud[];

interface Cloud {
  readonly mean: readonly [number, number, number];
  /** Inverse covariance: its six different values. */
  readonly inverse: readonly [number, number, number, number, number, number];
  /** What a pixel pays for being of this cloud at all: rare and wide clouds are dear. */
  readonly entry: number;
}

const CLOUDS = 5;
const ROUNDS = 4;
/** Samples are enough: neighbours look alike. */
const MOST_SAMPLES = 4_000;
/** Noise that every camera has, in Lab units squared. */
const NOISE = 4;

/** Null when nothing has a weight. */
export function learnColours(lab: Lab, weightOf: (pixel: number) => number): ColourModel | null {
  const pixels: number[] = [];
  const weights: number[] = [];
  const count = lab.length / 3;
  const stride = Math.max(1, Math.floor(count / MOST_SAMPLES / 2));
  for (let i = 0; i < count; i++) {
    const weight = weightOf(i);
    // What people have painted is never left to chance.
    if (weight <= 0 || (weight <= 1 && i % stride !== 0)) continue;
    pixels.push(i);
    weights.push(weight);
  }
  if (pixels.length === 0) return null;
  let middles = spreadOut(lab, pixels);
  let owner = new Uint8Array(pixels.length);
  for (let round = 0; round < ROUNDS; round++) {
    owner = Uint8Array.from(pixels, (i) => nearest(lab, i, middles));
    middles = middles.map((middle, k) => meanOf(lab, pixels, weights, owner, k) ?? middle);
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return middles.flatMap((mean, k) => {
    const cloud = cloudOf({ lab, pixels, weights, owner, k, mean, all });
    return cloud === null ? [] : [cloud];
  });
}

/** What a pixel's colour costs under a model: the negative logarithm of its likelihood. */
export function costOf(model: ColourModel, lab: Lab, pixel: number): number {
  let least = 1e4;
  for (const { mean, inverse, entry } of model) {
    const l = (lab[pixel * 3] ?? 0) - mean[0];
    const a = (lab[pixel * 3 + 1] ?? 0) - mean[1];
    const b = (lab[pixel * 3 + 2] ?? 0) - mean[2];
    const far =
      inverse[0] * l * l +
      inverse[3] * a * a +
      inverse[5] * b * b +
      2 * (inverse[1] * l * a + inverse[2] * l * b + inverse[4] * a * b);
    const cost = entry + far / 2;
    if (cost < least) least = cost;
  }
  return least;
}

type Middle = readonly [number, number, number];

const colourAt = (lab: Lab, i: number): Middle => [
  lab[i * 3] ?? 0,
  lab[i * 3 + 1] ?? 0,
  lab[i * 3 + 2] ?? 0,
];
const apart = (lab: Lab, i: number, m: Middle): number =>
  ((lab[i * 3] ?? 0) - m[0]) ** 2 +
  ((lab[i * 3 + 1] ?? 0) - m[1]) ** 2 +
  ((lab[i * 3 + 2] ?? 0) - m[2]) ** 2;

/** Starting points far from each other; the same for the same pixels. */
function spreadOut(lab: Lab, pixels: readonly number[]): Middle[] {
  const middles: Middle[] = [colourAt(lab, pixels[Math.floor(pixels.length / 2)] ?? 0)];
  const gap = pixels.map((i) => apart(lab, i, middles[0] ?? [0, 0, 0]));
  while (middles.length < CLOUDS) {
    let far = 0;
    gap.forEach((g, n) => {
      if (g > (gap[far] ?? 0)) far = n;
    });
    const next = colourAt(lab, pixels[far] ?? 0);
    middles.push(next);
    pixels.forEach((i, n) => (gap[n] = Math.min(gap[n] ?? 0, apart(lab, i, next))));
  }
  return middles;
}

function nearest(lab: Lab, i: number, middles: readonly Middle[]): number {
  let best = 0;
  let least = Infinity;
  middles.forEach((middle, k) => {
    const gap = apart(lab, i, middle);
    if (gap < least) [best, least] = [k, gap];
  });
  return best;
}

function meanOf(
  lab: Lab,
  pixels: readonly number[],
  weights: readonly number[],
  owner: Uint8Array,
  k: number,
): Middle | null {
  let [sum, l, a, b] = [0, 0, 0, 0];
  pixels.forEach((i, n) => {
    if (owner[n] !== k) return;
    const weight = weights[n] ?? 0;
    sum += weight;
    l += weight * (lab[i * 3] ?? 0);
    a += weight * (lab[i * 3 + 1] ?? 0);
    b += weight * (lab[i * 3 + 2] ?? 0);
  });
  return sum === 0 ? null : [l / sum, a / sum, b / sum];
}

function cloudOf({
  lab,
  pixels,
  weights,
  owner,
  k,
  mean,
  all,
}: {
  readonly lab: Lab;
  readonly pixels: readonly number[];
  readonly weights: readonly number[];
  readonly owner: Uint8Array;
  readonly k: number;
  readonly mean: Middle;
  readonly all: number;
}): Cloud | null {
  let [sum, ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0, 0];
  pixels.forEach((i, n) => {
    if (owner[n] !== k) return;
    const w = weights[n] ?? 0;
    const [l, a, b] = colourAt(lab, i);
    const [dl, da, db] = [l - mean[0], a - mean[1], b - mean[2]];
    sum += w;
    ll += w * dl * dl;
    la += w * dl * da;
    lb += w * dl * db;
    aa += w * da * da;
    ab += w * da * db;
    bb += w * db * db;
  });
  if (sum === 0) return null;
  const [p, q, r] = [ll / sum + NOISE, la / sum, lb / sum];
  const [s, t, u] = [aa / sum + NOISE, ab / sum, bb / sum + NOISE];
  const [c0, c1, c2] = [s * u - t * t, r * t - q * u, q * t - r * s];
  const volume = p * c0 + q * c1 + r * c2;
  return {
    mean,
    inverse: [
      c0 / volume,
      c1 / volume,
      c2 / volume,
      (p * u - r * r) / volume,
      (q * r - p * t) / volume,
      (p * s - q * q) / volume,
    ],
    entry: Math.log(volume) / 2 - Math.log(sum / all),
  };
}
