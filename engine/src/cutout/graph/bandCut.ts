import { terminalOf, linkWeights, type ColourModels } from './grabCut.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import { createFlowNetwork, DIRECTIONS, minCut } from './minCut.ts';
import { shrinkPixels, sizeWithin, type Pixels, type Size } from '../raster/pixels.ts';
import { boxBlur, resizeMask, type Plane } from '../raster/plane.ts';

/** Longer side of the fine copy, in pixels. */
export const FINE_SIDE = 448;
/** Half the width of the band in which the outline may move, in pixels of the fine copy. */
export const BAND = 4;

export interface FineCopy {
  readonly lab: Lab;
  readonly size: Size;
  readonly linkWeight: (i: number, j: number, far: number) => number;
}

export function fineCopy(photo: Pixels): FineCopy {
  const size = sizeWithin(photo, FINE_SIDE);
  const lab = labOf(shrinkPixels(photo, size).data);
  return { lab, size, linkWeight: linkWeights(lab, size) };
}

interface Band extends FineCopy {
  readonly rough: Plane;
  /** Hints (see `paintStrokes`) at the size of the fine copy. */
  readonly hints: Plane;
  /** Null if one side is empty: then the mask is only resized. */
  readonly models: ColourModels | null;
}

/**
 * Refines a rough mask to the size of the fine copy: a minimum cut within a narrow band along its outline (Lombaert and
 * others 2005). The cost grows with the length of the outline, not with the area.
 */
export function bandCut({ lab, size, linkWeight, rough, hints, models }: Band): Plane {
  const { width, height } = size;
  const mask = resizeMask(rough, width, height);
  if (models === null) return mask;
  const soft = boxBlur(mask, BAND).data;
  const isOpen = (i: number): boolean => (soft[i] ?? 0) > 0.001 && (soft[i] ?? 0) < 0.999;
  const [left, top, right, bottom] = reachOf(soft, size);
  if (right <= left) return mask;
  const across = right - left + 2;
  const grid = createFlowNetwork(right - left, bottom - top);
  const nodeOf = (x: number, y: number): number => (y - top + 1) * across + x - left + 1;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const i = y * width + x;
      if (!isOpen(i)) continue;
      const node = nodeOf(x, y);
      let terminal = terminalOf(models, lab, i, { hint: hints.data[i] ?? 0 });
      for (let direction = 0; direction < 8; direction++) {
        const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const j = v * width + u;
        const weight = linkWeight(i, j, dx === 0 || dy === 0 ? 1 : Math.SQRT2);
        // Pixels beside the band are fixed: a link to one of them acts as a terminal.
        if (isOpen(j)) grid.links[node * 8 + direction] = weight;
        else terminal += mask.data[j] === 1 ? weight : -weight;
      }
      grid.terminals[node] = terminal;
    }
  const found = minCut(grid);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (isOpen(y * width + x)) mask.data[y * width + x] = found[nodeOf(x, y)] ?? 0;
  return mask;
}

/** The bounding box of the band; empty (right <= left) without one. */
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
