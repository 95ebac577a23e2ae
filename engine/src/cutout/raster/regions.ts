import type { Size } from './pixels.ts';
import { createPlane, type Plane } from './plane.ts';

/** To the four neighbours of a pixel, across and down. */
export const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The pixel so far from another, across and down; null beyond the plane. */
export function stepFrom(
  i: number,
  [dx, dy]: readonly [number, number],
  { width, height }: Size,
): number | null {
  const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
  return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
}

export interface Region {
  readonly pixels: Int32Array;
  /** It reaches the border of the plane. */
  readonly open: boolean;
}

/** The connected parts (four neighbours) where `inside` holds, largest first. */
export function regionsOf(plane: Plane, inside: (value: number) => boolean): Region[] {
  const { width, data } = plane;
  // 1: inside, and of no region yet. Asked once a pixel, for a photo has a million of them.
  const left = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) if (inside(data[i] ?? 0)) left[i] = 1;
  const regions: Region[] = [];
  // All regions one after another: lists that grow would be copied over and over.
  const found = new Int32Array(data.length);
  const last = data.length - width;
  let end = 0;
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const first = end;
    left[start] = 0;
    found[end++] = start;
    let open = false;
    for (let n = first; n < end; n++) {
      const i = found[n] ?? 0;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= last) open = true;
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
    regions.push({ pixels: found.subarray(first, end), open });
  }
  return regions.toSorted((a, b) => b.pixels.length - a.pixels.length);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around everything above `level`; null when nothing is. */
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

/** How far the middle of these pixels is from that of a box, as a share of its longer side. `width` is that of their plane. */
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

/** A box with some of what surrounds it, within its picture. In pixels. */
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

/** What two boxes have in common; null: nothing. */
export function sharedBox(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width <= 0 || height <= 0 ? null : { x, y, width, height };
}

/** The mask with all pixels of the listed parts set: one copy, however many parts. */
export function withParts(mask: Plane, parts: readonly Region[], value: 0 | 1): Plane {
  const copy = { ...mask, data: mask.data.slice() };
  for (const { pixels } of parts) for (const i of pixels) copy.data[i] = value;
  return copy;
}

/** 1 in the listed parts, 0 elsewhere. */
export const maskOf = ({ width, height }: Size, parts: readonly Region[]): Plane =>
  withParts(createPlane(width, height), parts, 1);
