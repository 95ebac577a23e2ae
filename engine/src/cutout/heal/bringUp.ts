import { bilinear } from '../raster/bilinear.ts';
import type { Pixels, Size } from '../raster/pixels.ts';
import { createPlane, mapPlane, resizePlane, type Plane } from '../raster/plane.ts';
import type { Part } from './healPart.ts';

interface Cut {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

interface Large extends Cut {
  readonly painted: Plane;
}

interface Copy extends Cut {
  readonly parts: readonly Part[];
}

/**
 * Brings what was filled on a copy up to its photo: the copy's colours, and what the photo has beyond its copy at the
 * place that they were taken from.
 */
export function bringUp({ photo, alpha, painted }: Large, copy: Copy): Cut {
  const { width, height } = copy.alpha;
  const size = { width, height };
  const change = createPlane(width, height);
  const filled = createPlane(width, height);
  const from = new Int32Array(width * height).fill(-1);
  const colours = new Uint8ClampedArray(copy.photo.data);
  for (const part of copy.parts)
    part.pixels.forEach((at, n) => {
      change.data[at] = (part.alphas[n] ?? 0) - (copy.alpha.data[at] ?? 0);
      filled.data[at] = 1;
      from[at] = part.from[n] ?? -1;
      for (let c = 0; c < 3; c++) colours[at * 4 + c] = part.colours[n * 3 + c] ?? 0;
    });
  const changed = resizePlane(change, photo.width, photo.height);
  const shares = resizePlane(filled, photo.width, photo.height);
  const data = new Uint8ClampedArray(photo.data);
  const before = reading(copy.photo.data, size);
  const after = reading(colours, size);
  const [sx, sy] = [width / photo.width, height / photo.height];
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const at = y * photo.width + x;
      const share = shares.data[at] ?? 0;
      if (share === 0 || (painted.data[at] ?? 0) <= 0.5) continue;
      const [u, v] = [(x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5];
      const near = Math.round(v) * width + Math.round(u);
      const there = from[near] ?? -1;
      const [du, dv] = there < 0 ? [0, 0] : stepOf(near, there, width);
      const [px, py] = [x + Math.round(du / sx), y + Math.round(dv / sy)];
      for (let c = 0; c < 3; c++) {
        const detail =
          there < 0
            ? 0
            : (photo.data[(py * photo.width + px) * 4 + c] ?? 0) -
              before((px + 0.5) * sx - 0.5, (py + 0.5) * sy - 0.5, c);
        const own = photo.data[at * 4 + c] ?? 0;
        data[at * 4 + c] = own + (after(u, v, c) + detail - own) * Math.min(1, share * 2);
      }
    }
  return {
    photo: { data, width: photo.width, height: photo.height },
    alpha: mapPlane(alpha, (a, at) =>
      (painted.data[at] ?? 0) > 0.5 ? Math.min(1, Math.max(0, a + (changed.data[at] ?? 0))) : a,
    ),
  };
}

/** From one pixel to another, in columns and rows. */
function stepOf(at: number, to: number, width: number): readonly [number, number] {
  const [x, u] = [at % width, to % width];
  return [u - x, (to - u - (at - x)) / width];
}

/** Colours between the pixels of a picture. */
function reading(data: Uint8ClampedArray, size: Size): (u: number, v: number, c: number) => number {
  return (u, v, c) =>
    bilinear(size, (x, y) => data[(y * size.width + x) * 4 + c] ?? 0, { x: u, y: v });
}
