import { colourDistance, type Lab } from '../raster/lab.ts';
import { mapPlane, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS, regionsOf } from '../raster/regions.ts';
import type { Ground } from './groundBehind.ts';

/** In hundreds of Lab units: how far from the colour of the ground behind it an opening is, and by how much it may be lighter, or darker: the thing's shade lies on it. */
const SHADE = { hue: 0.09, lighter: 0.1, darker: 0.42 } as const;
/** Openings are so many, each at least this share of the cut; together they are no less and no more than these. */
const OPENINGS = { count: 3, each: 0.0012, least: 0.035, most: 0.65 } as const;
/** Of an opening's rim: the share that lies at the outside of the cut at most, and that has an edge at least, of so many Lab units within so many pixels. */
const RIM = { outside: 0.03, sharp: 0.5, step: 14, reach: 2 } as const;

/** An opening goes on where a pixel differs by no more Lab units from the next, and becomes so many times as large at most. */
const GROWN = { step: 4, most: 4 } as const;

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
export function openingsSeen({ apart, darker }: Ground, cut: Cut): Int32Array {
  const { solid, area } = cut;
  const isShade = (i: number): boolean => {
    const [far, dark] = [apart.data[i] ?? 0, darker.data[i] ?? 0];
    const hue = Math.sqrt(Math.max(0, far * far - dark * dark));
    return hue < SHADE.hue && dark > -SHADE.lighter && dark < SHADE.darker;
  };
  const alike = morphologicalOpening(mapPlane(solid, (v, i) => (v === 1 && isShade(i) ? 1 : 0)));
  const openings = regionsOf(alike, (v) => v === 1)
    .filter(
      ({ pixels }) => pixels.length >= area * OPENINGS.each && isFramed(pixels, { ...cut, alike }),
    )
    .map(({ pixels }) => ({ pixels: grown(pixels, cut) }));
  const all = openings.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const isMuch = all >= area * OPENINGS.least && all <= area * OPENINGS.most;
  if (openings.length < OPENINGS.count || !isMuch) return new Int32Array();
  const left = openings.filter(({ pixels }) => !pixels.some(cut.isKnown));
  return Int32Array.from(left.flatMap(({ pixels }) => [...pixels]));
}

/**
 * As far as neighbouring pixels hardly differ: light from aside falls on a part of a bay. The same where that would be far more, or no longer has a frame: it
 * has leaked into the thing.
 */
function grown(from: Int32Array, cut: Cut): Int32Array {
  const { lab, solid } = cut;
  const alike = mapPlane(solid, () => 0);
  const pixels = [...from];
  for (const i of pixels) alike.data[i] = 1;
  for (const i of pixels) {
    if (pixels.length > from.length * GROWN.most) return from;
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const to = i + dx + dy * solid.width;
      if (alike.data[to] !== 0 || solid.data[to] !== 1) continue;
      if (colourDistance(lab, i, to) > GROWN.step) continue;
      alike.data[to] = 1;
      pixels.push(to);
    }
  }
  const all = Int32Array.from(pixels);
  return isFramed(all, { ...cut, alike }) ? all : from;
}

interface Told extends Cut {
  /** 1 in what may be the ground. */
  readonly alike: Plane;
}

/** Whether the cut goes on all around it, mostly with an edge. */
function isFramed(pixels: Int32Array, { lab, solid, alike }: Told): boolean {
  let [rim, outside, sharp] = [0, 0, 0];
  for (const i of pixels)
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const way = dx + dy * solid.width;
      if (alike.data[i + way] === 1) continue;
      rim++;
      if (solid.data[i + way] !== 1) outside++;
      else if (colourDistance(lab, i - way, i + way * RIM.reach) >= RIM.step) sharp++;
    }
  return outside <= rim * RIM.outside && sharp >= rim * RIM.sharp;
}
