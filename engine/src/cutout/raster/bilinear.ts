import type { Size } from './pixels.ts';

/** Bilinear interpolation between pixels; beyond the picture its border is repeated. `at` returns the value of a pixel. */
export function bilinear(
  { width, height }: Size,
  at: (x: number, y: number) => number,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const u = Math.min(Math.max(x, 0), width - 1);
  const v = Math.min(Math.max(y, 0), height - 1);
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)];
  const upper = at(x0, y0);
  const lower = at(x0, y1);
  const top = upper + (at(x1, y0) - upper) * (u - x0);
  const low = lower + (at(x1, y1) - lower) * (u - x0);
  return top + (low - top) * (v - y0);
}
