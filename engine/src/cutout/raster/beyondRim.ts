import type { Size } from './pixels.ts';
import { neighbourOf, FOUR_NEIGHBOURS } from './regions.ts';

/**
 * For each boundary edge of a region (a pixel and one of its four neighbours outside), the pixels beyond it in a straight line: up to
 * `steps`, nearest first, fewer at the border of the photo.
 */
export function beyondRim(pixels: Int32Array, size: Size, steps: number): readonly number[][] {
  const own = new Set(pixels);
  const all: number[][] = [];
  for (const i of pixels)
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const next = neighbourOf(i, [dx, dy], size);
      if (next !== null && own.has(next)) continue;
      const beyond: number[] = [];
      for (let far = 1; far <= steps; far++) {
        const at = neighbourOf(i, [dx * far, dy * far], size);
        if (at !== null) beyond.push(at);
      }
      all.push(beyond);
    }
  return all;
}
