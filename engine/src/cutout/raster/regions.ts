import type { Size } from './pixels.ts';
import { createPlane, type Plane } from './plane.ts';

/** Offsets (x, y) of the four neighbours of a pixel. */
export const FOUR_NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The index of the pixel at an offset from another; null beyond the plane. */
export function neighbourOf(
  i: number,
  [dx, dy]: readonly [number, number],
  { width, height }: Size,
): number | null {
  const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
  return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
}

export interface Region {
  readonly pixels: Int32Array;
  /** Some pixel lies on the border of the plane. */
  readonly touchesBorder: boolean;
}

/** The connected components (four neighbours) of the pixels for which `inside` holds, largest first. */
export function regionsOf(plane: Plane, inside: (value: number) => boolean): Region[] {
  const { width, data } = plane;
  // 1: inside, and in no region yet.
  const left = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) if (inside(data[i] ?? 0)) left[i] = 1;
  const regions: Region[] = [];
  // All regions share one array: growing arrays would be copied again and again.
  const found = new Int32Array(data.length);
  const last = data.length - width;
  let end = 0;
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const first = end;
    left[start] = 0;
    found[end++] = start;
    let touchesBorder = false;
    for (let n = first; n < end; n++) {
      const i = found[n] ?? 0;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= last) touchesBorder = true;
      if (x > 0 && left[i - 1] === 1) {
        left[i - 1] = 0;
        found[end++] = i - 1;
      }
      if (x < width - 1 && left[i + 1] === 1) {
        left[i + 1] = 0;
        found[end++] = i + 1;
      }
      if (i >= width && left[i - width] === 1) {
        left[i - width] = 0;
        found[end++] = i - width;
      }
      if (i < last && left[i + width] === 1) {
        left[i + width] = 0;
        found[end++] = i + width;
      }
    }
    regions.push({ pixels: found.subarray(first, end), touchesBorder });
  }
  return regions.toSorted((a, b) => b.pixels.length - a.pixels.length);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of the pixels above `level`; null if there are none. */
export function boundsOf({ data, width, height }: Plane, level = 0.1): Box | null {
  let [x0, x1, y0, y1] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) <= level) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      y1 = y;
    }
  return x1 < 0 ? null : { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}

/** The distance of the centroid of some pixels from the centre of a box, as a share of the box's longer side. `width` is that of the plane. */
export function offCentre(pixels: Int32Array, { box, width }: Within): number {
  let [x, y] = [0, 0];
  for (const i of pixels) {
    x += i % width;
    y += Math.floor(i / width);
  }
  const [u, v] = [box.x + box.width / 2, box.y + box.height / 2];
  const apart = Math.hypot(x / pixels.length - u, y / pixels.length - v);
  return apart / Math.max(box.width, box.height);
}

interface Within {
  readonly box: Box;
  readonly width: number;
}

/** A box with a margin of `pad` pixels, clipped to the picture. */
export function paddedBox(
  box: Box,
  pad: number,
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  const [x, y] = [Math.max(0, box.x - pad), Math.max(0, box.y - pad)];
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width + pad) - x,
    height: Math.min(height, box.y + box.height + pad) - y,
  };
}

/** The intersection of two boxes; null if it is empty. */
export function sharedBox(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width <= 0 || height <= 0 ? null : { x, y, width, height };
}

/** A copy of the mask with all pixels of the regions set to a value. */
export function fillRegions(mask: Plane, parts: readonly Region[], value: 0 | 1): Plane {
  const copy = { ...mask, data: mask.data.slice() };
  for (const { pixels } of parts) for (const i of pixels) copy.data[i] = value;
  return copy;
}

/** 1 in the regions, 0 elsewhere. */
export const maskOfRegions = ({ width, height }: Size, parts: readonly Region[]): Plane =>
  fillRegions(createPlane(width, height), parts, 1);
