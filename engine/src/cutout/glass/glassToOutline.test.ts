import { expect, it } from 'vitest';
import {
  alpha,
  at,
  BOX,
  isInBox,
  LABEL,
  paper,
  photoOf,
  planeOf,
  SIDE,
} from '../testing/glassBox.ts';
import { glassToOutline } from './glassToOutline.ts';
import type { Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';

/** All but the last two columns and rows. */
const short = planeOf((x, y) => isInBox(x, y) && x < BOX.to - 2 && y < BOX.to - 2);

const NO_STROKES: readonly Stroke[] = [];
const glassOf = ({ painted = short, strokes = NO_STROKES, wide = 3 } = {}): Plane =>
  glassToOutline(photoOf(paper, wide), { alpha, painted, strokes });

it('goes on to an outline that people stopped short of, where it looks like the ground', () => {
  const { data } = glassOf();
  expect([data[at(BOX.to - 1, 60)], data[at(52, BOX.to - 1)]]).toEqual([1, 1]);
  // The end of the printed stripe is unlike it; and beside the product is nothing.
  expect(data[at(LABEL.x, BOX.to - 1)]).toBe(0);
  expect(data[at(BOX.to + 1, 60)]).toBe(0);
});

it('does not go past something unlike the ground', () => {
  // A hairline, which is no wider than what people leave out.
  const painted = planeOf((x, y) => isInBox(x, y) && x < LABEL.x - 1);
  const { data } = glassOf({ painted, wide: 1 });
  expect(data[at(LABEL.x - 1, BOX.to - 1)]).toBe(1);
  // Nor around its end, over the ground.
  expect(data[at(LABEL.x + 1, BOX.to - 1)]).toBe(0);
});

it('leaves what people have called the product as it is', () => {
  const points = [30, 58].map((y) => ({ x: (BOX.to - 1) / SIDE, y: y / SIDE }));
  const { data } = glassOf({ strokes: [{ kind: 'keep', radius: 0.018, points }] });
  expect([data[at(BOX.to - 1, 50)], data[at(BOX.to - 1, 70)]]).toEqual([0, 1]);
});

it('stays within what was painted where there is no ground to be seen', () => {
  const all = planeOf(() => true);
  const glass = glassToOutline(photoOf(paper), { alpha: all, painted: short, strokes: [] });
  expect(glass.data).toEqual(short.data);
});
