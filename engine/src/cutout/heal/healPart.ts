import { cropPixels, type Pixels, type Size } from '../raster/pixels.ts';
import { cropPlane, type Plane } from '../raster/plane.ts';
import { paddedBox, type Box } from '../raster/regions.ts';
import { groundLooks, type IsGround } from './groundLooks.ts';
import { dilated, isEmpty, binaryMaskOf, eroded, type BinaryMask } from '../raster/binaryMask.ts';
import { HOLE, NONE, OWN } from './places.ts';
import { synthesise } from './synthesise.ts';
import type { Filled } from './settle.ts';
import { wholeOutline } from './wholeOutline.ts';

/** Longer side of a photo as it is cut on a device: its units are pixels. */
export const LONGEST = 1024;
/** Patches and rims are of pixels, and need as much room in a small photo. */
const LEAST_UNIT = 0.5;
/** How far around a stroke its filling is taken from, in units; where that gives too little, from further away. */
const REACHES = [64, 160, 1024] as const;
/** How far around a stroke the outline is looked at that it may have bitten, in units. */
const AROUND = 32;
/** How far around a stroke the looks of the ground are learned, in units. */
const LEARNED = 256;
/** The last pixels of a product are mixed with the light of the ground. In units. */
const RIM = 2;
/** Colours are filled so far beyond the outline, in pixels: whatever scales the product mixes them in. */
const BEYOND = 2;
/** A value above this is the product alone. */
const SOLID = 0.97;

/** What a stroke changes. */
export interface Part {
  /** Indices of the photo's pixels. */
  readonly pixels: Int32Array;
  /** Of each of them: RGB 0..255. */
  readonly colours: Uint8ClampedArray;
  /** And the cut, 0..1. */
  readonly alphas: Float32Array;
  /** And the pixel of the photo that its colour is from; -1 where the colour is its own. */
  readonly from: Int32Array;
}

interface Stroked {
  readonly photo: Pixels;
  readonly alpha: Plane;
  /** All that is painted. */
  readonly painted: Plane;
  /** The pixels of one stroke. */
  readonly stroke: Int32Array;
}

interface View {
  readonly box: Box;
  readonly photo: Pixels;
  readonly alpha: Plane;
  readonly painted: BinaryMask;
  readonly stroke: BinaryMask;
  readonly unit: number;
}

/** Fills what one stroke covers; null where it covers nothing of the product, or nothing is left to fill it from. */
export function healPart(stroked: Stroked): Part | null {
  const { photo, stroke } = stroked;
  const unit = Math.max(LEAST_UNIT, Math.max(photo.width, photo.height) / LONGEST);
  const box = boxOf(stroke, photo);
  const around = (reach: number): View =>
    viewOf(stroked, paddedBox(box, Math.ceil(reach * unit) + 1, photo), unit);
  const area = paddedBox(box, Math.ceil(LEARNED * unit), photo);
  const isGround = groundLooks({ ...stroked, area });
  const near = around(AROUND);
  const whole = wholeOutline({ ...near, ground: groundOf(near, isGround) });
  for (const reach of REACHES) {
    const view = around(reach);
    const ground = groundOf(view, isGround);
    const alpha = within(view, near.box, whole);
    const hole = holeOf(view, alpha);
    if (isEmpty(hole)) return null;
    const places = placesOf(view, { hole, ground });
    const filled = synthesise({ photo: view.photo, places });
    if (filled !== null) return partOf({ view, alpha, hole, filled, across: photo.width });
  }
  return null;
}

const groundOf = ({ photo }: View, isGround: IsGround): BinaryMask =>
  binaryMaskOf(photo, (at) => isGround(photo.data, at));

function boxOf(pixels: Int32Array, { width }: Size): Box {
  let [x0, x1, y0, y1] = [Infinity, -1, Infinity, -1];
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
    [y0, y1] = [Math.min(y0, y), Math.max(y1, y)];
  }
  return { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}

function viewOf({ photo, alpha, painted, stroke }: Stroked, box: Box, unit: number): View {
  const all = cropPlane(painted, box);
  const own = binaryMaskOf(box, () => false);
  for (const at of stroke) {
    const x = at % photo.width;
    own.data[((at - x) / photo.width - box.y) * box.width + x - box.x] = 1;
  }
  return {
    box,
    photo: cropPixels(photo, box),
    alpha: cropPlane(alpha, box),
    painted: binaryMaskOf(box, (at) => (all.data[at] ?? 0) > 0.5),
    stroke: own,
    unit,
  };
}

/** The cut of a view with that of a smaller one in it. */
function within({ box, alpha }: View, part: Box, whole: Plane): Plane {
  const data = alpha.data.slice();
  for (let y = 0; y < part.height; y++)
    data.set(
      whole.data.subarray(y * part.width, (y + 1) * part.width),
      (part.y - box.y + y) * box.width + part.x - box.x,
    );
  return { ...alpha, data };
}

/** What the stroke covers of the product, and a little beyond its outline. */
function holeOf({ stroke }: View, alpha: Plane): BinaryMask {
  const thing = binaryMaskOf(alpha, (at) => stroke.data[at] === 1 && (alpha.data[at] ?? 0) > 0);
  const beyond = dilated(thing, BEYOND);
  return binaryMaskOf(alpha, (at) => stroke.data[at] === 1 && beyond.data[at] === 1);
}

/** What is the product's own for certain, what is to be filled, and what is neither. */
function placesOf(
  view: View,
  { hole, ground }: { readonly hole: BinaryMask; readonly ground: BinaryMask },
): BinaryMask {
  const rim = Math.max(1, Math.round(RIM * view.unit));
  const solid = binaryMaskOf(view.alpha, (at) => (view.alpha.data[at] ?? 0) > SOLID);
  const inner = eroded(solid, rim);
  const blades = dilated(ground, 1);
  const places = binaryMaskOf(hole, () => false);
  for (let at = 0; at < places.data.length; at++) {
    const isOwn = inner.data[at] === 1 && view.painted.data[at] === 0 && blades.data[at] === 0;
    places.data[at] = hole.data[at] === 1 ? HOLE : isOwn ? OWN : NONE;
  }
  return places;
}

interface Found {
  readonly view: View;
  readonly alpha: Plane;
  readonly hole: BinaryMask;
  readonly filled: Filled;
  /** The photo's width. */
  readonly across: number;
}

function partOf({ view, alpha, filled, across }: Found): Part {
  const { box, stroke } = view;
  const toPhoto = (at: number): number => {
    const x = at % box.width;
    return (box.y + (at - x) / box.width) * across + box.x + x;
  };
  const own: number[] = [];
  stroke.data.forEach((v, at) => {
    if (v === 1) own.push(at);
  });
  const colours = new Uint8ClampedArray(own.length * 3);
  own.forEach((at, n) => {
    for (let c = 0; c < 3; c++) colours[n * 3 + c] = filled.colours[at * 3 + c] ?? 0;
  });
  return {
    pixels: Int32Array.from(own, toPhoto),
    colours,
    alphas: Float32Array.from(own, (at) => alpha.data[at] ?? 0),
    from: Int32Array.from(own, (at) => {
      const from = filled.from[at] ?? -1;
      return from < 0 ? -1 : toPhoto(from);
    }),
  };
}
