import type { Lab } from '../raster/lab.ts';
import { mapPlane, meanAt, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';
import { grownAlike } from './grownAlike.ts';
import { hueApart, type Ground } from './groundBehind.ts';
import { rimOf } from './rimOf.ts';

/** In hundreds of Lab units: how far the hue of a shadow is from its ground's at most, how much darker it is at least, and how much that differs within it. */
const SHADOW = { hue: 0.12, darker: 0.08, spread: 0.06 } as const;
/** Shares of the cut: less nobody sees, more is a thing of the ground's hue itself. */
const SIZE = { least: 0.02, most: 0.5 } as const;
/** Of its rim, what lies at the outside of the cut at least; and of the rest, where it ends at the thing, what is an edge. */
const RIM = { outside: 0.3, sharp: 0.6 } as const;

interface Cut {
  readonly lab: Lab;
  /** 1 inside, 0 outside. */
  readonly solid: Plane;
  /** How many pixels are inside. */
  readonly area: number;
  /** Whether somebody has painted there. */
  readonly isKnown: (i: number) => boolean;
}

/**
 * A hard shadow that came along with a thing in the sun: in the ground's hue, as dark everywhere, at the outside of the cut, and with an edge towards the
 * thing. Networks take it for a part of it. Of 96 strangers' photographs one has such, and one a part that is none; the bounds were found on these.
 */
export function shadowAlong(ground: Ground, { lab, solid, area, isKnown }: Cut): Int32Array {
  const { darker } = ground;
  const isShade = (i: number): boolean =>
    (darker.data[i] ?? 0) > SHADOW.darker && hueApart(ground, i) < SHADOW.hue;
  const isShadow = (pixels: Int32Array, alike: Plane): boolean => {
    const { length, outside, sharp } = rimOf(pixels, { lab, solid, alike });
    return (
      outside >= length * RIM.outside &&
      sharp >= (length - outside) * RIM.sharp &&
      spreadOf(darker, pixels) <= SHADOW.spread
    );
  };
  const alike = morphologicalOpening(
    mapPlane(solid, (v, i) => (v === 1 && !isKnown(i) && isShade(i) ? 1 : 0)),
  );
  const found = regionsOf(alike, (v) => v === 1).flatMap(({ pixels }) => {
    const share = pixels.length / area;
    if (share < SIZE.least || share > SIZE.most || !isShadow(pixels, alike)) return [];
    return [...grownAlike(pixels, { lab, solid, mayBe: (i) => !isKnown(i), isStill: isShadow })];
  });
  return Int32Array.from(new Set(found));
}

/** The standard deviation of a plane over some pixels. */
function spreadOf(plane: Plane, pixels: Int32Array): number {
  const mean = meanAt(plane, pixels);
  const sum = pixels.reduce((all, i) => all + ((plane.data[i] ?? 0) - mean) ** 2, 0);
  return Math.sqrt(sum / pixels.length);
}
