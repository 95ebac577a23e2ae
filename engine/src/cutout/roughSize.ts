import type { Size } from './pixels.ts';

/** Longer side of the copy that is cut: finer only makes each stroke slower. */
const ROUGH_SIDE = 208;

export function roughSize({ width, height }: Size): Size {
  const scale = Math.min(1, ROUGH_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
