import { smoothAround } from '../raster/contour.ts';
import type { Band } from './costs.ts';

/** How far along the line changes are held against each other, in rows. */
const ALONG = 7;
/** Lab units, squared: a change as small as this is no edge, however steady it is. */
const FAINT = 30;
/** Changes that point as much to one side as this, of 1, are those of one edge; as little as that, of blades and folds. */
const STEADY = { none: 0.45, all: 0.85 } as const;

/**
 * How surely a way through a band runs along one edge, 0 to 1 for each row: along an edge colours change alike from row
 * to row, along blades of grass now to this side and now to that.
 */
export function trustIn(path: Uint16Array, { rows, columns, changes }: Band): Float32Array {
  const own = changes.map((change) =>
    Float32Array.from(path, (column, row) => change[row * columns + column] ?? 0),
  );
  const sizes = Float32Array.from(path, (_, row) => Math.hypot(...own.map((v) => v[row] ?? 0)));
  const mean = own.map((values) => smoothAround(values, ALONG));
  const size = smoothAround(sizes, ALONG);
  const trust = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const alike = Math.hypot(...mean.map((v) => v[row] ?? 0));
    const steady =
      (alike / Math.max(1e-6, size[row] ?? 0) - STEADY.none) / (STEADY.all - STEADY.none);
    trust[row] = (Math.min(1, Math.max(0, steady)) * alike * alike) / (alike * alike + FAINT);
  }
  return trust;
}
