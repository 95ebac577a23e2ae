import type { Lab } from '../raster/lab.ts';
import { mapPlane, meanAt, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { quantile } from '../raster/quantile.ts';
import { regionsOf, type Region } from '../raster/regions.ts';
import { hueApart, type Ground } from './groundBehind.ts';
import { grownAlike } from './grownAlike.ts';
import { rimOf } from './rimOf.ts';

/** In hundreds of Lab units: how far from the colour of the ground behind it an opening is, and by how much it may be lighter, or darker: the thing's shade lies on it. */
const SHADE = { hue: 0.09, lighter: 0.1, darker: 0.42 } as const;
/** Openings are so many, each at least this share of the cut; together they are no less and no more than these. */
const OPENINGS = { count: 3, each: 0.0012, least: 0.035, most: 0.65 } as const;
/**
 * They are of one kind: that many are no smaller than this share of the largest, each fills this share of its bounding box, none is darker or lighter than their
 * median by more than this, and they are this share of all.
 */
const KIND = { size: 0.4, fills: 0.45, shade: 0.12, share: 0.7 } as const;
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
 * the thing, and one alone is a label more often; print, text and glaze are of many sizes and shades. Their pixels.
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
  if (openings.length < OPENINGS.count || !isMuch) return NONE;
  if (!areOfOneKind(openings, { all, ground, width: solid.width })) return NONE;
  const left = openings.filter(({ pixels }) => !pixels.some(cut.isKnown));
  return Int32Array.from(left.flatMap(({ pixels }) => [...pixels]));
}

const NONE = new Int32Array();

type Opening = Pick<Region, 'pixels'>;

interface Among {
  /** Pixels of all openings. */
  readonly all: number;
  readonly ground: Ground;
  /** Of the plane. */
  readonly width: number;
}

function areOfOneKind(openings: readonly Opening[], { all, ground, width }: Among): boolean {
  const largest = Math.max(...openings.map(({ pixels }) => pixels.length));
  const alike = openings.filter(({ pixels }) => pixels.length >= largest * KIND.size);
  const shades = alike.map(({ pixels }) => meanAt(ground.darker, pixels));
  const usual = quantile(shades, 0.5);
  return (
    alike.length >= OPENINGS.count &&
    alike.reduce((sum, { pixels }) => sum + pixels.length, 0) >= all * KIND.share &&
    shades.every((shade) => Math.abs(shade - usual) <= KIND.shade) &&
    alike.every(({ pixels }) => fillOf(pixels, width) >= KIND.fills)
  );
}

/** The share of its bounding box that a part fills. */
function fillOf(pixels: Int32Array, width: number): number {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return pixels.length / ((right - left + 1) * (bottom - top + 1));
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
