import { expect, it } from 'vitest';
import { labOf } from '../raster/lab.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, sumOf, type Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';
import { doubtfulParts } from './doubtfulParts.ts';
import { groundBehind } from './groundBehind.ts';
import { openingsSeen } from './openingsSeen.ts';

const SIDE = 240;
type Where = (x: number, y: number) => boolean;
const placeOf = (i: number) => [i % SIDE, Math.floor(i / SIDE)] as const;
const planeOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(...placeOf(i)) ? 1 : 0));

const isShelf: Where = (x, y) => x >= 60 && x < 180 && y >= 50 && y < 200;
/** Bays of 30 x 37, boards of nine and ten between them. */
const bayAt =
  (count: number): Where =>
  (x, y) => {
    const [column, row] = [Math.floor((x - 65) / 39), Math.floor((y - 56) / 47)];
    const isBay = (x - 65) % 39 < 30 && (y - 56) % 47 < 37;
    return (
      isShelf(x, y) && isBay && column >= 0 && column < 3 && row >= 0 && row * 3 + column < count
    );
  };

/** Of each bay, what lies within so many pixels of its left and lower side. */
const corners =
  (thick: number): Where =>
  (x, y) =>
    bayAt(9)(x, y) && ((x - 65) % 39 < thick || (y - 56) % 47 >= 37 - thick);
/** The first bays as they are, and the middle of each other one. */
const firstOnes =
  (count: number, middle: number): Where =>
  (x, y) =>
    bayAt(count)(x, y) ||
    (bayAt(9)(x, y) &&
      Math.abs(((x - 65) % 39) - 15) < middle &&
      Math.abs(((y - 56) % 47) - 18) < middle * 1.5);

interface Look {
  /** Of the wall's light, what is left in the bays. */
  readonly shade?: number;
  /** Of its blue, in the bays. */
  readonly blue?: number;
  /** As much less of that light, in each row of bays below another. */
  readonly lower?: number;
  /** As much more blue of it at the left of each bay, where light falls in from aside. */
  readonly aside?: number;
  /** How far the bays fade into the boards, in pixels. */
  readonly soft?: number;
}

/** A dark shelf on a grey floor before a yellowish wall, which is darker in its bays. */
function photoOf(
  isBay: Where,
  { shade = 0.7, lower = 0, blue = 1, aside = 0, soft = 0 }: Look = {},
): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = placeOf(i);
    const noise = ((x * 7 + y * 13) % 7) - 3;
    const board = 35 + noise;
    const left = shade - lower * Math.floor((y - 56) / 47);
    const wall = (isShelf(x, y) ? left : 1) * (225 - x * 0.12 + noise);
    const edge = Math.min((x - 65) % 39, 29 - ((x - 65) % 39), (y - 56) % 47, 36 - ((y - 56) % 47));
    const open = isBay(x, y) ? (soft === 0 ? 1 : Math.min(1, edge / soft)) : 0;
    const seen = (part: number): number => board + (wall * part - board) * open;
    if (isShelf(x, y))
      data.set(
        [seen(1), seen(0.96), seen(0.84 * blue * (1 + aside * (1 - ((x - 65) % 39) / 30))), 255],
        i * 4,
      );
    else if (y >= 205) data.set([120 + noise, 118 + noise, 115 + noise, 255], i * 4);
    else data.set([wall, wall * 0.96, wall * 0.84, 255], i * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

function openingsIn(photo: Pixels, cut: Where = isShelf): Int32Array {
  const solid = planeOf(cut);
  const lab = labOf(photo.data);
  const ground = groundBehind({ photo, lab }, solid);
  if (ground === null) throw new Error('no ground is seen');
  return openingsSeen(ground, { lab, solid, area: sumOf(solid), isKnown: () => false });
}

const shareOf = (pixels: Int32Array, where: Where): number =>
  pixels.filter((i) => where(...placeOf(i))).length / sumOf(planeOf(where));

it('are the bays of a shelf, in its shade, and not its boards', () => {
  const bays = bayAt(9);
  const found = openingsIn(photoOf(bays));
  expect(shareOf(found, bays)).toBeGreaterThan(0.85);
  expect(shareOf(found, (x, y) => isShelf(x, y) && !bays(x, y))).toBeLessThan(0.03);
});

it('may be of a little other shades and shapes', () => {
  const found = openingsIn(photoOf(bayAt(9), { shade: 0.75, lower: 0.06 }));
  expect(shareOf(found, bayAt(9))).toBeGreaterThan(0.85);
  expect(shareOf(openingsIn(photoOf(corners(12))), corners(12))).toBeGreaterThan(0.85);
});

it('are found to their ends, where light falls on a part of each', () => {
  const bays = bayAt(9);
  expect(shareOf(openingsIn(photoOf(bays, { aside: 0.2 })), bays)).toBeGreaterThan(0.85);
});

it.each<{ what: string; photo: Pixels; cut?: Where }>([
  { what: 'two of them: they may be labels', photo: photoOf(bayAt(2)) },
  { what: 'much darker ones: they have backs', photo: photoOf(bayAt(9), { shade: 0.3 }) },
  { what: 'ones of another colour', photo: photoOf(bayAt(9), { blue: 1.3 }) },
  { what: 'ones that fade, as reflections do', photo: photoOf(bayAt(9), { soft: 14 }) },
  { what: 'ones of many shades', photo: photoOf(bayAt(9), { shade: 0.85, lower: 0.18 }) },
  { what: 'a large one among small ones', photo: photoOf(firstOnes(1, 5)) },
  { what: 'three among half as much of others', photo: photoOf(firstOnes(3, 7.5)) },
  { what: 'strokes and corners', photo: photoOf(corners(8)) },
  {
    what: 'ones that are open to the outside',
    photo: photoOf(bayAt(9)),
    cut: (x, y) => x >= 65 && x < 173 && y >= 56 && y < 200,
  },
])('are not $what', ({ photo, cut }) => {
  expect(openingsIn(photo, cut)).toHaveLength(0);
});

it('are one place to check, until it is pressed', () => {
  const bays = bayAt(9);
  const photo = photoOf(bays);
  const sure = planeOf(isShelf);
  const salience = { plane: sure, least: sure };
  const checked = { alpha: sure, salience, strokes: [] };
  const [mark, ...others] = doubtfulParts(photo, checked);
  if (mark === undefined) throw new Error('nothing is marked');
  expect([mark.kind, mark.isPart, others.length]).toEqual(['remove', true, 0]);
  expect(doubtfulParts(photo, { ...checked, salience: null })).toEqual([]);
  const alpha = planeOf((x, y) => isShelf(x, y) && !bays(x, y));
  expect(doubtfulParts(photo, { alpha, salience, strokes: [mark] })).toEqual([]);
  const kept: Stroke = {
    kind: 'keep',
    radius: 0.2,
    points: [0.35, 0.7].map((y) => ({ x: 0.5, y })),
  };
  expect(doubtfulParts(photo, { ...checked, strokes: [kept] })).toEqual([]);
});
