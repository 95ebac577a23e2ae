import { expect, it } from 'vitest';
import { meansOver } from './meansOver.ts';
import { createPlane, type Plane } from '../raster/plane.ts';

const plane = (width: number, values: readonly number[]): Plane => {
  const made = createPlane(width, values.length / width);
  made.data.set(values);
  return made;
};

it('is the mean of each channel where the thing is', () => {
  const level = { width: 2, height: 1, data: [1, 10, 3, 30] };
  expect(meansOver(plane(2, [1, 0]), [level])).toEqual([1, 10]);
  expect(meansOver(plane(2, [1, 1]), [level])).toEqual([2, 20]);
  expect(meansOver(plane(2, [1, 3]), [level])).toEqual([2.5, 25]);
});

it('takes the part of each coarse pixel that the thing covers', () => {
  const level = { width: 2, height: 1, data: [0, 8] };
  const thing = plane(4, [1, 1, 1, 0, 1, 0, 0, 0]);
  expect(meansOver(thing, [level])).toEqual([2]);
});

it('puts one level after the other', () => {
  const thing = plane(2, [1, 1, 1, 1]);
  const levels = [
    { width: 1, height: 1, data: [5] },
    { width: 2, height: 2, data: [1, 2, 3, 4] },
  ];
  expect(meansOver(thing, levels)).toEqual([5, 2.5]);
});

it('is 0 where the thing is nowhere', () => {
  const level = { width: 1, height: 1, data: [7] };
  expect(meansOver(plane(1, [0]), [level])).toEqual([0]);
});
