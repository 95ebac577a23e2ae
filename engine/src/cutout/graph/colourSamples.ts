import type { Lab } from '../raster/lab.ts';

/** About as many pixels are enough for a model, for neighbours look alike. */
const MOST_SAMPLES = 4_000;

export type Centroid = readonly [l: number, a: number, b: number];

/** Colours of a sample of the pixels, contiguous in memory: a fit reads each of them about forty times. */
export interface Samples {
  readonly count: number;
  /** Three values a sample. */
  readonly colours: Float64Array;
  readonly weights: Float64Array;
}

export function samplesOf(lab: Lab, weightOf: (pixel: number) => number): Samples {
  const pixels = lab.length / 3;
  const stride = Math.max(1, Math.floor(pixels / MOST_SAMPLES / 2));
  const colours = new Float64Array(lab.length);
  const weights = new Float64Array(pixels);
  let count = 0;
  for (let i = 0; i < pixels; i++) {
    const weight = weightOf(i);
    // Pixels under a stroke weigh more than 1, and all of them are taken.
    if (weight <= 0 || (weight <= 1 && i % stride !== 0)) continue;
    colours[count * 3] = lab[i * 3] ?? 0;
    colours[count * 3 + 1] = lab[i * 3 + 1] ?? 0;
    colours[count * 3 + 2] = lab[i * 3 + 2] ?? 0;
    weights[count++] = weight;
  }
  return {
    count,
    colours: colours.subarray(0, count * 3),
    weights: weights.subarray(0, count),
  };
}

export const colourAt = ({ colours }: Samples, n: number): Centroid => [
  colours[n * 3] ?? 0,
  colours[n * 3 + 1] ?? 0,
  colours[n * 3 + 2] ?? 0,
];

/** Initial centroids by farthest-first traversal: deterministic. */
export function farthestPoints(samples: Samples, most: number): Centroid[] {
  const { count } = samples;
  const centroids = [colourAt(samples, Math.floor(count / 2))];
  const gaps = new Float64Array(count).fill(Infinity);
  while (centroids.length < most) {
    const [l, a, b] = centroids.at(-1) ?? [0, 0, 0];
    let [far, widest] = [0, -1];
    for (let n = 0; n < count; n++) {
      const gap = Math.min(gaps[n] ?? 0, squaredDistance(samples, n, l, a, b));
      gaps[n] = gap;
      if (gap > widest) {
        far = n;
        widest = gap;
      }
    }
    centroids.push(colourAt(samples, far));
  }
  return centroids;
}

/** For each sample the index of its nearest centroid; of equally near ones, the first. */
export function nearestCentroids(samples: Samples, centroids: readonly Centroid[]): Uint8Array {
  const { count, colours } = samples;
  const labels = new Uint8Array(count);
  const flat = Float64Array.from(centroids.flat());
  for (let n = 0; n < count; n++) {
    const l = colours[n * 3] ?? 0;
    const a = colours[n * 3 + 1] ?? 0;
    const b = colours[n * 3 + 2] ?? 0;
    let least = Infinity;
    for (let k = 0; k < flat.length; k += 3) {
      const dl = l - (flat[k] ?? 0);
      const da = a - (flat[k + 1] ?? 0);
      const db = b - (flat[k + 2] ?? 0);
      const gap = dl * dl + da * da + db * db;
      if (gap >= least) continue;
      least = gap;
      labels[n] = k / 3;
    }
  }
  return labels;
}

function squaredDistance({ colours }: Samples, n: number, l: number, a: number, b: number): number {
  const dl = (colours[n * 3] ?? 0) - l;
  const da = (colours[n * 3 + 1] ?? 0) - a;
  const db = (colours[n * 3 + 2] ?? 0) - b;
  return dl * dl + da * da + db * db;
}
