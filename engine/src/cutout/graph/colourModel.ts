import { ownersOf, samplesOf, spreadOut, type Middle, type Samples } from './colourSamples.ts';
import type { Lab } from '../raster/lab.ts';

/** Colours of one side of a cut, as a few soft clouds in Lab (a mixture of Gaussians). */
export type ColourModel = readonly Cloud[];

interface Cloud {
  readonly mean: Middle;
  /** Inverse covariance: its six different values. */
  readonly inverse: readonly [number, number, number, number, number, number];
  /** What a pixel pays for being of this cloud at all: rare and wide clouds are dear. */
  readonly entry: number;
}

const CLOUDS = 5;
const ROUNDS = 4;
/** Noise that every camera has, in Lab units squared. */
const NOISE = 4;

/** Null when nothing has a weight. */
export function learnColours(lab: Lab, weightOf: (pixel: number) => number): ColourModel | null {
  const samples = samplesOf(lab, weightOf);
  if (samples.count === 0) return null;
  let middles: readonly Middle[] = spreadOut(samples, CLOUDS);
  let owners = ownersOf(samples, middles);
  for (let round = 1; round <= ROUNDS; round++) {
    middles = middles.map((middle, k) => meanOf(samples, owners, k) ?? middle);
    if (round < ROUNDS) owners = ownersOf(samples, middles);
  }
  const all = samples.weights.reduce((sum, weight) => sum + weight, 0);
  return middles.flatMap((mean, k) => {
    const cloud = cloudOf(samples, { owners, k, mean, all });
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

function meanOf(
  { count, colours, weights }: Samples,
  owners: Uint8Array,
  k: number,
): Middle | null {
  let sum = 0;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let n = 0; n < count; n++) {
    if (owners[n] !== k) continue;
    const weight = weights[n] ?? 0;
    sum += weight;
    l += weight * (colours[n * 3] ?? 0);
    a += weight * (colours[n * 3 + 1] ?? 0);
    b += weight * (colours[n * 3 + 2] ?? 0);
  }
  return sum === 0 ? null : [l / sum, a / sum, b / sum];
}

interface Owned {
  readonly owners: Uint8Array;
  readonly k: number;
  readonly mean: Middle;
  readonly all: number;
}

function cloudOf(
  { count, colours, weights }: Samples,
  { owners, k, mean, all }: Owned,
): Cloud | null {
  let [sum, ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < count; n++) {
    if (owners[n] !== k) continue;
    const w = weights[n] ?? 0;
    const dl = (colours[n * 3] ?? 0) - mean[0];
    const da = (colours[n * 3 + 1] ?? 0) - mean[1];
    const db = (colours[n * 3 + 2] ?? 0) - mean[2];
    sum += w;
    ll += w * dl * dl;
    la += w * dl * da;
    lb += w * dl * db;
    aa += w * da * da;
    ab += w * da * db;
    bb += w * db * db;
  }
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
