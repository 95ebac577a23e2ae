import { labOf } from '../../cutout/raster/lab.ts';
import { cropPixels, type Pixels } from '../../cutout/raster/pixels.ts';
import { cropPlane, mapPlane, type Plane } from '../../cutout/raster/plane.ts';
import { addGrain } from './addGrain.ts';
import { bitesOf, FLAT_BITE, NARROW_BITE, type Bite } from './bitesOf.ts';
import { footOf, footRows, PRODUCT, type Foot } from './footOf.ts';
import { groundColours } from './groundColours.ts';
import { isPlainGround } from './plainGround.ts';
import { PART, paintOver } from './paintOver.ts';

/** How many rows a new outline takes from all to nothing, in units. */
const SOFT = 2;
/** How far above an old outline, and around what is filled, its colours are a mixture with what bit it, in units. */
const RIM = 3;
/** A value above this is the product alone. */
const SOLID = 0.97;
/** How far around itself a pixel looks for its colour, in units. */
const REACH = 5;
/** Lab units that the product differs by at both ends of a bite: more, and two parts of it meet there. */
const ALIKE = 22;
/** Side of the place above each end whose colour is looked at, as a share of the product's size. */
const LOOK = 0.02;
/** How much further up the product's own colour is looked at, in such places. */
const FURTHER = 6;
/** Lab units of tint between product and ground: less, and no blade could be told; and the share of it that tells one. */
const TINT = 8;
const GROUND = 0.3;

export interface Closed {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

/**
 * Closes small bites that what stood before a product has left in its lower outline. Takes a photo of the product with
 * some ground around it; null where nothing is bitten.
 */
export function closeBites(photo: Pixels, alpha: Plane): Closed | null {
  const whole = footOf(alpha);
  if (whole === null || isCutOff(alpha) || isPlainGround(photo, alpha, whole)) return null;
  const { rows, foot } = footRows(whole, alpha);
  const area = { ...rows, x: 0, width: photo.width };
  const [part, partAlpha] = [cropPixels(photo, area), cropPlane(alpha, area)];
  const before = mapPlane(partAlpha, (v) => v);
  let closed = 0;
  const close = (bites: readonly Bite[]): void => {
    for (const bite of bites) {
      if (!isOneThing(part, bite, foot) || isGroundAbove(part, bite, foot)) continue;
      fill(partAlpha, bite, foot);
      closed++;
    }
  };
  const narrow = bitesOf(foot, NARROW_BITE);
  // Only a ground with a tint of its own is taken for grass: soles have narrow notches, too.
  if (narrow.length > 0 && groundColours(photo, alpha, whole) !== null) close(narrow);
  close(bitesOf(foot, FLAT_BITE));
  if (closed === 0) return null;
  const parts = partsOf(before, partAlpha, foot);
  paintOver(part, parts, Math.round(REACH * foot.unit));
  addGrain({ photo: part, parts, unit: foot.unit });
  const start = rows.y * photo.width;
  const data = new Uint8ClampedArray(photo.data);
  data.set(part.data, start * 4);
  const values = new Float32Array(alpha.data);
  values.set(partAlpha.data, start);
  return {
    photo: { data, width: photo.width, height: photo.height },
    alpha: { ...alpha, data: values },
  };
}

/** Whether a photo ends at its product's foot: what is there is the photo's border. */
function isCutOff({ data, width, height }: Plane): boolean {
  return data.subarray((height - 1) * width).some((v) => v > PRODUCT);
}

const lookOf = ({ size }: Foot): number => Math.max(3, Math.round(size * LOOK));

/** Whether what a bite would be filled from has a part of the ground's tint: blades stand before the product there. */
function isGroundAbove(photo: Pixels, { from, to, line, deep }: Bite, foot: Foot): boolean {
  const look = lookOf(foot);
  const row = Math.round(line((from + to) / 2));
  const depth = Math.ceil(deep);
  const meanAt = (y: number): Uint8ClampedArray =>
    meanOf(photo, { x: from, y, width: to - from + 1, height: look });
  const beside = row - depth - Math.round(RIM * foot.unit) - look;
  const colours = [meanAt(beside), meanAt(row + depth), meanAt(beside - look * FURTHER)];
  const lab = labOf(Uint8ClampedArray.from(colours.flatMap((colour) => [...colour])));
  const tint = (n: number, c: 1 | 2): number => lab[n * 3 + c] ?? 0;
  let [toward, length] = [0, 0];
  for (const c of [1, 2] as const) {
    const way = tint(1, c) - tint(2, c);
    toward += (tint(0, c) - tint(2, c)) * way;
    length += way * way;
  }
  return length > TINT * TINT && toward > length * GROUND;
}

/** Whether the product has the same colour on both sides of a bite. */
function isOneThing(photo: Pixels, { from, to, line }: Bite, foot: Foot): boolean {
  const { unit } = foot;
  const look = lookOf(foot);
  const colourAt = (x: number): Uint8ClampedArray => {
    const bottom = Math.round(line(x) - RIM * unit);
    return meanOf(photo, {
      x: x - Math.round(look / 2),
      y: bottom - look,
      width: look,
      height: look,
    });
  };
  const lab = labOf(Uint8ClampedArray.from([...colourAt(from), ...colourAt(to)]));
  return Math.hypot(...[0, 1, 2].map((c) => (lab[c] ?? 0) - (lab[c + 3] ?? 0))) <= ALIKE;
}

function meanOf(
  { data, width, height }: Pixels,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Uint8ClampedArray {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0);
      count++;
    }
  return Uint8ClampedArray.from([...sums.map((sum) => sum / Math.max(1, count)), 255]);
}

/** Makes a bite the product's, in its outline and in its foot. */
function fill(
  { data, width, height }: Plane,
  { from, to, line, deep }: Bite,
  { unit, low }: Foot,
): void {
  const soft = SOFT * unit;
  for (let x = from; x <= to; x++) {
    const end = line(x) + 0.5;
    const old = low[x] ?? 0;
    // From as high as it goes at all: a bite may lean to one side.
    const start = Math.min(old, Math.floor(line(x) - deep)) - Math.round(RIM * unit);
    for (let y = Math.max(0, start); y < Math.min(height, end + soft); y++) {
      const at = y * width + x;
      data[at] = Math.max(data[at] ?? 0, Math.min(1, Math.max(0, (end - y) / soft + PRODUCT)));
    }
    low[x] = Math.max(old, Math.round(line(x)));
  }
}

/** What has become the product's takes its colour, with the rim around it. */
function partsOf(before: Plane, { data, width }: Plane, { unit }: Foot): Uint8Array {
  const rim = Math.round(RIM * unit);
  const parts = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++)
    if ((before.data[at] ?? 0) > SOLID) parts[at] = PART.gives;
  for (let at = 0; at < data.length; at++) {
    if (data[at] === before.data[at]) continue;
    for (let dy = -rim; dy <= rim; dy++)
      for (let dx = -rim; dx <= rim; dx++) {
        const to = at + dy * width + dx;
        if ((data[to] ?? 0) > 0) parts[to] = PART.takes;
      }
  }
  return parts;
}
