import type { Pixels } from '../raster/pixels.ts';
import { seededRandom } from '../raster/seededRandom.ts';
import { squaredDistances } from '../raster/distances.ts';
import { coarser, levelOf, type Level, type Picture } from './levels.ts';
import { isEmpty, binaryMaskOf, type BinaryMask } from '../raster/binaryMask.ts';
import { complete, copy, improve, vote, type Field } from './patches.ts';
import { HOLE, NONE, OWN } from './places.ts';
import { settle, type Filled, type Room } from './settle.ts';
import { smoothFill, smoothFills } from './smoothFill.ts';

/** Half the side of a patch in pixels: seven pixels hold a thread and the gap beside it. Smaller where a product is thin. */
const REACHES = [3, 2, 1] as const;
/** Fewer patches to take from would be repeated to be seen. */
const LEAST = 60;
/** A hole is looked at so coarsely at first that no pixel of it is further than this from what is known. */
const DEPTH = 1.5;
const MOST_LEVELS = 7;
/**
 * Rounds of finding and voting at the coarsest level, and at each of the others. A second one at the finest took a sixth of all time, and
 * nobody could tell which of two pictures had it.
 */
const ROUNDS = { coarsest: 8, between: 3, finest: 1 } as const;
/**
 * How far a patch may move at a finer level, in its pixels: the coarser one has found the place. Eight, which is a fourth try at each pixel, takes
 * 5 % longer, and its patches are 3.5 % more alike (77 strokes on 39 photos).
 */
const MOVES = 6;
/** More pixels than this take too long to be compared: they keep the places that a coarser level has found. */
const MANY = 24_000;
/** The level whose squares are the light: sixteen pixels. */
const LIGHT = 4;
/** What is finer than the squares of this level, two pixels, is roughness. */
const FINE = 2;
const ROUGH = 3;
/** Steps of 255: more is a seam or a rim, and no roughness. */
const SEAM = 24;
const SEED = 20_251;

interface Asked {
  readonly photo: Pixels;
  readonly places: BinaryMask;
}

/** Fills the hole with patches of what is the product's own; null where there is too little of it. */
export function synthesise({ photo, places }: Asked): Filled | null {
  const own = binaryMaskOf(places, (at) => places.data[at] === OWN);
  if (isEmpty(own)) return null;
  const away = squaredDistances(own, 1);
  const deep = depthOf(places, away);
  let wanted = 1;
  for (let left = deep; left > DEPTH && wanted < MOST_LEVELS; left /= 2) wanted++;
  const room = roomFor(places, wanted);
  const finest = pictureOf(photo, places, room);
  const level = finestOf(finest);
  if (level === null) return null;
  return settle(level, fieldOf(levelsOf(level, wanted)), { photo, places, away, room });
}

/** How far the deepest pixel of the hole is from the product's own. `away`: squared distances to that. */
function depthOf(places: BinaryMask, away: Float32Array): number {
  let most = 1;
  for (let at = 0; at < away.length; at++)
    if (places.data[at] === HOLE) most = Math.max(most, away[at] ?? 0);
  return Math.sqrt(most);
}

function roomFor({ width, height }: BinaryMask, levels: number): Room {
  const step = 2 ** (levels - 1);
  const margin = REACHES[0] * step;
  const sideOf = (length: number): number => Math.ceil((length + 2 * margin) / step) * step;
  return { margin, width: sideOf(width), height: sideOf(height) };
}

/** The view with what is only known by its surroundings, in its room. */
function pictureOf({ data }: Pixels, view: BinaryMask, room: Room): Picture {
  const { width, height } = view;
  const weights = new Float32Array(view.data.length);
  const values = new Float32Array(view.data.length * 3);
  for (let at = 0; at < weights.length; at++) {
    if (view.data[at] !== OWN) continue;
    weights[at] = 1;
    for (let c = 0; c < 3; c++) values[at * 3 + c] = data[at * 4 + c] ?? 0;
  }
  const sparse = { values, weights, width, height };
  const filled = smoothFills(sparse);
  const colours = filled(0);
  const coarse = filled(FINE);
  const details = values.map((v, i) => Math.min(SEAM, Math.abs(v - (coarse[i] ?? 0))));
  const light = filled(LIGHT);
  const rough = smoothFill({ ...sparse, values: details }, ROUGH);
  const pixels = room.width * room.height;
  const picture = {
    colours: new Uint8ClampedArray(pixels * 3),
    light: new Uint8ClampedArray(pixels),
    rough: new Uint8ClampedArray(pixels),
    places: new Uint8Array(pixels),
    width: room.width,
    height: room.height,
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const to = (y + room.margin) * room.width + room.margin + x;
      for (let c = 0; c < 3; c++) picture.colours[to * 3 + c] = colours[at * 3 + c] ?? 0;
      picture.light[to] = lightOf(light, at);
      picture.rough[to] = rough[at * 3 + 1] ?? 0;
      picture.places[to] = view.data[at] ?? NONE;
    }
  return picture;
}

const lightOf = (values: Float32Array, at: number): number =>
  0.3 * (values[at * 3] ?? 0) + 0.6 * (values[at * 3 + 1] ?? 0) + 0.1 * (values[at * 3 + 2] ?? 0);

/** With the largest patches that there are enough of. */
function finestOf(picture: Picture): Level | null {
  for (const reach of REACHES) {
    const level = levelOf(picture, reach, 1);
    if (level.givers.length >= LEAST) return level;
  }
  return null;
}

/** From the finest to the coarsest that still has enough to take from. */
function levelsOf(finest: Level, wanted: number): Level[] {
  const levels = [finest];
  for (let picture: Picture = finest; levels.length < wanted;) {
    picture = coarser(picture);
    const level = levelOf(picture, finest.reach, 2 ** levels.length);
    if (level.givers.length < LEAST) break;
    levels.push(level);
  }
  return levels;
}

/** Finds where all that is to be filled is taken from, from coarse to fine. */
function fieldOf(levels: readonly Level[]): Field {
  const chance = seededRandom(SEED);
  let field: Field = { from: new Int32Array(0), costs: new Float64Array(0) };
  levels.toReversed().forEach((level, n) => {
    field = n === 0 ? newField(level) : refined(level, field, levels[levels.length - n]);
    if (level.takers.length > MANY) {
      complete(level, field, chance);
      copy(level, field);
      return;
    }
    const isFinest = n === levels.length - 1;
    const rounds = n === 0 ? ROUNDS.coarsest : isFinest ? ROUNDS.finest : ROUNDS.between;
    const radius = n === 0 ? Math.max(level.width, level.height) / 2 : MOVES;
    for (let round = 0; round < rounds; round++) {
      improve(level, field, { passes: 2, radius, chance });
      if (isFinest) copy(level, field);
      else vote(level, field);
    }
  });
  return field;
}

const newField = ({ places }: Level): Field => ({
  from: new Int32Array(places.length).fill(-1),
  costs: new Float64Array(places.length),
});

/** The places that a coarser level has found, and the colours that they give. */
function refined(level: Level, { from }: Field, coarse: Level | undefined): Field {
  const field = newField(level);
  const { width, gives, takers } = level;
  const across = coarse?.width ?? 1;
  for (const at of takers) {
    const x = at % width;
    const y = (at - x) / width;
    const there = from[(y >> 1) * across + (x >> 1)] ?? -1;
    if (there < 0) continue;
    const column = there % across;
    const row = (there - column) / across;
    const candidate = (row * 2 + (y & 1)) * width + column * 2 + (x & 1);
    if (gives[candidate] === 1) field.from[at] = candidate;
  }
  copy(level, field);
  return field;
}
