import { edgeShares, spread, type Gap } from './gapSpread.ts';
import { groundColour } from './groundColour.ts';
import { apartFrom, cropLab, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { cropPlane, growPlane, mapPlane, thickOf, type Plane } from '../raster/plane.ts';
import { boundsOf, paddedBox, regionsOf, stepFrom, WAYS, type Box } from '../raster/regions.ts';
import { boxNear, paintStrokes, type Stroke } from './strokes.ts';

interface Photo {
  readonly lab: Lab;
  readonly size: Size;
}

interface Asked {
  /** The last of what people painted: to keep. */
  readonly stroke: Stroke;
  /** Whether a pixel of the photo was in the cut before. */
  readonly isInside: (i: number) => boolean;
}

/**
 * Distances of colours as the eye sees them. Ground is no further from its colour than `spreads` times what nearly all of it is, within
 * `least` and `most`; what compression leaves of an edge in it is no further than `specks`.
 */
const ALIKE = { spreads: 1.5, least: 1.5, most: 3, specks: 7 } as const;
/** The edge of what is kept is made so far beyond a brush, in pixels, and ground is looked for as far again. */
const BEYOND = 8;
/**
 * Of a stroke's line beyond the cut no more than `beyond` lies on ground and further than `near` from the thing, in pixels, or no more than `all` of
 * all of it: with more, it means a white part before white.
 */
const LINE = { beyond: 0.3, all: 0.1, near: 2 } as const;
/**
 * But for a cable or a string that no cut holds, which a finger's line misses by some pixels: so much of the line has it within the brush,
 * and no more than so much has the cut there, for a white part has an edge along it, too.
 */
const ALONG = { least: 0.8, atCut: 0.4 } as const;
/** A brush that covers fewer pixels of ground than this covers the thing alone; fewer than this apart from the thing are a speck. */
const LEAST = 12;

/**
 * The ground that a keep stroke covers beside what it means: a brush is wider than a rung, and white paper that it
 * touches is none of the rung. It has the ground's one colour, and is reached over pixels of that colour from beyond the brush.
 * Null: the ground has many colours, or what the stroke means has the ground's own: then the brush says where the edge is.
 */
export function groundUnder(photo: Photo, { stroke, isInside }: Asked): Gap | null {
  const near = boxNear(stroke, photo.size);
  const paper = near && groundColour(photo, { box: near, isInside });
  if (near === null || paper === null) return null;
  const painted = paintStrokes([stroke], photo.size);
  const bounds = boundsOf(cropPlane(painted, near), 0.5);
  if (bounds === null) return null;
  const covered = { ...bounds, x: near.x + bounds.x, y: near.y + bounds.y };
  const box = paddedBox(covered, BEYOND * 2, photo.size);
  const apart = apartIn(cropLab(photo.lab, photo.size.width, box), paper.colour);
  const same = Math.min(ALIKE.most, Math.max(ALIKE.least, paper.spread * ALIKE.spreads));
  const placeOf = placeIn(box, photo.size);
  const word = cropPlane(painted, box);
  const open = mapPlane(word, (_, i) => (isInside(placeOf(i)) ? 0 : 1));
  const unlike = mapPlane(open, (v, i) => (v === 1 && apart(i) >= same ? 1 : 0));
  // What compression has left beside an edge is thin, and not far from the ground.
  const thick = thickOf(unlike);
  const around = growPlane(thick, 1);
  const thing = mapPlane(unlike, (v, i) =>
    thick.data[i] === 1 || apart(i) >= ALIKE.specks ? v : 0,
  );
  const isGround = (i: number): boolean =>
    open.data[i] === 1 && (apart(i) < same || (around.data[i] !== 1 && apart(i) < ALIKE.specks));
  if (isOnGround({ stroke, box, open, thing }, photo.size)) return null;
  const size = { width: box.width, height: box.height };
  const found = spread(rimOf(size).filter(isGround), {
    size,
    goesOn: isGround,
    isInside: (i) => word.data[i] === 1,
    most: Infinity,
  });
  if (found === null || found.taken < LEAST) return null;
  const beside = growPlane(word, BEYOND);
  // Of all the ground that was walked over, the edge is made here alone.
  const ground = [...found.pixels, ...specksBeside(found.pixels, open)].filter(
    (i) => beside.data[i] === 1,
  );
  const isOpen = (i: number): boolean => open.data[i] === 1 && beside.data[i] === 1;
  const { pixels, shares } = edgeShares(ground, { size, apart, least: same, isOpen });
  return { pixels: pixels.map(placeOf), shares };
}

/** How far each colour is from another one: asked for once, and told again and again. */
function apartIn(lab: Lab, colour: LabColour): (i: number) => number {
  const distances = Float64Array.from({ length: lab.length / 3 }, (_, i) =>
    apartFrom(lab, i, colour),
  );
  return (i) => distances[i] ?? 0;
}

/** What is left of a few pixels within the ground, and does not lie at the cut. */
function specksBeside(ground: readonly number[], open: Plane): readonly number[] {
  const left = { ...open, data: open.data.slice() };
  for (const i of ground) left.data[i] = 0;
  const isAtCut = (i: number): boolean =>
    WAYS.some((way) => {
      const to = stepFrom(i, way, open);
      return to !== null && open.data[to] === 0;
    });
  return regionsOf(left, (v) => v === 1)
    .filter(({ pixels }) => pixels.length < LEAST && !pixels.some(isAtCut))
    .flatMap(({ pixels }) => [...pixels]);
}

interface Line {
  readonly stroke: Stroke;
  readonly box: Box;
  /** What was not in the cut, and of that what is no ground. */
  readonly open: Plane;
  readonly thing: Plane;
}

/** Whether somebody has painted along what has the colour of the ground. */
function isOnGround({ stroke, box, open, thing }: Line, size: Size): boolean {
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
