import { regionsOf } from '../raster/regions.ts';
import { squaredDistances } from '../raster/distances.ts';
import { hullOf } from './hullOf.ts';
import {
  createBinaryMask,
  cropBinaryMask,
  binaryMaskOf,
  type BinaryMask,
} from '../raster/binaryMask.ts';

/**
 * How straight a bite is closed: first as the convex hull closes it, then as discs do that roll along the outline from
 * outside. Radii in units. A smaller one follows an instep that a larger one would bridge.
 */
const DISCS = [240, 120, 60, 30] as const;
/** Of what closes a bite, so much may end at the stroke's own rim instead of a line of its own. */
const CUT_OFF = 0.15;
/** As far beyond the rim of a stroke a closing line may run, in units, and still be what somebody meant to reach. */
const MEANT = 1.5;
/** Smaller ones, in square units, nobody sees. */
const LEAST = 6;

interface Bitten {
  /** What the closing line runs along. */
  readonly body: BinaryMask;
  /** All that is the product's already. */
  readonly solid: BinaryMask;
  readonly stroke: BinaryMask;
  readonly unit: number;
}

/** What a stroke covers between a product and the hull of its outline: there something stands before the product. */
export function bitesWithin({ body, solid, stroke, unit }: Bitten): BinaryMask {
  const bites = createBinaryMask(body);
  const isFree = (at: number): boolean => stroke.data[at] === 1 && solid.data[at] === 0;
  if (!stroke.data.some((_, at) => isFree(at))) return bites;
  for (const close of [hullOf, ...DISCS.map((radius) => closedBy(radius * unit))]) {
    const closed = close(body);
    const beyond = squaredDistances(closed, 0);
    const open = binaryMaskOf(
      body,
      (at) => isFree(at) && closed.data[at] === 1 && bites.data[at] === 0,
    );
    const plane = { ...open, data: Float32Array.from(open.data) };
    const gaps = regionsOf(plane, (v) => v === 1).filter(
      ({ pixels }) => pixels.length >= LEAST * unit * unit,
    );
    const shut = gaps.filter(({ pixels }) => isClosed(pixels, beyond));
    for (const { pixels } of shut) for (const at of pixels) bites.data[at] = 1;
    // A smaller disc closes no more than a larger one.
    if (shut.length === gaps.length) break;
  }
  return bites;

  /** Whether what closes a bite ends at the product and at its own line, not where the stroke happens to end. */
  function isClosed(pixels: Int32Array, beyond: Float32Array): boolean {
    const { width } = body;
    const far = MEANT * unit * MEANT * unit;
    let [ends, cut] = [0, 0];
    for (const at of pixels)
      for (const step of [-1, 1, -width, width]) {
        const next = at + step;
        if (solid.data[next] === 1 || bites.data[next] === 1) continue;
        const isWithin = (beyond[next] ?? 0) > 0;
        if (isWithin && stroke.data[next] === 1) continue;
        ends++;
        if (isWithin && (beyond[next] ?? 0) > far) cut++;
      }
    return cut <= ends * CUT_OFF;
  }
}

/** The closing by a disc: all that no disc of this radius reaches that does not touch the product. */
function closedBy(radius: number): (marks: BinaryMask) => BinaryMask {
  return (marks) => {
    const room = padded(marks, Math.ceil(radius) + 1);
    const away = squaredDistances(room, 1);
    const reached = binaryMaskOf(room, (at) => (away[at] ?? 0) <= radius * radius);
    const deep = squaredDistances(reached, 0);
    const closed = binaryMaskOf(room, (at) => (deep[at] ?? 0) > radius * radius);
    return cropBinaryMask(closed, {
      x: (room.width - marks.width) / 2,
      y: (room.height - marks.height) / 2,
      width: marks.width,
      height: marks.height,
    });
  };
}

/** With room for a disc on all sides. */
function padded({ data, width, height }: BinaryMask, by: number): BinaryMask {
  const room = createBinaryMask({ width: width + 2 * by, height: height + 2 * by });
  for (let y = 0; y < height; y++)
    room.data.set(data.subarray(y * width, (y + 1) * width), (y + by) * room.width + by);
  return room;
}
