import type { Pixels } from '../raster/pixels.ts';
import { blend } from './blend.ts';
import type { Level } from './levels.ts';
import type { BinaryMask } from '../raster/binaryMask.ts';
import { relightOf, type Field } from './patches.ts';
import { HOLE } from './places.ts';

/** How far into the hole its own colours fade out, in pixels, as far as they are those of the product. */
const FADE = 3;
const ALIKE = 30;

export interface Filled {
  /** RGB of all pixels, 0..255: what was filled, and the photo's own elsewhere. */
  readonly colours: Uint8ClampedArray;
  /** The pixel that a filled one is taken from; -1 elsewhere. */
  readonly from: Int32Array;
}

/** How a view lies in a picture with room for patches at its border, whose sides can be halved. */
export interface Room {
  readonly margin: number;
  readonly width: number;
  readonly height: number;
}

interface View {
  readonly photo: Pixels;
  readonly places: BinaryMask;
  /** Squared distances to what is the product's own. */
  readonly away: Float32Array;
  readonly room: Room;
}

/**
 * What the patches come to: each pixel is taken from one place, so that it keeps its grain, where a mean of several has
 * none. Where light and colours do not go on between such places, they are blended.
 */
export function settle(level: Level, { from }: Field, { photo, places, away, room }: View): Filled {
  const taken = takenColours(level, from);
  const off = blend({ level, from, taken });
  const colours = new Uint8ClampedArray(places.data.length * 3);
  const source = new Int32Array(places.data.length).fill(-1);
  for (let at = 0; at < places.data.length; at++) {
    const x = at % places.width;
    const y = (at - x) / places.width;
    const to = (y + room.margin) * room.width + room.margin + x;
    for (let c = 0; c < 3; c++) colours[at * 3 + c] = photo.data[at * 4 + c] ?? 0;
    if (places.data[at] !== HOLE) continue;
    const share = Math.min(1, Math.sqrt(away[at] ?? 0) / FADE);
    let unlike = 0;
    for (let c = 0; c < 3; c++) {
      const colour = (taken[to * 3 + c] ?? 0) + (off[to * 3 + c] ?? 0);
      unlike += Math.abs(colour - (photo.data[at * 4 + c] ?? 0));
    }
    const part = unlike < ALIKE ? share : 1;
    for (let c = 0; c < 3; c++) {
      const colour = (taken[to * 3 + c] ?? 0) + (off[to * 3 + c] ?? 0);
      const before = photo.data[at * 4 + c] ?? 0;
      colours[at * 3 + c] = before + (colour - before) * part;
    }
    source[at] = inView(from[to] ?? -1, room, places);
  }
  return { colours, from: source };
}

function inView(at: number, { margin, width }: Room, view: BinaryMask): number {
  if (at < 0) return -1;
  const x = at % width;
  return ((at - x) / width - margin) * view.width + x - margin;
}

/** Of every pixel that has a patch the colour in the middle of it; of others what a vote has given. */
function takenColours({ colours, light, takers }: Level, from: Int32Array): Float32Array {
  const taken = Float32Array.from(colours);
  for (const at of takers) {
    const source = from[at] ?? -1;
    if (source < 0) continue;
    const gain = relightOf(light, at, source);
    for (let c = 0; c < 3; c++) taken[at * 3 + c] = (colours[source * 3 + c] ?? 0) * gain;
  }
  return taken;
}
