import { fromPixels, type Layer } from '../../paint/layer.ts';
import type { Window } from '../../scene/window.ts';
import type { Area } from '../../sets/backdrops.ts';
import { columnAt, reachAt, rowAt } from './camera.ts';

interface Flat {
  /** One pixel a unit. */
  readonly layer: Layer;
  /** What part of the ground that is. */
  readonly area: Area;
}

/**
 * A ground painted from straight above as the camera sees it in a window, `zoom` pixels a unit. The camera does not
 * lean, so rows of the picture are rows of the ground. Each pixel is the mean of all that it shows: the far ground
 * would glitter otherwise.
 */
export function tilt({ layer, area }: Flat, window: Window, zoom: number): Layer {
  const [width, height] = [Math.ceil(window.width * zoom), Math.ceil(window.height * zoom)];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  // One of each for all rows: a picture has a thousand of them, and what they leave behind is collected late.
  const mean = new Float32Array(layer.canvas.width * 3);
  const sums = new Float64Array(mean.length + 3);
  const rowsOf = inStrips(layer);
  for (let row = 0; row < height; row++) {
    const y = window.y + row / zoom;
    const [from, to] = atLeastOne(rowAt(y) - area.y, rowAt(y + 1 / zoom) - area.y);
    averageRows(rowsOf, { from, to, height: layer.canvas.height }, mean);
    sumAlong(mean, sums);
    const reach = reachAt(y + 0.5 / zoom);
    for (let column = 0; column < width; column++) {
      const x = window.x + column / zoom;
      const [left, right] = atLeastOne(
        columnAt(x, reach) - area.x,
        columnAt(x + 1 / zoom, reach) - area.x,
      );
      const at = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] =
          (sumTo(sums, right, channel) - sumTo(sums, left, channel)) / (right - left);
    }
  }
  return fromPixels(pixels, width, height);
}

/** Around the same middle: where the ground is enlarged, what lies between two of its pixels is between their colours. */
function atLeastOne(from: number, to: number): readonly [number, number] {
  if (to - from >= 1) return [from, to];
  const middle = (from + to) / 2;
  return [middle - 0.5, middle + 0.5];
}

/** Rows that are read at once: a read for each row of the picture keeps 60 MB more. */
const STRIP = 160;

interface Pixels {
  readonly data: Uint8ClampedArray;
  /** Of the layer, the first row of it. */
  readonly first: number;
}

/** Reads a layer from its top to its end: whatever rows are asked for, further on than those before, are in what it gives. */
function inStrips({ canvas, brush }: Layer): (first: number, last: number) => Pixels {
  const { width, height } = canvas;
  let strip: Pixels & { readonly last: number } = {
    data: new Uint8ClampedArray(),
    first: 0,
    last: 0,
  };
  return (first, last) => {
    if (first >= strip.first && last <= strip.last) return strip;
    const end = Math.min(height, Math.max(last, first + STRIP));
    strip = { data: brush.getImageData(0, first, width, end - first).data, first, last: end };
    return strip;
  };
}

/** The mean of some rows, the first and the last of them in part; red, green and blue for each column. */
function averageRows(
  rowsOf: ReturnType<typeof inStrips>,
  { from, to, height }: { readonly from: number; readonly to: number; readonly height: number },
  mean: Float32Array,
): void {
  const width = mean.length / 3;
  const first = Math.min(height - 1, Math.max(0, Math.floor(from)));
  const last = Math.min(height, Math.max(first + 1, Math.ceil(to)));
  const strip = rowsOf(first, last);
  let all = 0;
  for (let row = first; row < last; row++) all += partOf(row, from, to);
  mean.fill(0);
  for (let row = first; row < last; row++) {
    const weight = partOf(row, from, to) / all;
    const start = (row - strip.first) * width;
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const value = strip.data[(start + x) * 4 + channel] ?? 0;
        mean[x * 3 + channel] = (mean[x * 3 + channel] ?? 0) + value * weight;
      }
  }
}

/** How much of a row lies between two heights; a little of each, for the border's one lies outside. */
const partOf = (row: number, from: number, to: number): number =>
  Math.max(1e-6, Math.min(row + 1, to) - Math.max(row, from));

/** Sums of all columns before each one, so that the mean of a part is one difference. */
function sumAlong(row: Float32Array, sums: Float64Array): void {
  for (let at = 0; at < row.length; at++) sums[at + 3] = (sums[at] ?? 0) + (row[at] ?? 0);
}

/** Up to a place between two columns. */
function sumTo(sums: Float64Array, place: number, channel: number): number {
  const last = sums.length / 3 - 1;
  const held = Math.min(last, Math.max(0, place));
  const column = Math.min(last - 1, Math.floor(held));
  const before = sums[column * 3 + channel] ?? 0;
  const after = sums[column * 3 + 3 + channel] ?? 0;
  return before + (after - before) * (held - column);
}
