import { distanceToColour, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import { boundsOf, paddedBox, regionsOf, type Box, type Region } from '../raster/regions.ts';
import { medianColour } from './groundColour.ts';
import { withMixedEdge, type Gap } from './gapPixels.ts';
import { paintStrokes, type Stroke } from './strokes.ts';

/** Colours closer than this (CIELAB) are the same. */
const ALIKE = 6;
/** Of what a stroke covers of the ground, the shades of one colour: a basket’s wires may have that of the floor below the wall. */
const SHADES = 15;
/** Ground is sampled so far around the stroke, as a share of the photo’s longer side, around the thing where that are fewer than `least` pixels; so many colours of it, and of what is under the stroke, are compared. */
const SAMPLED = { around: 0.1, least: 200, colours: 40 } as const;
/** The share of what a stroke covers that has the ground's colours. */
const PAINTED = 0.2;
/** A thing of which less is in the cut is the ground: planks have many colours, too. */
const WITHIN = 0.8;
/** Openings are so many, of which the stroke is on some, each of so many pixels, and together these shares of the thing: a jar with white labels is no basket. */
const OPENINGS = { count: 6, painted: 3, pixels: 12, least: 0.1, most: 0.75 } as const;

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
 * The ground that is seen through a thing of many openings, a basket or a mesh, where a stroke that removes lies on it: to a network all of that
 * is the basket. Null: the stroke is on something else, or the thing is no mesh.
 */
export function openingsWithin({ lab, size }: Photo, asked: Asked): Gap | null {
  const { stroke, thing, hints, isInside } = asked;
  const places = indicesOf(thing);
  const within = places.filter(isInside).length;
  if (within < places.length * WITHIN) return null;
  const brush = mapPlane(paintStrokes([stroke], size), Math.abs);
  const ground = groundAround({ lab, size }, { brush, thing, isInside });
  const painted = indicesOf(brush).filter(isInside);
  const alike = painted.filter((i) => isOneOf(lab, i, ground));
  const usual = medianColour(lab, alike);
  const seen = alike.filter((i) => distanceToColour(lab, i, usual) < SHADES);
  if (seen.length === 0 || seen.length < painted.length * PAINTED) return null;
  const colours = sampleOf(seen).map((i) => colourAt(lab, i));
  const isOpen = (i: number): boolean => hints.data[i] !== 1 && isInside(i);
  const opened = mapPlane(thing, (v, i) =>
    v === 1 && isOpen(i) && isOneOf(lab, i, colours) ? 1 : 0,
  );
  const openings = regionsOf(opened, (v) => v === 1).filter(
    ({ pixels }) => pixels.length >= OPENINGS.pixels,
  );
  const pixels = openings.flatMap((opening) => [...opening.pixels]);
  const isPainted = (opening: Region): boolean => opening.pixels.some((i) => brush.data[i] === 1);
  if (openings.length < OPENINGS.count) return null;
  if (openings.filter(isPainted).length < OPENINGS.painted) return null;
  if (pixels.length < within * OPENINGS.least || pixels.length > within * OPENINGS.most)
    return null;
  const distance = (i: number): number => nearest(lab, i, colours);
  return withMixedEdge(pixels, { size, distance, isOpen });
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
  return sampleOf(sampled).map((i) => colourAt(lab, i));
}

const placesIn = ({ x, y, width, height }: Box, size: Size): readonly number[] =>
  Array.from(
    { length: width * height },
    (_, n) => (y + Math.floor(n / width)) * size.width + x + (n % width),
  );

const sampleOf = (from: readonly number[]): readonly number[] =>
  Array.from(
    { length: Math.min(SAMPLED.colours, from.length) },
    (_, n) => from[Math.floor((n * from.length) / SAMPLED.colours)] ?? 0,
  );

const colourAt = (lab: Lab, i: number): LabColour => [
  lab[i * 3] ?? 0,
  lab[i * 3 + 1] ?? 0,
  lab[i * 3 + 2] ?? 0,
];

const nearest = (lab: Lab, i: number, colours: readonly LabColour[]): number =>
  colours.reduce((least, colour) => Math.min(least, distanceToColour(lab, i, colour)), Infinity);

const isOneOf = (lab: Lab, i: number, colours: readonly LabColour[]): boolean =>
  colours.some((colour) => distanceToColour(lab, i, colour) < ALIKE);

function indicesOf({ data }: Plane): number[] {
  const indices: number[] = [];
  for (const [i, v] of data.entries()) if (v === 1) indices.push(i);
  return indices;
}
