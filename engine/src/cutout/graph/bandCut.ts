import { pullOf, tiesOf, type Sides } from './grabCut.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import { createGrid, DIRECTIONS, minCut } from './minCut.ts';
import { shrinkPixels, sizeWithin, type Pixels, type Size } from '../raster/pixels.ts';
import { boxBlur, resizeMask, type Plane } from '../raster/plane.ts';

/** Longer side of the copy on which the outline is found anew. */
export const FINE_SIDE = 448;
/** How far the outline may move from where the rough cut has it, in pixels of that copy. */
export const BAND = 4;

export interface FineCopy {
  readonly lab: Lab;
  readonly size: Size;
  readonly tie: (i: number, j: number, far: number) => number;
}

export function fineCopy(photo: Pixels): FineCopy {
  const size = sizeWithin(photo, FINE_SIDE);
  const lab = labOf(shrinkPixels(photo, size).data);
  return { lab, size, tie: tiesOf(lab, size) };
}

interface Band extends FineCopy {
  readonly rough: Plane;
  /** What people painted, at the copy's size. */
  readonly words: Plane;
  /** Null: one side is empty, and there is nothing to find. */
  readonly sides: Sides | null;
}

/**
 * A rough mask at the size of a finer copy: a minimum cut in the band along its outline, as fast as
 * the outline is long (Lombaert and others 2005).
 */
export function bandCut({ lab, size, tie, rough, words, sides }: Band): Plane {
  const { width, height } = size;
  const mask = resizeMask(rough, width, height);
  if (sides === null) return mask;
  const soft = boxBlur(mask, BAND).data;
  const isOpen = (i: number): boolean => (soft[i] ?? 0) > 0.001 && (soft[i] ?? 0) < 0.999;
  const [left, top, right, bottom] = reachOf(soft, size);
  if (right <= left) return mask;
  const across = right - left + 2;
  const grid = createGrid(right - left, bottom - top);
  const nodeOf = (x: number, y: number): number => (y - top + 1) * across + x - left + 1;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      if (!isOpen(i)) continue;
      const node = nodeOf(x, y);
      let pull = pullOf(sides, lab, i, { word: words.data[i] ?? 0 });
      for (let direction = 0; direction < 8; direction++) {
        const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const j = v * width + u;
        const tied = tie(i, j, dx === 0 || dy === 0 ? 1 : Math.SQRT2);
        // What lies beside the band is decided: it pulls its neighbours to its side.
        if (isOpen(j)) grid.ties[node * 8 + direction] = tied;
        else pull += mask.data[j] === 1 ? tied : -tied;
      }
      grid.pull[node] = pull;
    }
  const found = minCut(grid);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (isOpen(y * width + x)) mask.data[y * width + x] = found[nodeOf(x, y)] ?? 0;
  return mask;
}

/** The smallest box around the band. */
function reachOf(
  soft: Float32Array,
  { width, height }: Size,
): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const v = soft[y * width + x] ?? 0;
      if (v <= 0.001 || v >= 0.999) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return [left, top, right, bottom];
}
