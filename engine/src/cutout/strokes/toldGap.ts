import { groundColour, medianColour } from './groundColour.ts';
import { edgeShares, spread, thingNear, type Gap } from './gapSpread.ts';
import { apartFrom, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';
import type { Box } from '../raster/regions.ts';
import { shredsOf } from './shreds.ts';
import { boxNear, nearStroke, paintStrokes, paintWithRim, type Stroke } from './strokes.ts';

interface Photo {
  readonly lab: Lab;
  readonly size: Size;
}

interface Asked {
  /** The last of what people painted: to remove. */
  readonly stroke: Stroke;
  /** 1 where they said keep, at the photo's size. */
  readonly words: Plane;
  /** Whether a pixel of the photo is in the cut. */
  readonly isInside: (i: number) => boolean;
  /** How many pixels of the photo are. */
  readonly area: number;
}

/** Distances of colours as the eye sees them: what is one colour near a stroke and far from it, and what compression makes of it under the brush itself. */
const ALIKE = { same: 4, far: 2, painted: 10 } as const;
/**
 * Of what the middle of a stroke would take away, so much has the ground's one colour: nobody's hand
 * keeps to the middle of a slot that is bent. Of a part that was found, nearly all has it.
 */
const SHARE = { painted: 0.35, part: 0.8 } as const;
/** The middle of a stroke, as a radius in pixels: the rim of a brush lies on what is beside a gap. */
const MIDDLE = 1;
/** A gap is a small part of the product: what is larger and looks like its ground is a white panel. */
const MOST = 0.12;
/** With fewer pixels than this to take away, a stroke means something else. */
const LEAST = 4;
/**
 * Of the middle of a stroke, so much that is left and differs from the ground by less than this is a shadow or a mirror image: who
 * wipes over that means all of it, with the ground that shows between. What lies beside a gap differs by more.
 */
const PALE = { share: 0.3, apart: 20 } as const;
/** Under the brush, what is further than this share of how far the thing is from the ground is mixed with it. */
const MIXED = 0.3;

/**
 * The gap in the product that a remove stroke means: what has the colour under the middle of the stroke, where that is the ground's,
 * and goes on from it, up to the edges of what lies beside it. A brush is wider than such a gap, and by colours
 * alone a chrome ring before white goes with the white that it encloses. Null: the stroke is on something else, or nothing of the kind is left.
 */
export function toldGap(photo: Photo, asked: Asked): Gap | null {
  const { lab, size } = photo;
  const { stroke, words, isInside } = asked;
  const box = boxNear(stroke, size);
  if (box === null) return null;
  const longer = Math.max(size.width, size.height);
  const line = placesOf(paintWithRim({ ...stroke, radius: MIDDLE / longer }, size), box);
  const core = placesOf(paintStrokes([stroke], size), box);
  const told = stroke.isPart === true ? [core] : [line, core];
  const colour = colourTold(photo, { ...asked, told, box });
  if (colour === null) return null;
  const apart = (i: number): number => apartFrom(lab, i, colour);
  const under = paintWithRim(stroke, size);
  const near = nearStroke(stroke, size);
  const colours = { size, apart };
  const isTold = (i: number): boolean => under.data[i] === -1;
  const isOpen = (i: number): boolean => words.data[i] !== 1 && (isInside(i) || isTold(i));
  const isSame = (i: number): boolean => {
    const far = apart(i);
    if (far < (near.data[i] === 1 ? ALIKE.same : ALIKE.far)) return true;
    return isTold(i) && far < ALIKE.painted && far < thingNear(i, colours) * MIXED;
  };
  // A part that was found is all that is meant.
  const goesOn = (i: number): boolean =>
    isOpen(i) && isSame(i) && (stroke.isPart !== true || isTold(i));
  const most = asked.area * MOST;
  const found = spread(placesOf(under, box).filter(goesOn), { size, goesOn, isInside, most });
  if (found === null || found.taken < LEAST) return null;
  const middle = line.filter(isInside);
  const taken = new Set(found.pixels);
  const pale = middle.filter((i) => !taken.has(i) && apart(i) < PALE.apart);
  if (stroke.isPart !== true && pale.length > middle.length * PALE.share) return null;
  const shreds =
    stroke.isPart === true ? [] : shredsOf(found.pixels, { ...colours, isOpen, isInside });
  return edgeShares([...found.pixels, ...shreds], { ...colours, isOpen });
}

/** What is painted lies in the box around it: that is a small part of the photo. */
function placesOf({ data, width }: Plane, box: Box): number[] {
  const places: number[] = [];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let i = y * width + box.x; i < y * width + box.x + box.width; i++)
      if (data[i] === -1) places.push(i);
  return places;
}

interface Told extends Asked {
  /** The places that may tell its colour, the first of them that do. */
  readonly told: readonly (readonly number[])[];
  readonly box: Box;
}

/** The ground's colour as it is under the middle of a stroke, its line or what its brush says for certain; null where another one is, and where the ground has many. */
function colourTold({ lab, size }: Photo, { stroke, isInside, told, box }: Told): LabColour | null {
  const ground = groundColour({ lab, size }, { box, isInside });
  if (ground === null) return null;
  const share = stroke.isPart === true ? SHARE.part : SHARE.painted;
  for (const places of told) {
    const asked = places.filter(isInside);
    const alike = asked.filter((i) => apartFrom(lab, i, ground.colour) < ALIKE.painted);
    if (alike.length > 0 && alike.length >= asked.length * share) return medianColour(lab, alike);
  }
  return null;
}
