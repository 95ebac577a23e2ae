import type { Size } from '../raster/pixels.ts';
import { HOLE, NONE, OWN } from './places.ts';

/** A picture at one fineness, with what is known of its pixels. RGB, three bytes a pixel. */
export interface Level extends Size {
  readonly colours: Uint8ClampedArray;
  /** How light it is around a pixel, without anything fine. One byte a pixel, 0..255. */
  readonly light: Uint8ClampedArray;
  /** How rough it is around a pixel: fur, weave, or smooth. One byte a pixel, 0..255. */
  readonly rough: Uint8ClampedArray;
  readonly places: Uint8Array;
  /** Half the side of a patch. */
  readonly reach: number;
  /** What a pixel counts for where patches are compared; 0 for what is not the product's. */
  readonly weights: Uint8Array;
  /** The sum of the weights of the patch around a pixel that gets one. */
  readonly totals: Int32Array;
  /** 1 where a whole patch is the product's own. */
  readonly gives: Uint8Array;
  readonly givers: Int32Array;
  /** Pixels whose patch reaches into the hole. */
  readonly takers: Int32Array;
  /** Pixels of the photo that one of this level is wide. */
  readonly scale: number;
}

export type Picture = Pick<Level, 'colours' | 'light' | 'rough' | 'places' | 'width' | 'height'>;

/** Weights of the product's own pixels, and of those to be filled by how deep they are in the hole. */
const KNOWN = 8;
const DEEP = 1;
const GUESSED = [4, 2, DEEP] as const;

/** Half as fine. Three of four pixels of the product make one of its own, and one of the hole is enough for it. */
export function coarser({ colours, light, rough, places, width, height }: Picture): Picture {
  const [w, h] = [width >> 1, height >> 1];
  const half = {
    colours: new Uint8ClampedArray(w * h * 3),
    light: new Uint8ClampedArray(w * h),
    rough: new Uint8ClampedArray(w * h),
    places: new Uint8Array(w * h),
    width: w,
    height: h,
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [to, first] = [y * w + x, y * 2 * width + x * 2];
      const place = placeOf(places, first, width);
      half.places[to] = place;
      half.rough[to] = rough[first] ?? 0;
      half.light[to] = light[first] ?? 0;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        let count = 0;
        for (let n = 0; n < 4; n++) {
          const at = first + (n >> 1) * width + (n & 1);
          if (places[at] !== place) continue;
          sum += colours[at * 3 + c] ?? 0;
          count++;
        }
        half.colours[to * 3 + c] = sum / Math.max(1, count);
      }
    }
  return half;
}

function placeOf(places: Uint8Array, first: number, width: number): number {
  let own = 0;
  for (let n = 0; n < 4; n++) {
    const place = places[first + (n >> 1) * width + (n & 1)];
    if (place === HOLE) return HOLE;
    if (place === OWN) own++;
  }
  return own >= 3 ? OWN : NONE;
}

/** A picture as patches of it are compared. It has `reach` pixels of nothing at its border. */
export function levelOf(picture: Picture, reach: number, scale: number): Level {
  const { places, width, height } = picture;
  const own = new Uint8Array(places.length);
  for (let at = 0; at < own.length; at++) own[at] = places[at] === OWN ? 1 : 0;
  const gives = allAround(own, width, reach);
  const hole = new Uint8Array(places.length);
  for (let at = 0; at < hole.length; at++) hole[at] = places[at] === HOLE ? 0 : 1;
  const clear = allAround(hole, width, reach);
  const givers: number[] = [];
  const takers: number[] = [];
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x;
      if (gives[at] === 1) givers.push(at);
      else if (clear[at] === 0 && places[at] !== NONE) takers.push(at);
    }
  const weights = weightsOf(picture, takers);
  const totals = new Int32Array(places.length);
  for (const at of takers)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        totals[at] = (totals[at] ?? 0) + (weights[at + dy * width + dx] ?? 0);
  return {
    ...picture,
    reach,
    weights,
    totals,
    gives,
    givers: Int32Array.from(givers),
    takers: Int32Array.from(takers),
    scale,
  };
}

/** 1 where all of a square is marked. */
function allAround(marks: Uint8Array, width: number, reach: number): Uint8Array {
  const rows = new Uint8Array(marks.length);
  const out = new Uint8Array(marks.length);
  const span = 2 * reach + 1;
  for (let at = 0, run = 0; at < marks.length; at++) {
    run = marks[at] === 1 ? run + 1 : 0;
    if (run >= span) rows[at - reach] = 1;
  }
  for (let x = 0; x < width; x++)
    for (let at = x, run = 0; at < rows.length; at += width) {
      run = rows[at] === 1 ? run + 1 : 0;
      if (run >= span) out[at - reach * width] = 1;
    }
  return out;
}

/** By how many steps a pixel of the hole is away from what is known. */
function weightsOf({ places, width }: Picture, takers: readonly number[]): Uint8Array {
  const weights = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at++) if (places[at] === OWN) weights[at] = KNOWN;
  let left = takers.filter((at) => places[at] === HOLE);
  for (const weight of GUESSED) {
    const isNext = (at: number): boolean =>
      weights[at - 1] !== 0 ||
      weights[at + 1] !== 0 ||
      weights[at - width] !== 0 ||
      weights[at + width] !== 0;
    const ring = weight === DEEP ? left : left.filter(isNext);
    for (const at of ring) weights[at] = weight;
    left = left.filter((at) => weights[at] === 0);
  }
  return weights;
}
