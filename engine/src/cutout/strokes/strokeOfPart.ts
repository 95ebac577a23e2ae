import type { Size } from '../raster/pixels.ts';
import type { Stroke } from './strokes.ts';

/** Half a row of the copy, and a little more: on a larger one rows are to touch. */
const ROW = 0.56;

interface Part {
  /** Of the copy, in any order. */
  readonly pixels: Int32Array;
  /** Of the copy. */
  readonly size: Size;
}

/** A part of a photo as a stroke that means it, row by row. */
export function strokeOfPart(
  kind: 'keep' | 'remove',
  { pixels, size: { width, height } }: Part,
): Stroke {
  const sorted = pixels.toSorted();
  const isNext = (n: number): boolean =>
    sorted[n] === (sorted[n - 1] ?? 0) + 1 && (sorted[n] ?? 0) % width !== 0;
  const points: Stroke['points'][number][] = [];
  const end = (i: number): void => {
    points.push({ x: ((i % width) + 0.5) / width, y: (Math.floor(i / width) + 0.5) / height });
  };
  sorted.forEach((i, n) => {
    if (!isNext(n)) end(i);
    if (!isNext(n + 1)) end(i);
  });
  return { kind, points, radius: ROW / Math.max(width, height), isPart: true };
}
