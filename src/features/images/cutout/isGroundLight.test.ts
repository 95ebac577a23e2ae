import { createPlane, mapPlane } from '@lumashot/engine/cutout/raster/plane';
import { expect, test } from 'vitest';
import { isGroundLight } from './isGroundLight.ts';

const SIDE = 60;

/** A product of one grey value in the left half, its ground in the right one. */
function photoOf(product: number, ground: number) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++)
    data.fill(i % SIDE < SIDE / 2 ? product : ground, i * 4, i * 4 + 3);
  return { data, width: SIDE, height: SIDE };
}
const leftHalf = mapPlane(createPlane(SIDE, SIDE), (_, i) => (i % SIDE < SIDE / 2 ? 1 : 0));

test('a product says nothing of its ground', () => {
  expect(isGroundLight(photoOf(10, 240), leftHalf)).toBe(true);
  expect(isGroundLight(photoOf(250, 30), leftHalf)).toBe(false);
});

test('a photo without any ground has no light one', () => {
  expect(
    isGroundLight(
      photoOf(240, 240),
      mapPlane(leftHalf, () => 1),
    ),
  ).toBe(false);
});
