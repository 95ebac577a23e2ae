import { expect, it } from 'vitest';
import { labOf } from '../raster/lab.ts';
import { createPlane, sumOf } from '../raster/plane.ts';
import {
  box,
  either,
  meanIn,
  photoOf,
  planeOf,
  SIDE,
  type Colour,
  type Where,
} from '../testing/onPaper.ts';
import { doubtfulParts } from './doubtfulParts.ts';
import { groundBehind } from './groundBehind.ts';
import { shadowAlong } from './shadowAlong.ts';

const disc =
  (x: number, y: number, radius: number): Where =>
  (u, v) =>
    Math.hypot(u - x, v - y) < radius;
const isPlate = disc(200, 180, 80);
/** Of it, in the sun: to the lower left. */
const isShadow: Where = (x, y) => disc(170, 215, 78)(x, y) && !isPlate(x, y);
const isCut = either(isPlate, isShadow);

const grain = (x: number, y: number): number => ((x * 7 + y * 13) % 7) - 3;
/** A sage wall, darker towards the right. */
const wall = (x: number, y: number, light = 1): Colour => {
  const [red, green, blue] = [196, 200, 178].map((v) => (v + grain(x, y) - x * 0.05) * light);
  return [red ?? 0, green ?? 0, blue ?? 0];
};
const tan = (): Colour => [222, 196, 150];

type Paint = (x: number, y: number) => Colour;

interface Look {
  readonly shadow?: Paint;
  readonly plate?: Paint;
  readonly cut?: Where;
  readonly isKnown?: Where;
}
const hard = (x: number, y: number): Colour => wall(x, y, 0.6);

const colourOf =
  (shadow: Paint, plate: Paint) =>
  (x: number, y: number): Colour => {
    if (isPlate(x, y)) return plate(x, y);
    return isShadow(x, y) ? shadow(x, y) : wall(x, y);
  };

function found({ shadow = hard, plate = tan, cut = isCut, isKnown = () => false }: Look = {}) {
  const photo = photoOf(colourOf(shadow, plate));
  const solid = planeOf(cut);
  const lab = labOf(photo.data);
  const ground = groundBehind({ photo, lab }, solid);
  if (ground === null) throw new Error('no ground is seen');
  const known = (i: number): boolean => isKnown(i % SIDE, Math.floor(i / SIDE));
  const plane = createPlane(SIDE, SIDE);
  for (const i of shadowAlong(ground, { lab, solid, area: sumOf(solid), isKnown: known }))
    plane.data[i] = 1;
  return plane;
}

it('is what came along with a plate in the sun, up to the plate', () => {
  const plane = found();
  expect(meanIn(plane, isShadow)).toBeGreaterThan(0.97);
  expect(meanIn(plane, isPlate)).toBeLessThan(0.01);
});

it.each<Look & { what: string }>([
  { what: 'of another hue', shadow: () => [150, 96, 60] },
  { what: 'hardly darker', shadow: (x, y) => wall(x, y, 0.95) },
  {
    what: 'darker at one end than at the other',
    shadow: (x, y) => wall(x, y, 0.3 + (y - 140) / 420),
  },
  {
    what: 'a part that goes over into a thing of its hue',
    plate: (x, y) => wall(x, y, 1.1),
    shadow: (x, y) => wall(x, y, 1.1 - Math.min(0.5, (Math.hypot(x - 200, y - 180) - 80) / 24)),
  },
  {
    what: 'that is most of the cut',
    cut: (x, y) => isShadow(x, y) || (isPlate(x, y) && y - x > 25),
  },
  { what: 'enclosed by the thing', cut: either(isCut, box(60, 100, 240, 220)) },
  { what: 'painted over already', isKnown: isShadow },
])('is nothing $what', (look) => {
  expect(sumOf(found(look))).toBe(0);
});

it('is one place to check, where somebody is asked', () => {
  const photo = photoOf(colourOf(hard, tan));
  const sure = planeOf(isCut);
  const cut = { alpha: sure, salience: { plane: sure, least: sure }, strokes: [] };
  const [mark, ...others] = doubtfulParts(photo, cut);
  expect([mark?.kind, mark?.isPart, others.length]).toEqual(['remove', true, 0]);
  expect(doubtfulParts(photo, { ...cut, salience: null })).toEqual([]);
});
