import {
  nearestCentroids,
  samplesOf,
  farthestPoints,
  type Centroid,
  type Samples,
} from './colourSamples.ts';
import type { Lab } from '../raster/lab.ts';

/** The colours of one side of a segmentation: a mixture of Gaussians in CIELAB. */
export type ColourModel = readonly Gaussian[];

interface Gaussian {
  readonly mean: Centroid;
  /** The inverse covariance, a symmetric matrix: ll, la, lb, aa, ab, bb. */
  readonly inverse: readonly [number, number, number, number, number, number];
  /** The part of the cost that does not depend on the pixel: half the log determinant of the covariance, less the log of the component's weight. */
  readonly offset: number;
}

const COMPONENTS = 5;
const ROUNDS = 4;
/** Added to each variance: the noise of any camera, in squared units of CIELAB. */
const NOISE_VARIANCE = 4;

/** Fits a model to the pixels by k-means. Weights above 1 are hints, which are never left out. Null if all weights are 0. */
export function fitColourModel(lab: Lab, weightOf: (pixel: number) => number): ColourModel | null {
  const samples = samplesOf(lab, weightOf);
  if (samples.count === 0) return null;
  let centroids: readonly Centroid[] = farthestPoints(samples, COMPONENTS);
  let labels = nearestCentroids(samples, centroids);
  for (let round = 1; round <= ROUNDS; round++) {
    centroids = centroids.map((centroid, k) => meanOf(samples, labels, k) ?? centroid);
    if (round < ROUNDS) labels = nearestCentroids(samples, centroids);
  }
  const all = samples.weights.reduce((sum, weight) => sum + weight, 0);
  return centroids.flatMap((mean, k) => {
    const gaussian = gaussianOf(samples, { labels, k, mean, all });
    return gaussian === null ? [] : [gaussian];
  });
}

/** The cost of a pixel's colour: the negative log likelihood under its best component. */
export function negativeLogLikelihood(model: ColourModel, lab: Lab, pixel: number): number {
  let least = 1e4;
  for (const { mean, inverse, offset } of model) {
    const l = (lab[pixel * 3] ?? 0) - mean[0];
    const a = (lab[pixel * 3 + 1] ?? 0) - mean[1];
    const b = (lab[pixel * 3 + 2] ?? 0) - mean[2];
    const mahalanobis =
      inverse[0] * l * l +
      inverse[3] * a * a +
      inverse[5] * b * b +
      2 * (inverse[1] * l * a + inverse[2] * l * b + inverse[4] * a * b);
    const cost = offset + mahalanobis / 2;
    if (cost < least) least = cost;
  }
  return least;
}

function meanOf(
  { count, colours, weights }: Samples,
  labels: Uint8Array,
  k: number,
): Centroid | null {
  let sum = 0;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let n = 0; n < count; n++) {
    if (labels[n] !== k) continue;
    const weight = weights[n] ?? 0;
    sum += weight;
    l += weight * (colours[n * 3] ?? 0);
    a += weight * (colours[n * 3 + 1] ?? 0);
    b += weight * (colours[n * 3 + 2] ?? 0);
  }
  return sum === 0 ? null : [l / sum, a / sum, b / sum];
}

interface Component {
  readonly labels: Uint8Array;
  readonly k: number;
  readonly mean: Centroid;
  readonly all: number;
}

function gaussianOf(
  { count, colours, weights }: Samples,
  { labels, k, mean, all }: Component,
): Gaussian | null {
  let [sum, ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < count; n++) {
    if (labels[n] !== k) continue;
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
  const [p, q, r] = [ll / sum + NOISE_VARIANCE, la / sum, lb / sum];
  const [s, t, u] = [aa / sum + NOISE_VARIANCE, ab / sum, bb / sum + NOISE_VARIANCE];
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
    offset: Math.log(volume) / 2 - Math.log(sum / all),
  };
}
