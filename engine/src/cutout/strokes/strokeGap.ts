import { groundColour, medianColour } from './groundColour.ts';
import { withMixedEdge, floodFill, productDistanceNear, type Gap } from './gapPixels.ts';
import { distanceToColour, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';
import type { Box } from '../raster/regions.ts';
import { shadowRemnants } from './shadowRemnants.ts';
import { reachBox, reachOfStroke, paintStrokes, paintWithRim, type Stroke } from './strokes.ts';

interface Photo {
  readonly lab: Lab;
  readonly size: Size;
}

interface Asked {
  /** The last stroke: it removes. */
  readonly stroke: Stroke;
  /** Hints of all strokes (see `paintStrokes`), at the size of the photo. */
  readonly hints: Plane;
  /** Whether a pixel of the photo is in the cut. */
  readonly isInside: (i: number) => boolean;
  /** How many pixels of the photo are in the cut. */
  readonly area: number;
}

/** Colours closer than this (CIELAB) are the same: near the stroke, farther away, and under the brush itself, where artefacts of compression are accepted. */
const ALIKE = { same: 4, away: 2, painted: 10 } as const;
/**
 * The share of the pixels under the middle of a stroke that must have the background's colour: a hand does not stay in the
 * middle of a bent slot. For a part that the app has suggested, nearly all of them.
 */
const SHARE = { painted: 0.35, part: 0.8 } as const;
/** Radius of the middle of a stroke, in pixels: the rim of a brush lies on what is beside the gap. */
const MIDDLE = 1;
/** A gap is at most this share of the product: a larger area of the background's colour is a white panel. */
const MOST = 0.12;
/** With fewer pixels to remove the stroke is not about a gap. */
const LEAST = 4;
/**
 * If more than `share` of the pixels under the middle of a stroke would stay although they differ from the background by less than
 * `distance`, the stroke is over a shadow or a reflection and is to remove all of that. What lies beside a gap differs by more.
 */
const PALE = { share: 0.3, distance: 20 } as const;
/** Under the brush, a pixel at more than this share of the product's own colour distance is a mixed one. */
const MIXED = 0.3;

/**
 * The gap in the product under a remove stroke: if the middle of the stroke has the background's colour, everything of that colour
 * that is connected to it, up to the edges beside it. A brush is wider than such a gap, and a segmentation by colours alone would
 * remove a chrome ring together with the white that it encloses. Null: the stroke is on something else, or no gap is left.
 */
export function strokeGap(photo: Photo, asked: Asked): Gap | null {
  const { lab, size } = photo;
  const { stroke, hints, isInside } = asked;
  const box = reachBox(stroke, size);
  if (box === null) return null;
  const longer = Math.max(size.width, size.height);
  const line = placesOf(paintWithRim({ ...stroke, radius: MIDDLE / longer }, size), box);
  const core = placesOf(paintStrokes([stroke], size), box);
  const candidates = stroke.isPart === true ? [core] : [line, core];
  const colour = colourUnder(photo, { ...asked, candidates, box });
  if (colour === null) return null;
  const distance = (i: number): number => distanceToColour(lab, i, colour);
  const under = paintWithRim(stroke, size);
  const near = reachOfStroke(stroke, size);
  const colours = { size, distance };
  const isPainted = (i: number): boolean => under.data[i] === -1;
  const isOpen = (i: number): boolean => hints.data[i] !== 1 && (isInside(i) || isPainted(i));
  const isSame = (i: number): boolean => {
    const away = distance(i);
    if (away < (near.data[i] === 1 ? ALIKE.same : ALIKE.away)) return true;
    return isPainted(i) && away < ALIKE.painted && away < productDistanceNear(i, colours) * MIXED;
  };
  // A suggested part is removed as it is, and nothing beyond it.
  const goesOn = (i: number): boolean =>
    isOpen(i) && isSame(i) && (stroke.isPart !== true || isPainted(i));
  const most = asked.area * MOST;
  const found = floodFill(placesOf(under, box).filter(goesOn), { size, goesOn, isInside, most });
  if (found === null || found.taken < LEAST) return null;
  const middle = line.filter(isInside);
  const taken = new Set(found.pixels);
  const pale = middle.filter((i) => !taken.has(i) && distance(i) < PALE.distance);
  if (stroke.isPart !== true && pale.length > middle.length * PALE.share) return null;
  const remnants =
    stroke.isPart === true ? [] : shadowRemnants(found.pixels, { ...colours, isOpen, isInside });
  return withMixedEdge([...found.pixels, ...remnants], { ...colours, isOpen });
}

/** The painted pixels. Only the box around the stroke is searched, a small part of the photo. */
function placesOf({ data, width }: Plane, box: Box): number[] {
  const places: number[] = [];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let i = y * width + box.x; i < y * width + box.x + box.width; i++)
      if (data[i] === -1) places.push(i);
  return places;
}

interface Under extends Asked {
  /** Sets of pixels that may show the background's colour: the first set that does counts. */
  readonly candidates: readonly (readonly number[])[];
  readonly box: Box;
}

/** The background's colour under the middle of a stroke: along its line, else under the core of its brush. Null if another colour is there, or if the background has many. */
function colourUnder(
  { lab, size }: Photo,
  { stroke, isInside, candidates, box }: Under,
): LabColour | null {
  const ground = groundColour({ lab, size }, { box, isInside });
  if (ground === null) return null;
  const share = stroke.isPart === true ? SHARE.part : SHARE.painted;
  for (const places of candidates) {
    const asked = places.filter(isInside);
    const alike = asked.filter((i) => distanceToColour(lab, i, ground.colour) < ALIKE.painted);
    if (alike.length > 0 && alike.length >= asked.length * share) return medianColour(lab, alike);
  }
  return null;
}
