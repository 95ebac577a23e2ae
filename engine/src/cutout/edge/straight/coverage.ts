import type { Contour } from '../../raster/contour.ts';
import { createPlane, type Plane } from '../../raster/plane.ts';
import type { Size } from '../../raster/pixels.ts';

/**
 * How much of each pixel lies within closed lines that have their inside at the right hand, 0 to 1. Exact: each side adds the
 * area at its right to its own pixels, and sums along the rows do the rest, as fonts are drawn.
 */
export function coverageOf(lines: readonly Contour[], { width, height }: Size): Plane {
  // One column more: what is beyond the right border is added there and never read.
  const across = width + 2;
  const steps = new Float32Array(across * height);
  for (const { x, y } of lines)
    for (let n = 0; n < x.length; n++) {
      const next = n + 1 < x.length ? n + 1 : 0;
      // From centres to corners of pixels.
      const [x0, y0] = [(x[n] ?? 0) + 0.5, (y[n] ?? 0) + 0.5];
      const [dx, dy] = [(x[next] ?? 0) + 0.5 - x0, (y[next] ?? 0) + 0.5 - y0];
      const parts = Math.ceil(Math.abs(dx));
      for (let part = 0; part < parts || part === 0; part++) {
        const [from, to] = [part / Math.max(1, parts), (part + 1) / Math.max(1, parts)];
        side(x0 + dx * from, y0 + dy * from, x0 + dx * to, y0 + dy * to);
      }
    }
  const covered = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += steps[y * across + x] ?? 0;
      covered.data[y * width + x] = Math.min(1, Math.max(0, sum));
    }
  }
  return covered;

  function side(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const sign = y0 < y1 ? -1 : 1;
    const [topX, topY, lowX, lowY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    const lean = (lowX - topX) / (lowY - topY);
    const last = Math.min(height, Math.ceil(lowY));
    for (let row = Math.max(0, Math.floor(topY)); row < last; row++) {
      const from = Math.max(topY, row);
      const to = Math.min(lowY, row + 1);
      if (to > from)
        slice(row * across, sign * (to - from), [
          topX + (from - topY) * lean,
          topX + (to - topY) * lean,
        ]);
    }
  }

  /** A side within one row, by the mean of its place: it is no wider than a pixel. */
  function slice(row: number, share: number, [from, to]: readonly [number, number]): void {
    const x = Math.min(width, Math.max(0, (from + to) / 2));
    const column = Math.floor(x);
    steps[row + column] = (steps[row + column] ?? 0) + share * (1 - x + column);
    steps[row + column + 1] = (steps[row + column + 1] ?? 0) + share * (x - column);
  }
}
