import type { Lab } from '../raster/lab.ts';
import { mapPlane, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';
import { hueApart, type Ground } from './groundBehind.ts';
import { grownAlike } from './grownAlike.ts';
import { rimOf } from './rimOf.ts';

/** In hundreds of Lab units: how far from the colour of the ground behind it an opening is, and by how much it may be lighter, or darker: the thing's shade lies on it. */
const SHADE = { hue: 0.09, lighter: 0.1, darker: 0.42 } as const;
/** Openings are so many, each at least this share of the cut; together they are no less and no more than these. */
const OPENINGS = { count: 3, each: 0.0012, least: 0.035, most: 0.65 } as const;
/** Of an opening's rim: the share that lies at the outside of the cut at most, and that has an edge at least. */
const RIM = { outside: 0.03, sharp: 0.5 } as const;

interface Cut {
  readonly lab: Lab;
  /** 1 inside, 0 outside. */
  readonly solid: Plane;
  /** How many pixels are inside. */
  readonly area: number;
  /** Whether somebody has painted there, or a network doubts that it is product: openings with such a pixel are left out. */
  readonly isKnown: (i: number) => boolean;
}

/**
 * Several openings of a cut in which the ground behind it is seen, in its shade: the bays of a shelf, the slits in a chair's back. No network tells them from
 * the thing, and one alone is a label more often. Of 119 strangers' photos 13 have such, nine of them rightly; the bounds were found on these. Their pixels.
 */
export function openingsSeen(ground: Ground, cut: Cut): Int32Array {
  const { solid, area } = cut;
  const isShade = (i: number): boolean => {
    const dark = ground.darker.data[i] ?? 0;
    return hueApart(ground, i) < SHADE.hue && dark > -SHADE.lighter && dark < SHADE.darker;
  };
  const isStill = (pixels: Int32Array, within: Plane): boolean =>
    isFramed(pixels, { ...cut, alike: within });
  const alike = morphologicalOpening(mapPlane(solid, (v, i) => (v === 1 && isShade(i) ? 1 : 0)));
  const openings = regionsOf(alike, (v) => v === 1)
    .filter(
      ({ pixels }) => pixels.length >= area * OPENINGS.each && isFramed(pixels, { ...cut, alike }),
    )
    .map(({ pixels }) => ({ pixels: grownAlike(pixels, { ...cut, isStill }) }));
  const all = openings.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const isMuch = all >= area * OPENINGS.least && all <= area * OPENINGS.most;
  if (openings.length < OPENINGS.count || !isMuch) return new Int32Array();
  const left = openings.filter(({ pixels }) => !pixels.some(cut.isKnown));
  return Int32Array.from(left.flatMap(({ pixels }) => [...pixels]));
}

interface Told extends Cut {
  /** 1 in what may be the ground. */
  readonly alike: Plane;
}

/** Whether the cut goes on all around it, mostly with an edge. */
function isFramed(pixels: Int32Array, told: Told): boolean {
  const { length, outside, sharp } = rimOf(pixels, told);
  return outside <= length * RIM.outside && sharp >= length * RIM.sharp;
}
