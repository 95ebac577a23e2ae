import { withMixedEdge, floodFill, type Gap } from './gapPixels.ts';
import { groundColour } from './groundColour.ts';
import { distanceToColour, cropLab, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import {
  cropPlane,
  growPlane,
  mapPlane,
  morphologicalOpening,
  type Plane,
} from '../raster/plane.ts';
import {
  boundsOf,
  paddedBox,
  regionsOf,
  neighbourOf,
  FOUR_NEIGHBOURS,
  type Box,
} from '../raster/regions.ts';
import { reachBox, paintStrokes, type Stroke } from './strokes.ts';

interface Photo {
  readonly lab: Lab;
  readonly size: Size;
}

interface Asked {
  /** The last stroke: it keeps. */
  readonly stroke: Stroke;
  /** Whether a pixel of the photo was in the cut before. */
  readonly isInside: (i: number) => boolean;
}

/**
 * Colour distances from the background (CIELAB). Background: up to `spreads` times its own spread, within `least` and `most`.
 * Artefacts of compression beside an edge: up to `specks`.
 */
const ALIKE = { spreads: 1.5, least: 1.5, most: 3, specks: 7 } as const;
/** The new edge is made within this distance of the brush, in pixels; background is searched within twice that. */
const BEYOND = 8;
/**
 * Limits for the middle line of a stroke. If more than `beyond` of its part outside the cut, and more than `all` of the whole line, is on
 * background and farther than `near` pixels from the product, the stroke keeps a part of the background's own colour.
 */
const LINE = { beyond: 0.3, all: 0.1, near: 2 } as const;
/**
 * An exception: a cable or string that is not in the cut, which a finger misses by some pixels. At least `least` of the line has it within the
 * brush, and at most `atCut` of the line has the cut within the brush, as a white part beside the cut would.
 */
const ALONG = { least: 0.8, atCut: 0.4 } as const;
/** With fewer pixels of background under the brush there is nothing to leave out; regions smaller than this are specks. */
const LEAST = 12;

/**
 * Background under a keep stroke, beside what it means to keep: a brush is wider than a rung, and the paper that it touches is not
 * part of the rung. These pixels have the background's colour and are connected to background beyond the brush. Null: the
 * background has several colours, or the stroke keeps something of the background's own colour; then the brush is the edge.
 */
export function groundUnder(photo: Photo, { stroke, isInside }: Asked): Gap | null {
  const near = reachBox(stroke, photo.size);
  const paper = near && groundColour(photo, { box: near, isInside });
  if (near === null || paper === null) return null;
  const painted = paintStrokes([stroke], photo.size);
  const bounds = boundsOf(cropPlane(painted, near), 0.5);
  if (bounds === null) return null;
  const covered = { ...bounds, x: near.x + bounds.x, y: near.y + bounds.y };
  const box = paddedBox(covered, BEYOND * 2, photo.size);
  const distance = distancesTo(cropLab(photo.lab, photo.size.width, box), paper.colour);
  const same = Math.min(ALIKE.most, Math.max(ALIKE.least, paper.spread * ALIKE.spreads));
  const placeOf = placeIn(box, photo.size);
  const hint = cropPlane(painted, box);
  const open = mapPlane(hint, (_, i) => (isInside(placeOf(i)) ? 0 : 1));
  const unlike = mapPlane(open, (v, i) => (v === 1 && distance(i) >= same ? 1 : 0));
  // Artefacts of compression beside an edge are thin and near the background's colour.
  const thick = morphologicalOpening(unlike);
  const around = growPlane(thick, 1);
  const thing = mapPlane(unlike, (v, i) =>
    thick.data[i] === 1 || distance(i) >= ALIKE.specks ? v : 0,
  );
  const isGround = (i: number): boolean =>
    open.data[i] === 1 &&
    (distance(i) < same || (around.data[i] !== 1 && distance(i) < ALIKE.specks));
  if (keepsGround({ stroke, box, open, thing }, photo.size)) return null;
  const size = { width: box.width, height: box.height };
  const found = floodFill(rimOf(size).filter(isGround), {
    size,
    goesOn: isGround,
    isInside: (i) => hint.data[i] === 1,
    most: Infinity,
  });
  if (found === null || found.taken < LEAST) return null;
  const beside = growPlane(hint, BEYOND);
  // The flood fill went farther than the edge that is made here.
  const ground = [...found.pixels, ...specksBeside(found.pixels, open)].filter(
    (i) => beside.data[i] === 1,
  );
  const isOpen = (i: number): boolean => open.data[i] === 1 && beside.data[i] === 1;
  const { pixels, alphas } = withMixedEdge(ground, { size, distance, least: same, isOpen });
  return { pixels: pixels.map(placeOf), alphas };
}

/** Colour distances of all pixels from one colour, computed once. */
function distancesTo(lab: Lab, colour: LabColour): (i: number) => number {
  const distances = Float64Array.from({ length: lab.length / 3 }, (_, i) =>
    distanceToColour(lab, i, colour),
  );
  return (i) => distances[i] ?? 0;
}

/** Small regions within the background that do not touch the cut. */
function specksBeside(ground: readonly number[], open: Plane): readonly number[] {
  const left = { ...open, data: open.data.slice() };
  for (const i of ground) left.data[i] = 0;
  const isAtCut = (i: number): boolean =>
    FOUR_NEIGHBOURS.some((way) => {
      const to = neighbourOf(i, way, open);
      return to !== null && open.data[to] === 0;
    });
  return regionsOf(left, (v) => v === 1)
    .filter(({ pixels }) => pixels.length < LEAST && !pixels.some(isAtCut))
    .flatMap(({ pixels }) => [...pixels]);
}

interface Line {
  readonly stroke: Stroke;
  readonly box: Box;
  /** Pixels outside of the cut, and those of them that are not background. */
  readonly open: Plane;
  readonly thing: Plane;
}

/** Whether the stroke keeps something of the background's own colour. */
function keepsGround({ stroke, box, open, thing }: Line, size: Size): boolean {
  const line = cropPlane(paintStrokes([{ ...stroke, radius: 0 }], size), box);
  const all = [...line.data.keys()].filter((i) => line.data[i] === 1);
  const beyond = all.filter((i) => open.data[i] === 1);
  const near = growPlane(thing, LINE.near);
  const ground = beyond.filter((i) => near.data[i] !== 1).length;
  if (ground <= Math.max(beyond.length * LINE.beyond, all.length * LINE.all)) return false;
  const brush = Math.max(LINE.near, Math.floor(stroke.radius * Math.max(size.width, size.height)));
  const inReach = (plane: Plane): number => {
    const reached = growPlane(plane, brush);
    return beyond.filter((i) => reached.data[i] === 1).length;
  };
  const cut = mapPlane(open, (v) => 1 - v);
  const isAlong =
    inReach(thing) >= beyond.length * ALONG.least && inReach(cut) <= beyond.length * ALONG.atCut;
  return !isAlong;
}

const placeIn =
  ({ x, y, width }: Box, photo: Size) =>
  (i: number): number =>
    (y + Math.floor(i / width)) * photo.width + x + (i % width);

/** The pixels along the border of a window. */
const rimOf = ({ width, height }: Size): number[] => [
  ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat(),
  ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
];
