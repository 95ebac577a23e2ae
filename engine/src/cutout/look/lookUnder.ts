import { cropPixels, type Pixels } from '../raster/pixels.ts';
import {
  cropPlane,
  mapPlane,
  placePlane,
  resizePlane,
  sumOf,
  type Plane,
} from '../raster/plane.ts';
import { boundsOf, maskOfRegions, paddedBox, regionsOf, type Box } from '../raster/regions.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';
import { coverUp } from './coverUp.ts';
import type { SalientNetwork } from './salientNetwork.ts';

/** What is looked at around a stroke: so many times its own extent, and at least so much of the photo's longer side. */
const AROUND = { stroke: 5, photo: 0.4 } as const;
/** A thing under the stroke holds this share of it at least; each of its pieces holds `piece`. */
const UNDER = { thing: 0.6, piece: 0.1 } as const;
/** With less of a stroke outside of the cut, nothing is missing there. */
const MISSING = 0.3;
/** What goes on beyond the area that was looked at, along this share of its side, is the ground. */
const BEYOND = 0.05;

interface Asked {
  /** A wide stroke that keeps. */
  readonly stroke: Stroke;
  /** The cut before it, at the size of the photo. */
  readonly alpha: Plane;
}

/**
 * The thing that is missing under a stroke, as a network sees it once the cut is covered up: its salience, 0 elsewhere, at the
 * size of the photo. A thing of many colours, the lid of a jar or the second of a pair, is not found by those under the brush. Null where
 * nothing ends within what was looked at.
 */
export async function lookUnder(
  look: SalientNetwork,
  photo: Pixels,
  { stroke, alpha }: Asked,
): Promise<Plane | null> {
  const under = strokeOutside(stroke, alpha);
  const box = boundsOf(under, 0.5);
  if (box === null) return null;
  const area = areaAround(box, photo);
  const { pixels } = coverUp(cropPixels(photo, area), cropPlane(alpha, area));
  const seen = resizePlane(await look(pixels), area.width, area.height);
  const salience = placePlane(seen, area, photo);
  const outside = mapPlane(salience, (v, i) => (v > 0.5 && (alpha.data[i] ?? 0) < 0.5 ? 1 : 0));
  const painted = sumOf(under);
  const held = (part: Int32Array): number => part.reduce((sum, i) => sum + (under.data[i] ?? 0), 0);
  const pieces = regionsOf(outside, (v) => v === 1).filter(
    ({ pixels: part }) => held(part) > painted * UNDER.piece,
  );
  const isUnder =
    pieces.reduce((sum, { pixels: part }) => sum + held(part), 0) > painted * UNDER.thing;
  if (!isUnder || pieces.some(({ pixels: part }) => goesBeyond(part, area, photo))) return null;
  const thing = maskOfRegions(photo, pieces);
  return mapPlane(thing, (v, i) => v * (salience.data[i] ?? 0));
}

/** 1 under a stroke and outside of the cut; 0 everywhere where hardly any of the stroke is. */
function strokeOutside(stroke: Stroke, alpha: Plane): Plane {
  const painted = paintStrokes([stroke], alpha);
  const outside = mapPlane(painted, (v, i) => (v === 1 && (alpha.data[i] ?? 0) < 0.5 ? 1 : 0));
  return sumOf(outside) < sumOf(painted) * MISSING ? mapPlane(outside, () => 0) : outside;
}

function areaAround(box: Box, photo: Pixels): Box {
  const side = Math.max(
    Math.max(box.width, box.height) * AROUND.stroke,
    Math.max(photo.width, photo.height) * AROUND.photo,
  );
  const middle = {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    width: 1,
    height: 1,
  };
  return paddedBox(middle, Math.round(side / 2), photo);
}

/** Whether a part reaches the border of an area that is not the photo's own. */
function goesBeyond(part: Int32Array, area: Box, { width, height }: Pixels): boolean {
  const [right, bottom] = [area.x + area.width - 1, area.y + area.height - 1];
  const onBorder = part.filter((i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return (
      (x === area.x && x > 0) ||
      (y === area.y && y > 0) ||
      (x === right && x < width - 1) ||
      (y === bottom && y < height - 1)
    );
  });
  return onBorder.length > Math.max(area.width, area.height) * BEYOND;
}
