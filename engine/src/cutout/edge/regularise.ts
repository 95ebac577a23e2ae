import type { Lab } from '../raster/lab.ts';

/** Weight of a neighbour of the same colour, in log odds. */
const WEIGHT = 1.5;
/** Colour difference (CIELAB) by which the weight falls off. */
const ALIKE = 12;
const DIAGONAL = 0.7;
const ROUNDS = 5;
/** For each entry of `offsets`, the index of the opposite one. */
const BACK = [1, 0, 3, 2, 7, 6, 5, 4] as const;
/** The logistic function as a table between these log odds, beyond which a pixel is certain. */
const CERTAIN = 12;
const STEPS = 4096;
const LOGISTIC = Float32Array.from(
  { length: STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(CERTAIN - (2 * CERTAIN * i) / STEPS)),
);

interface Band {
  /** 0..1 a pixel. Pixels of the band are written; the others are certain. */
  readonly values: Float32Array;
  readonly width: number;
  /** Pixels of the band, none of them at the border. */
  readonly pixels: Int32Array;
  /** For each of them the log odds by its colour and place. */
  readonly odds: Float32Array;
  readonly lab: Lab;
}

/**
 * Makes the pixels of a band agree with neighbours of similar colour: mean-field inference in a Markov random field with
 * contrast-sensitive weights (Boykov and Jolly 2001). Single pixels that look like the other side are corrected; edges stay.
 */
export function regularise({ values, width, pixels, odds, lab }: Band): void {
  const offsets = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  const weights = weightsOf({ pixels, lab, offsets, count: values.length });
  for (let n = 0; n < pixels.length; n++) values[pixels[n] ?? 0] = probabilityOf(odds[n] ?? 0);
  for (let round = 0; round < ROUNDS; round++)
    for (let n = 0; n < pixels.length; n++) {
      const at = pixels[n] ?? 0;
      let field = 0;
      for (let k = 0; k < 8; k++)
        field += (weights[n * 8 + k] ?? 0) * ((values[at + (offsets[k] ?? 0)] ?? 0) * 2 - 1);
      values[at] = probabilityOf((odds[n] ?? 0) + field);
    }
}

/** The probability of log odds, from the table: it is needed for every pixel in every round. */
const probabilityOf = (odds: number): number =>
  LOGISTIC[Math.min(STEPS, Math.max(0, Math.round((odds / CERTAIN + 1) * (STEPS / 2))))] ?? 0;

interface Neighbours extends Pick<Band, 'pixels' | 'lab'> {
  readonly offsets: readonly number[];
  readonly count: number;
}

/** The weight of each of the eight neighbours of each pixel; certain ones count like those of the same colour. */
function weightsOf({ pixels, lab, offsets, count }: Neighbours): Float32Array {
  const orderOf = new Int32Array(count).fill(-1);
  for (let n = 0; n < pixels.length; n++) orderOf[pixels[n] ?? 0] = n;
  const weights = new Float32Array(pixels.length * 8);
  for (let n = 0; n < pixels.length; n++)
    for (let k = 0; k < 8; k++) {
      const m = orderOf[(pixels[n] ?? 0) + (offsets[k] ?? 0)] ?? -1;
      // Weights are symmetric, and the earlier pixel of the two has its own already.
      weights[n * 8 + k] =
        m >= 0 && m < n ? (weights[m * 8 + (BACK[k] ?? 0)] ?? 0) : weightOf(n, m, k);
    }
  return weights;

  function weightOf(n: number, m: number, k: number): number {
    let squared = 0;
    if (m >= 0)
      for (let c = 0; c < 3; c++) squared += ((lab[n * 3 + c] ?? 0) - (lab[m * 3 + c] ?? 0)) ** 2;
    return (
      WEIGHT *
      (k < 4 ? 1 : DIAGONAL) *
      (squared === 0 ? 1 : Math.exp(-squared / (2 * ALIKE * ALIKE)))
    );
  }
}
