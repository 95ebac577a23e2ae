import type { Size } from './pixels.ts';
import { stepFrom, WAYS } from './regions.ts';

/**
 * Of each place on the rim of a part, the pixels straight beyond it: up to `steps` of them, the nearest first, fewer where the photo ends. A pixel
 * with two neighbours outside of the part has two places.
 */
export function beyondRim(pixels: Int32Array, size: Size, steps: number): readonly number[][] {
  const own = new Set(pixels);
  const all: number[][] = [];
  for (const i of pixels)
    for (const [dx, dy] of WAYS) {
      const next = stepFrom(i, [dx, dy], size);
      if (next !== null && own.has(next)) continue;
      const beyond: number[] = [];
      for (let far = 1; far <= steps; far++) {
        const at = stepFrom(i, [dx * far, dy * far], size);
        if (at !== null) beyond.push(at);
      }
      all.push(beyond);
    }
  return all;
}
