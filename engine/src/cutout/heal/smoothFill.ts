import type { Size } from '../raster/pixels.ts';

/** Three values a pixel, and how much each pixel is to be believed, 0..1. */
export interface Sparse extends Size {
  readonly values: Float32Array;
  readonly weights: Float32Array;
}

/**
 * Values for all pixels from those of some: means of ever larger squares, and back down to where something is known
 * (pull-push, Gortler et al. 1996). `finest` is the level whose details still count, 0 for all of them: at 3 no detail
 * is finer than eight pixels.
 */
export const smoothFill = (sparse: Sparse, finest = 0): Float32Array => smoothFills(sparse)(finest);

/** Several of them from the same values: their means are made once. */
export function smoothFills(sparse: Sparse): (finest: number) => Float32Array {
  const levels = [sparse];
  for (let level = sparse; level.width > 1 || level.height > 1;) {
    level = halved(level);
    levels.push(level);
  }
  return (finest) => {
    let out = levels.at(-1)?.values ?? sparse.values;
    for (let n = levels.length - 2; n >= 0; n--) {
      const [level, coarse] = [levels[n] ?? sparse, levels[n + 1] ?? sparse];
      out = finer(out, coarse, n < finest ? { ...level, weights: new Float32Array(0) } : level);
    }
    return out;
  };
}

function halved({ values, weights, width, height }: Sparse): Sparse {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = {
    values: new Float32Array(w * h * 3),
    weights: new Float32Array(w * h),
    width: w,
    height: h,
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const to = y * w + x;
      let [sum, r, g, b] = [0, 0, 0, 0];
      for (let v = y * 2; v < Math.min(height, y * 2 + 2); v++)
        for (let u = x * 2; u < Math.min(width, x * 2 + 2); u++) {
          const at = v * width + u;
          const weight = weights[at] ?? 0;
          if (weight === 0) continue;
          sum += weight;
          r += weight * (values[at * 3] ?? 0);
          g += weight * (values[at * 3 + 1] ?? 0);
          b += weight * (values[at * 3 + 2] ?? 0);
        }
      if (sum === 0) continue;
      half.weights[to] = Math.min(1, sum);
      half.values[to * 3] = r / sum;
      half.values[to * 3 + 1] = g / sum;
      half.values[to * 3 + 2] = b / sum;
    }
  return half;
}

/** What is known of a level, and between it what the coarser one says. */
function finer(
  coarse: Float32Array,
  { width: across, height: down }: Size,
  { values, weights, width, height }: Sparse,
): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const upper = nearOf(y) * across;
    const lower = besideOf(y, down) * across;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const weight = weights[at] ?? 0;
      const left = nearOf(x);
      const right = besideOf(x, across);
      for (let c = 0; c < 3; c++) {
        const a = coarse[(upper + left) * 3 + c] ?? 0;
        const b = coarse[(upper + right) * 3 + c] ?? 0;
        const d = coarse[(lower + left) * 3 + c] ?? 0;
        const e = coarse[(lower + right) * 3 + c] ?? 0;
        const top = a + (b - a) * ALONG;
        const rough = top + (d + (e - d) * ALONG - top) * ALONG;
        out[at * 3 + c] = rough + ((values[at * 3 + c] ?? 0) - rough) * weight;
      }
    }
  }
  return out;
}

/** How far a place of a finer line is from the nearer of the two of a coarser one that it lies between. */
const ALONG = 0.25;
const nearOf = (at: number): number => at >> 1;
const besideOf = (at: number, count: number): number =>
  (at & 1) === 1 ? Math.min(count - 1, (at >> 1) + 1) : Math.max(0, (at >> 1) - 1);
