import type { Lab } from '../raster/lab.ts';

/** The light a plain backdrop would show at each point, fitted to the border of a photo. */
export interface BackdropFit {
  /** Three values a pixel, like the photo's own. */
  readonly lab: Lab;
  /** Spread of the border around the fit, in Lab units: paper is 1, a bookshelf 20. */
  readonly spread: number;
  /** Share of the border that follows the fit. */
  readonly share: number;
  /** The fitted colour at a place, both coordinates 0..1. */
  readonly at: (u: number, v: number) => readonly [number, number, number];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const TERMS = 6;
const ROUNDS = 4;
const MARGIN = 0.045;
/** Of the border, white: what fills a photo of white paper to its edges must not be taken for paper too. */
const ON_WHITE = 0.4;
/** Blown out or cut out, in Lab units. */
const WHITE = { lightness: 97, tint: 2.5 } as const;
/** Samples across the photo: enough for a smooth surface. */
const ACROSS = 120;

/** A smooth surface (second order in x and y) through the border, outliers left out. */
export function fitBackdrop(lab: Lab, { width, height }: Size): BackdropFit {
  const border = borderPixels({ width, height });
  const basis = border.map((i) => termsAt(i, { width, height }));
  const white = border.map((i) => isWhite(lab, i));
  const isOnWhite = white.filter(Boolean).length > border.length * ON_WHITE;
  let kept = isOnWhite ? white : border.map(() => true);
  let surface: readonly (readonly number[])[] = [];
  let spread = 0;
  let share = 1;
  for (let round = 0; round < ROUNDS; round++) {
    surface = [0, 1, 2].map((channel) =>
      solve(
        basis,
        border.map((i) => lab[i * 3 + channel] ?? 0),
        kept,
      ),
    );
    const misses = border.map((i, n) => missAt(lab, i, basis[n] ?? [], surface));
    const limit = Math.max(4, 2.6 * middle(misses.filter((_, n) => kept[n])));
    kept = misses.map((miss) => miss < limit);
    share = kept.filter(Boolean).length / Math.max(1, border.length);
    spread = middle(misses.filter((_, n) => kept[n]));
  }
  const at: BackdropFit['at'] = (u, v) => {
    const [x, y] = [u * 2 - 1, v * 2 - 1];
    return [
      surfaceAt(surface[0] ?? [], x, y),
      surfaceAt(surface[1] ?? [], x, y),
      surfaceAt(surface[2] ?? [], x, y),
    ];
  };
  const out = new Float32Array(lab.length);
  for (const channel of [0, 1, 2]) {
    const weights = surface[channel] ?? [];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        out[(y * width + x) * 3 + channel] = surfaceAt(
          weights,
          (x / width) * 2 - 1,
          (y / height) * 2 - 1,
        );
  }
  return { lab: out, spread, share, at };
}

const isWhite = (lab: Lab, i: number): boolean =>
  (lab[i * 3] ?? 0) > WHITE.lightness &&
  Math.hypot(lab[i * 3 + 1] ?? 0, lab[i * 3 + 2] ?? 0) < WHITE.tint;

function borderPixels({ width, height }: Size): number[] {
  const m = Math.max(1, Math.round(Math.min(width, height) * MARGIN));
  const step = Math.max(1, Math.round(Math.min(width, height) / ACROSS));
  const found: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if (x < m || y < m || x >= width - m || y >= height - m) found.push(y * width + x);
  return found;
}

function termsAt(i: number, { width, height }: Size): readonly number[] {
  const x = ((i % width) / width) * 2 - 1;
  const y = (Math.floor(i / width) / height) * 2 - 1;
  return [1, x, y, x * x, y * y, x * y];
}

const valueOf = (terms: readonly number[], weights: readonly number[]): number =>
  terms.reduce((sum, term, k) => sum + term * (weights[k] ?? 0), 0);

/** The same sum without a list of terms: it is asked for every pixel. */
const surfaceAt = (w: readonly number[], x: number, y: number): number =>
  (w[0] ?? 0) +
  (w[1] ?? 0) * x +
  (w[2] ?? 0) * y +
  (w[3] ?? 0) * x * x +
  (w[4] ?? 0) * y * y +
  (w[5] ?? 0) * x * y;

function missAt(
  lab: Lab,
  i: number,
  terms: readonly number[],
  surface: readonly (readonly number[])[],
): number {
  const miss = (c: number): number => (lab[i * 3 + c] ?? 0) - valueOf(terms, surface[c] ?? []);
  return Math.hypot(miss(0) * 0.7, miss(1), miss(2));
}

function middle(values: readonly number[]): number {
  const sorted = Float32Array.from(values).toSorted();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Least squares by the normal equations, a little damped so that it always has an answer. */
function solve(
  basis: readonly (readonly number[])[],
  values: readonly number[],
  kept: readonly boolean[],
): number[] {
  const m = Array.from({ length: TERMS }, () => Array.from({ length: TERMS + 1 }, () => 0));
  basis.forEach((terms, n) => {
    if (kept[n] !== true) return;
    m.forEach((row, r) => {
      const own = terms[r] ?? 0;
      for (let c = 0; c < TERMS; c++) row[c] = (row[c] ?? 0) + own * (terms[c] ?? 0);
      row[TERMS] = (row[TERMS] ?? 0) + own * (values[n] ?? 0);
    });
  });
  m.forEach((row, r) => (row[r] = (row[r] ?? 0) + (r === 0 ? 1e-3 : 0.5)));
  for (let p = 0; p < TERMS; p++) {
    const pivot = m[p]?.[p] ?? 1;
    for (let r = 0; r < TERMS; r++) {
      const row = m[r];
      if (r === p || row === undefined) continue;
      const factor = (row[p] ?? 0) / pivot;
      for (let c = p; c <= TERMS; c++) row[c] = (row[c] ?? 0) - factor * (m[p]?.[c] ?? 0);
    }
  }
  return m.map((row, r) => (row[TERMS] ?? 0) / (row[r] ?? 1));
}
