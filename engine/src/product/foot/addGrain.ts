import type { Pixels } from '../../cutout/raster/pixels.ts';
import { boxBlur, createPlane } from '../../cutout/raster/plane.ts';
import { PART } from './paintOver.ts';

/** Half the side of the square whose mean a pixel's grain is counted from, in units. */
const AROUND = 3;
/** Levels of grain up to which it is all there; at twice as many it is a seam or a rim, which would be there twice. */
const MOST = 12;

/** What grain is added to: pixels that were painted over, in a photo whose other ones are as they were. */
interface Painted {
  readonly photo: Pixels;
  readonly parts: Uint8Array;
  readonly unit: number;
}

/**
 * Gives what was painted over the grain of what is above it, mirrored: fur, weave and noise go on, where a mean of
 * colours is smooth.
 */
export function addGrain({ photo: { data, width, height }, parts, unit }: Painted): void {
  const light = createPlane(width, height);
  for (let at = 0; at < parts.length; at++)
    light.data[at] =
      (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.6 + (data[at * 4 + 2] ?? 0) * 0.1;
  const mean = boxBlur(light, Math.round(AROUND * unit)).data;
  for (let x = 0; x < width; x++)
    for (let y = 1, above = -1; y < height; y++) {
      const at = y * width + x;
      if (parts[at] !== PART.takes) {
        above = y;
        continue;
      }
      const from = (above * 2 - y + 1) * width + x;
      if (parts[from] !== PART.gives) continue;
      const grain = (light.data[from] ?? 0) - (mean[from] ?? 0);
      const share = Math.min(1, Math.max(0, 2 - Math.abs(grain) / MOST));
      for (let c = 0; c < 3; c++) data[at * 4 + c] = (data[at * 4 + c] ?? 0) + grain * share;
    }
}
