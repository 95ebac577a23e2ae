import type { RidgeStrip } from './ridgeStrip.ts';

/** A smaller change of colour is grain, in units of CIELAB; one of `half` counts half as much as the strongest. */
const CHANGE = { least: 1.3, half: 5 } as const;
/** A ridge counts beside its maximum too, less and less up to so many columns. */
const SOFT = 2.2;
const STEPS = [-2, -1, 0, 1, 2] as const;
/** A row's ridge belongs to a curve that is no farther from it, in pixels. */
const NEAR = 1.6;
/** The column of a ridge where there is none. */
const NOWHERE = -99;

/** Ridges by row and column of a strip. */
export interface RidgeMap {
  readonly rows: number;
  readonly columns: number;
  /** How strong the nearest maximum is, 0 to 1, less beside it. */
  readonly strength: Float32Array;
  /** The exact column of that maximum. */
  readonly place: Float32Array;
}

/** The local maxima, along each row, of the change of colour across the curve. */
export function ridgesIn({ rows, columns, change, plain }: RidgeStrip): RidgeMap {
  const strength = new Float32Array(change.length);
  const place = new Float32Array(change.length).fill(NOWHERE);
  for (let row = 0; row < rows; row++) {
    if (plain[row] === 0) continue;
    for (let column = 2; column < columns - 2; column++) {
      const at = row * columns + column;
      const value = change[at] ?? 0;
      const before = change[at - 1] ?? 0;
      const after = change[at + 1] ?? 0;
      if (value < CHANGE.least || value < before || value <= after) continue;
      // The top of the parabola through three values.
      const exact = column + (before - after) / (2 * (before + after - 2 * value));
      const strong = value / (value + CHANGE.half);
      for (const step of STEPS) {
        const part = strong * Math.max(0, 1 - Math.abs(column + step - exact) / SOFT);
        if (part <= (strength[at + step] ?? 0)) continue;
        strength[at + step] = part;
        place[at + step] = exact;
      }
    }
  }
  return { rows, columns, strength, place };
}

/** How far from a column the ridge of a row is that belongs to it; null: there is none. */
export function ridgeBeside(
  { columns, place }: RidgeMap,
  row: number,
  column: number,
): number | null {
  const nearest = Math.round(column);
  if (nearest < 1 || nearest >= columns - 1) return null;
  const off = (place[row * columns + nearest] ?? NOWHERE) - column;
  return Math.abs(off) > NEAR ? null : off;
}
