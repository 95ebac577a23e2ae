import { evenSample } from '../raster/evenSample.ts';
import { colourAt, distanceToColour, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import {
  boundsOf,
  FOUR_NEIGHBOURS,
  neighbourOf,
  paddedBox,
  regionsOf,
  type Box,
  type Region,
} from '../raster/regions.ts';
import { medianColour } from './groundColour.ts';
import { withMixedEdge, type Gap } from './gapPixels.ts';
import { paintStrokes, type Stroke } from './strokes.ts';

/** Colours closer than this (CIELAB) are the same. */
const ALIKE = 6;
/** Of what a stroke covers of the ground, the shades of one colour: a basket’s wires may have that of the floor below the wall. */
const SHADES = 20;
/** Ground is sampled so far around the stroke, as a share of the photo’s longer side, around the thing where that are fewer than `least` pixels; so many colours of it, and of what is under the stroke, are compared. */
const SAMPLED = { around: 0.1, least: 200, colours: 60 } as const;
/** The share of what a stroke covers that has the ground's colours. */
const PAINTED = 0.2;
/** A thing of which less is in the cut is the ground: planks have many colours, too. */
const WITHIN = 0.8;
/** Openings are so many, of which the stroke is on some, each of so many pixels, and together these shares of the thing: a jar with white labels is no basket. */
const OPENINGS = { count: 6, painted: 3, pixels: 12, least: 0.04, most: 0.75 } as const;

/** Of one opening: the stroke is on ground for so much of what it covers, and the opening is no more than this share of the thing. */
const ONE = { middle: 0.35, painted: 0.7, most: 0.6, covered: 0.25, outside: 0.1 } as const;
/** The ground in the shade of the thing: as much darker, and its colour no farther off (CIELAB). */
const SHADE = { darker: 40, colour: 5 } as const;

interface Photo {
  readonly lab: Lab;
  readonly size: Size;
}

interface Asked {
  /** It removes. */
  readonly stroke: Stroke;
  /** 1 in what a network has seen under it, at the size of the photo. */
  readonly thing: Plane;
  /** Hints of all strokes, at the size of the photo. */
  readonly hints: Plane;
  /** Whether a pixel of the photo is in the cut. */
  readonly isInside: (i: number) => boolean;
}

/**
 * The ground that is seen through a thing, where a stroke that removes lies on it: in all openings of a basket or a mesh, or in the one of a shelf. To a
 * network all of that is the basket, or a compartment with its boards. Null: the stroke is on something else, or the thing has no such openings.
 */
export function openingsWithin({ lab, size }: Photo, asked: Asked): Gap | null {
  const { stroke, thing, isInside } = asked;
  const places = indicesOf(thing);
  const within = places.filter(isInside).length;
  if (within < places.length * WITHIN) return null;
  const brush = mapPlane(paintStrokes([stroke], size), Math.abs);
  const ground = groundAround({ lab, size }, { brush, thing, isInside });
  const painted = indicesOf(brush).filter(isInside);
  const photo = { lab, size };
  const opened = { ...asked, brush, painted, within };
  return meshWithin(photo, opened, ground) ?? openingWithin(photo, opened, ground);
}

interface Opened extends Asked {
  readonly brush: Plane;
  /** What it covers of the cut. */
  readonly painted: readonly number[];
  /** How much of the thing is in the cut. */
  readonly within: number;
}

/** The ground in all openings of a mesh. */
function meshWithin({ lab, size }: Photo, asked: Opened, ground: readonly LabColour[]): Gap | null {
  const { brush, painted, within } = asked;
  const alike = painted.filter((i) => isOneOf(lab, i, ground));
  const found = openingsOf({ lab, size }, asked, { alike, share: PAINTED });
  if (found === null) return null;
  const isPainted = (opening: Region): boolean => opening.pixels.some((i) => brush.data[i] === 1);
  if (found.openings.length < OPENINGS.count) return null;
  if (found.openings.filter(isPainted).length < OPENINGS.painted) return null;
  const pixels = found.openings.flatMap((opening) => [...opening.pixels]);
  if (pixels.length < within * OPENINGS.least || pixels.length > within * OPENINGS.most)
    return null;
  return found.gapOf(pixels);
}

/** The ground in the one opening that the stroke is on: the wall in a shelf, which may lie in its shade. */
function openingWithin(
  { lab, size }: Photo,
  asked: Opened,
  ground: readonly LabColour[],
): Gap | null {
  const { brush, stroke, within } = asked;
  const middle = paintStrokes([{ ...stroke, radius: stroke.radius * ONE.middle }], size);
  const painted = indicesOf(mapPlane(middle, Math.abs)).filter(asked.isInside);
  const alike = painted.filter((i) => isShadeOf(lab, i, ground));
  const found = openingsOf({ lab, size }, { ...asked, painted }, { alike, share: ONE.painted });
  if (found === null) return null;
  const pixels = found.openings
    .filter((opening) => opening.pixels.some((i) => brush.data[i] === 1))
    .flatMap((opening) => [...opening.pixels]);
  const covered = pixels.reduce((sum, i) => sum + (brush.data[i] ?? 0), 0);
  const isMeant = pixels.length <= within * ONE.most && covered >= pixels.length * ONE.covered;
  return isMeant && isEnclosed(pixels, { size, isInside: asked.isInside })
    ? found.gapOf(pixels)
    : null;
}

/** Whether hardly any of its rim lies at the outside of the cut: a thing beside the product does. */
function isEnclosed(
  pixels: readonly number[],
  { size, isInside }: Pick<Photo, 'size'> & Pick<Asked, 'isInside'>,
): boolean {
  const own = new Set(pixels);
  let [rim, outside] = [0, 0];
  for (const i of pixels)
    for (const way of FOUR_NEIGHBOURS) {
      const to = neighbourOf(i, way, size);
      if (to === null || own.has(to)) continue;
      rim++;
      if (!isInside(to)) outside++;
    }
  return outside <= rim * ONE.outside;
}

/** Where the thing has the colours of the ground that the stroke covers; null where it covers less than that share of it. */
function openingsOf(
  { lab, size }: Photo,
  { thing, hints, isInside, painted }: Opened,
  { alike, share }: { readonly alike: readonly number[]; readonly share: number },
) {
  const usual = medianColour(lab, alike);
  const seen = alike.filter((i) => distanceToColour(lab, i, usual) < SHADES);
  if (seen.length === 0 || seen.length < painted.length * share) return null;
  const colours = evenSample(seen, SAMPLED.colours).map((i) => colourAt(lab, i));
  const isOpen = (i: number): boolean => hints.data[i] !== 1 && isInside(i);
  const opened = mapPlane(thing, (v, i) =>
    v === 1 && isOpen(i) && isOneOf(lab, i, colours) ? 1 : 0,
  );
  const openings = regionsOf(opened, (v) => v === 1).filter(
    ({ pixels }) => pixels.length >= OPENINGS.pixels,
  );
  const distance = (i: number): number => nearest(lab, i, colours);
  const gapOf = (pixels: readonly number[]): Gap =>
    withMixedEdge(pixels, { size, distance, isOpen });
  return { openings, gapOf };
}

/** Colours of what lies around the stroke outside of the cut, or around the thing where that is little. */
function groundAround(
  { lab, size }: Photo,
  {
    brush,
    thing,
    isInside,
  }: { readonly brush: Plane; readonly thing: Plane } & Pick<Asked, 'isInside'>,
): readonly LabColour[] {
  const reach = Math.ceil(Math.max(size.width, size.height) * SAMPLED.around);
  const around = (plane: Plane): readonly number[] => {
    const box = boundsOf(plane, 0.5);
    return box === null
      ? []
      : placesIn(paddedBox(box, reach, size), size).filter((i) => !isInside(i));
  };
  const near = around(brush);
  const sampled = near.length < SAMPLED.least ? around(thing) : near;
  return evenSample(sampled, SAMPLED.colours).map((i) => colourAt(lab, i));
}

const placesIn = ({ x, y, width, height }: Box, size: Size): readonly number[] =>
  Array.from(
    { length: width * height },
    (_, n) => (y + Math.floor(n / width)) * size.width + x + (n % width),
  );

const nearest = (lab: Lab, i: number, colours: readonly LabColour[]): number =>
  colours.reduce((least, colour) => Math.min(least, distanceToColour(lab, i, colour)), Infinity);

const isOneOf = (lab: Lab, i: number, colours: readonly LabColour[]): boolean =>
  colours.some((colour) => distanceToColour(lab, i, colour) < ALIKE);

/** The lightness of what lies in the shade is less; its colour hardly changes. */
const isShadeOf = (lab: Lab, i: number, colours: readonly LabColour[]): boolean =>
  colours.some(([light, a, b]) => {
    const darker = light - (lab[i * 3] ?? 0);
    const off = Math.hypot(a - (lab[i * 3 + 1] ?? 0), b - (lab[i * 3 + 2] ?? 0));
    return darker > -ALIKE && darker < SHADE.darker && off < SHADE.colour;
  });

function indicesOf({ data }: Plane): number[] {
  const indices: number[] = [];
  for (const [i, v] of data.entries()) if (v === 1) indices.push(i);
  return indices;
}
