import { expect, it } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../cutout/raster/plane.ts';
import { wouldTip } from '../cutout/view/wouldTip.ts';
import { chairOf, outlineOf, SIDE } from '../testing/seenBoxes.ts';

const filled = (isIn: (x: number, y: number) => boolean): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (isIn(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));

const KNOB = (x: number, y: number): boolean => Math.hypot(x - 260, y - 150) < 90;
const KEY = (x: number, y: number): boolean => Math.abs(x - 150) < 10 && y > 150 && y < 350;
const RING = (x: number, y: number): boolean => y > 140 && y < 160 && x > 140 && x < 260;

it.each<[string, Plane, boolean]>([
  ['a knob from which a key hangs', filled((x, y) => KNOB(x, y) || KEY(x, y) || RING(x, y)), true],
  ['a ball', filled((x, y) => Math.hypot(x - 200, y - 200) < 120), false],
  [
    'a lamp on a narrow foot',
    filled(
      (x, y) =>
        (y < 150 && y > 60 && Math.abs(x - 200) < 90) ||
        (y >= 150 && y < 340 && Math.abs(x - 200) < 8),
    ),
    false,
  ],
  [
    'a sphere that its photo cuts off below',
    filled((x, y) => Math.hypot(x - 200, y - 330) < 120),
    false,
  ],
  [
    'a box seen on its corner',
    outlineOf({ down: 12, turned: 35 }, [{ sides: [180, 130, 90] }]),
    false,
  ],
  ['nothing', createPlane(SIDE, SIDE), false],
])('%s', (_, product, tips) => {
  expect(wouldTip(product)).toBe(tips);
});

it('a shoe that leans back on its heel would tip, and a level one would not', () => {
  const shoe = (lean: number): Plane =>
    filled((x, y) => x > 80 && x < 320 && Math.abs(y - 200 - (x - 200) * lean) < 40);
  expect([0, 0.5].map((lean) => wouldTip(shoe(lean)))).toEqual([false, true]);
});

it('a chair stands on its legs', () => {
  expect(wouldTip(outlineOf({ down: 0, turned: 0 }, chairOf()))).toBe(false);
});
