import { binaryMaskOf, dilated } from '../raster/binaryMask.ts';
import { evenSample } from '../raster/evenSample.ts';
import { colourAt, distanceToColour, type Lab, type LabColour } from '../raster/lab.ts';
import { mapPlane, morphologicalOpening, sumOf, type Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS, regionsOf } from '../raster/regions.ts';
import { grownAlike } from './grownAlike.ts';
import { rimOf } from './rimOf.ts';

/** Ground lies this far around the cut, as a share of the copy's longer side. */
const AROUND = 0.12;
/** Colours of the ground, and of what a stroke has taken, that are compared, and of these such as are looked for elsewhere. */
const SAMPLED = { ground: 400, taken: 400, colours: 60 } as const;
/** What a stroke has taken is ground where this share of the ground is that close to its colour (CIELAB), and the stroke was on ground where this share of it is. */
const TAKEN = { distance: 7, ground: 0.015, share: 0.6, least: 6 } as const;
/** Of one colour with what was taken (CIELAB): at most this share of the cut, or the thing has that colour itself. */
const ALIKE = { distance: 7, shade: 14, most: 0.3 } as const;
/** A piece is this share of the cut at least, and so much of its rim is the outside or an edge. */
const PIECE = { least: 0.0008, pixels: 8, ends: 0.6 } as const;

interface Cut {
  readonly lab: Lab;
  /** The cut as it is: 1 inside, 0 outside. */
  readonly solid: Plane;
  /** 1 in what a stroke has taken out of it. */
  readonly taken: Plane;
  /** Whether somebody has painted there. */
  readonly isKnown: (i: number) => boolean;
}

/**
 * Where else in a cut the ground is seen that a stroke has just taken out of one place: between the other leaves, in the other loops of a
 * band. Somebody who removes ground says what it looks like, so far less proof is asked for than where nobody has said that there is any. Their pixels.
 */
export function groundElsewhere({ lab, solid, taken, isKnown }: Cut): Int32Array {
  const colours = coloursTaken({ lab, solid, taken });
  const isWithin = (i: number, distance: number): boolean =>
    colours.some((colour) => distanceToColour(lab, i, colour) < distance);
  const isAlike = (i: number): boolean => isWithin(i, ALIKE.distance);
  const alike = mapPlane(solid, (v, i) => (v === 1 && !isKnown(i) && isAlike(i) ? 1 : 0));
  const area = sumOf(solid);
  if (sumOf(alike) > area * ALIKE.most) return new Int32Array();
  const least = Math.max(PIECE.pixels, area * PIECE.least);
  const cut = { lab, solid };
  const mayBe = (i: number): boolean => !isKnown(i) && isWithin(i, ALIKE.shade);
  const isEnding = (pixels: Int32Array, within: Plane): boolean => {
    const { length, outside, sharp } = rimOf(pixels, { ...cut, alike: within });
    return outside + sharp >= length * PIECE.ends;
  };
  const found = regionsOf(morphologicalOpening(alike), (v) => v === 1).flatMap(({ pixels }) => {
    if (pixels.length < least || !isEnding(pixels, alike)) return [];
    return [...grownAlike(pixels, { ...cut, mayBe, isStill: isEnding })];
  });
  return Int32Array.from(new Set(found));
}

/** The colours of the ground that strokes have taken, without the things that they have. */
function coloursTaken({ lab, solid, taken }: Omit<Cut, 'isKnown'>): readonly LabColour[] {
  const coloursOf = (pixels: readonly number[], most: number): readonly LabColour[] =>
    evenSample(pixels, most).map((i) => colourAt(lab, i));
  const around = dilated(
    binaryMaskOf(solid, (i) => solid.data[i] === 1 || taken.data[i] === 1),
    Math.round(AROUND * Math.max(solid.width, solid.height)),
  );
  const isGround = (i: number): boolean =>
    around.data[i] === 1 && solid.data[i] === 0 && taken.data[i] === 0;
  const ground = coloursOf([...solid.data.keys()].filter(isGround), SAMPLED.ground);
  if (ground.length === 0) return [];
  const isFound = ([l, a, b]: LabColour): boolean =>
    ground.filter((one) => Math.hypot(one[0] - l, one[1] - a, one[2] - b) < TAKEN.distance)
      .length >=
    ground.length * TAKEN.ground;
  const found = regionsOf(taken, (v) => v === 1).flatMap(({ pixels }) => {
    const all = coloursOf(withoutRim(pixels, taken), SAMPLED.taken);
    const like = all.filter(isFound);
    return like.length >= Math.max(TAKEN.least, all.length * TAKEN.share) ? like : [];
  });
  return evenSample(found, SAMPLED.colours);
}

/** At its rim colours are mixed with those of the thing; all of it where that is no wider than its rim. */
function withoutRim(pixels: Int32Array, { data, width }: Plane): readonly number[] {
  const inner = [...pixels].filter((i) =>
    FOUR_NEIGHBOURS.every(([dx, dy]) => data[i + dx + dy * width] === 1),
  );
  return inner.length === 0 ? [...pixels] : inner;
}
