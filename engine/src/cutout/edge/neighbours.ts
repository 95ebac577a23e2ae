import type { Lab } from '../raster/lab.ts';

/** What neighbours of one colour are worth to each other, against the odds of their own. */
const TIE = 1.5;
/** Lab units: what differs by more hardly holds together. */
const ALIKE = 12;
const DIAGONAL = 0.7;
const ROUNDS = 5;
/** Of each step to a neighbour, in the order of `steps`, the one back. */
const BACK = [1, 0, 3, 2, 7, 6, 5, 4] as const;
/** Odds beyond it are certain; between, as many steps as no eye could tell apart. */
const CERTAIN = 12;
const STEPS = 4096;
const SHARES = Float32Array.from(
  { length: STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(CERTAIN - (2 * CERTAIN * i) / STEPS)),
);

interface Band {
  /** 0..1 a pixel. Those of the band are changed; the others are certain. */
  readonly values: Float32Array;
  readonly width: number;
  /** Pixels of the band, none of them at the border. */
  readonly pixels: Int32Array;
  /** Of each of these, in their order: what its colour and its place say, as log odds. */
  readonly odds: Float32Array;
  readonly lab: Lab;
}

/**
 * Each pixel of a band in agreement with its neighbours, as far as their colours are alike: the mean field of a
 * Markov random field whose ties weigh contrast (Boykov and Jolly 2001). A lone pixel that looks like the
 * other side gives way, an edge stays where it is.
 */
export function agreeWithNeighbours({ values, width, pixels, odds, lab }: Band): void {
  const steps = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  const ties = tiesOf({ pixels, lab, steps, count: values.length });
  for (let n = 0; n < pixels.length; n++) values[pixels[n] ?? 0] = shareOf(odds[n] ?? 0);
  for (let round = 0; round < ROUNDS; round++)
    for (let n = 0; n < pixels.length; n++) {
      const at = pixels[n] ?? 0;
      let pull = 0;
      for (let k = 0; k < 8; k++)
        pull += (ties[n * 8 + k] ?? 0) * ((values[at + (steps[k] ?? 0)] ?? 0) * 2 - 1);
      values[at] = shareOf((odds[n] ?? 0) + pull);
    }
}

/** 0..1 of log odds; by a table, for it is asked for in every pixel and round. */
const shareOf = (odds: number): number =>
  SHARES[Math.min(STEPS, Math.max(0, Math.round((odds / CERTAIN + 1) * (STEPS / 2))))] ?? 0;

interface Neighbours extends Pick<Band, 'pixels' | 'lab'> {
  readonly steps: readonly number[];
  readonly count: number;
}

/** How far each pixel of the band follows each of its eight neighbours; what is certain is followed as what is alike. */
function tiesOf({ pixels, lab, steps, count }: Neighbours): Float32Array {
  const orderOf = new Int32Array(count).fill(-1);
  for (let n = 0; n < pixels.length; n++) orderOf[pixels[n] ?? 0] = n;
  const ties = new Float32Array(pixels.length * 8);
  for (let n = 0; n < pixels.length; n++)
    for (let k = 0; k < 8; k++) {
      const m = orderOf[(pixels[n] ?? 0) + (steps[k] ?? 0)] ?? -1;
      // Two follow each other alike: the first of them has asked already.
      ties[n * 8 + k] = m >= 0 && m < n ? (ties[m * 8 + (BACK[k] ?? 0)] ?? 0) : tieOf(n, m, k);
    }
  return ties;

  function tieOf(n: number, m: number, k: number): number {
    let apart = 0;
    if (m >= 0)
      for (let c = 0; c < 3; c++) apart += ((lab[n * 3 + c] ?? 0) - (lab[m * 3 + c] ?? 0)) ** 2;
    return (
      TIE * (k < 4 ? 1 : DIAGONAL) * (apart === 0 ? 1 : Math.exp(-apart / (2 * ALIKE * ALIKE)))
    );
  }
}
