import { distanceToColour, meanColour, type Lab } from '../raster/lab.ts';
import type { Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';

interface Asked {
  /** 1 inside, 0 outside. All planes have the size of the fine copy. */
  readonly mask: Plane;
  /** What all strokes say (see `paintStrokes`); the last of them keeps. */
  readonly hints: Plane;
  /** What the last of them says alone. */
  readonly strokeHints: Plane;
}

/** Colours closer than this (CIELAB) are the same; the share of a hole that must have that colour. */
const ALIKE = { distance: 8, share: 0.75 } as const;

/**
 * The pixels of the hole in the mask that a keep stroke lies in, if the hole has one colour and that is the colour under the brush.
 * Example: a white screen in front of white paper was cut out by mistake, and a short stroke brings back all of it; a bar that is
 * painted across the gap in the back of a chair has another colour than the gap. Null if there is no such hole.
 */
export function strokeHole(lab: Lab, { mask, hints, strokeHints }: Asked): Int32Array | null {
  const isPainted = (i: number): boolean => strokeHints.data[i] === 1;
  const holes = regionsOf(mask, (v) => v < 0.5).filter(({ touchesBorder }) => !touchesBorder);
  for (const { pixels } of holes) {
    const painted = pixels.filter(isPainted);
    if (painted.length === 0 || pixels.some((i) => hints.data[i] === -1)) continue;
    const colour = meanColour(lab, painted);
    const alike = pixels.reduce(
      (sum, i) => sum + (distanceToColour(lab, i, colour) < ALIKE.distance ? 1 : 0),
      0,
    );
    if (alike > pixels.length * ALIKE.share) return pixels;
  }
  return null;
}
