import { expect, it } from 'vitest';
import { labOf } from '../raster/lab.ts';
import { createPlane, mapPlane, sumOf } from '../raster/plane.ts';
import { paintStrokes } from '../strokes/strokes.ts';
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
import { groundElsewhere } from './groundElsewhere.ts';

const isGrate = box(100, 100, 200, 200);
/** Nine openings of 24 x 24. */
const openingAt = (column: number, row: number): Where =>
  box(120 + column * 64, 120 + row * 64, 24, 24);
const all = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => openingAt(column, row)));
const [first = isGrate, ...others] = all;
const isOpen = either(...all);
const isHose = box(300, 180, 40, 20);

const grain = (x: number, y: number): number => ((x * 7 + y * 13) % 7) - 3;
const wood = (x: number, y: number, light = 1): Colour => [
  (130 + grain(x, y) * 2) * light,
  (88 + grain(x, y)) * light,
  (54 + grain(x, y)) * light,
];
/** A red grate on wood, with a blue hose beside it. */
const onWood = (x: number, y: number): Colour => {
  if (isHose(x, y)) return [30, 60, 150];
  return isGrate(x, y) && !isOpen(x, y) ? [180, 30, 40] : wood(x, y);
};

interface Case {
  readonly at?: (x: number, y: number) => Colour;
  readonly taken: Where;
  readonly cut?: Where;
  readonly isKnown?: Where;
}

function found({ at = onWood, taken, cut = isGrate, isKnown = () => false }: Case) {
  const pixels = groundElsewhere({
    lab: labOf(photoOf(at).data),
    solid: planeOf((x, y) => cut(x, y) && !taken(x, y)),
    taken: planeOf(taken),
    isKnown: (i) => isKnown(i % SIDE, Math.floor(i / SIDE)),
  });
  const plane = createPlane(SIDE, SIDE);
  for (const i of pixels) plane.data[i] = 1;
  return plane;
}

it('is in the other openings, when a stroke has taken it out of one', () => {
  const plane = found({ taken: first });
  for (const opening of others) expect(meanIn(plane, opening)).toBeGreaterThan(0.9);
  expect(meanIn(plane, (x, y) => isGrate(x, y) && !isOpen(x, y))).toBeLessThan(0.01);
});

it('is found along the outside, and after a stroke that has taken a slot', () => {
  const strip = box(100, 100, 8, 60);
  const [opened, slot] = [either(isOpen, strip), box(120, 120, 24, 2)];
  const at = (x: number, y: number): Colour => (opened(x, y) ? wood(x, y) : onWood(x, y));
  const plane = found({ at, taken: slot });
  for (const opening of [...others, strip]) expect(meanIn(plane, opening)).toBeGreaterThan(0.9);
});

it('is found to where its shade ends', () => {
  const shaded = (x: number, y: number): Colour =>
    isOpen(x, y) && !first(x, y) ? wood(x, y, 1 - (((x - 120) % 64) / 24) * 0.25) : onWood(x, y);
  const plane = found({ at: shaded, taken: first });
  for (const opening of others) expect(meanIn(plane, opening)).toBeGreaterThan(0.9);
});

it('is found beside a thing that another stroke has taken, of which nothing else is', () => {
  const [taken, cut] = [either(first, isHose), either(isGrate, isHose)];
  const twins = (x: number, y: number): Colour =>
    others[7]?.(x, y) === true ? [30, 60, 150] : onWood(x, y);
  const plane = found({ at: twins, taken, cut });
  expect(others.map((opening) => meanIn(plane, opening) > 0.9)).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
  ]);
});

it.each<Case & { what: string }>([
  { what: 'what a stroke has taken is a thing', taken: isHose, cut: either(isGrate, isHose) },
  {
    what: 'what a stroke has taken is a thing on its ground',
    taken: box(300, 170, 40, 38),
    cut: either(isGrate, box(300, 170, 40, 38)),
  },
  {
    what: 'the thing has its colour itself',
    taken: first,
    at: (x, y) => (isGrate(x, y) && y > 200 ? wood(x, y) : onWood(x, y)),
  },
  {
    what: 'what has its colour fades into the thing',
    taken: first,
    at: (x, y) => {
      const far = Math.abs(((x - 100) % 64) - 32) / 32;
      const mixed = (a: number, b: number): number => a + (b - a) * Math.min(1, far);
      return isGrate(x, y) && !first(x, y)
        ? [mixed(130, 180), mixed(88, 30), mixed(54, 40)]
        : onWood(x, y);
    },
  },
  { what: 'somebody has painted over all of it', taken: first, isKnown: isOpen },
])('is nowhere else where $what', (asked) => {
  expect(sumOf(found(asked))).toBe(0);
});

it('is one place to check', () => {
  const photo = photoOf(onWood);
  const taken = planeOf(first);
  const alpha = planeOf((x, y) => isGrate(x, y) && !first(x, y));
  const sure = planeOf(isGrate);
  const cut = { alpha, salience: { plane: sure, least: sure }, strokes: [] };
  const [mark, ...rest] = doubtfulParts(photo, { ...cut, taken });
  if (mark === undefined) throw new Error('nothing is marked');
  expect([mark.kind, mark.isPart, rest.length]).toEqual(['remove', true, 0]);
  const painted = mapPlane(paintStrokes([mark], photo), Math.abs);
  for (const opening of others) expect(meanIn(painted, opening)).toBeGreaterThan(0.9);
  // At half the size, as the app keeps it.
  const small = { width: 200, height: 200, data: new Float32Array(200 * 200) };
  small.data.forEach((_, i) => {
    if (first((i % 200) * 2, Math.floor(i / 200) * 2)) small.data[i] = 1;
  });
  expect(doubtfulParts(photo, { ...cut, taken: small })).toHaveLength(1);
});
