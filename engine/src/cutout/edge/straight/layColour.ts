import type { Pixels } from '../../raster/pixels.ts';

interface Asked {
  readonly photo: Pixels;
  readonly x: number;
  readonly y: number;
}

/** The colour between the pixels of a photo; beyond it its border is repeated. */
export function layColour(to: Uint8ClampedArray, at: number, { photo, x, y }: Asked): void {
  const { width, height, data } = photo;
  const u = Math.min(Math.max(x, 0), width - 1);
  const v = Math.min(Math.max(y, 0), height - 1);
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  const right = x0 + 1 < width ? 4 : 0;
  const upper = (y0 * width + x0) * 4;
  const lower = y0 + 1 < height ? upper + width * 4 : upper;
  for (let c = 0; c < 3; c++) {
    const a = data[upper + c] ?? 0;
    const b = data[lower + c] ?? 0;
    const top = a + ((data[upper + right + c] ?? 0) - a) * (u - x0);
    const low = b + ((data[lower + right + c] ?? 0) - b) * (u - x0);
    to[at + c] = top + (low - top) * (v - y0);
  }
}
