import { expect, it } from 'vitest';
import { mapPlane, resizePlane } from '../cutout/raster/plane.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import { salienceOf } from './salience.ts';

const SIDE = 320;
/**
 * What the authors' own file answers to the same picture, run by ONNX Runtime 1.30: its second output, at places
 * within the disc, outside of it, and along its outline.
 */
const ANSWERED: readonly (readonly [x: number, y: number, sure: number])[] = [
  [163, 96, 0.631],
  [118, 102, 0.576],
  [198, 111, 0.592],
  [90, 123, 0.822],
  [221, 139, 0.724],
  [87, 156, 0.84],
  [230, 172, 0.314],
  [229, 188, 0.607],
  [77, 208, 0.311],
  [85, 221, 0.629],
  [206, 233, 0.232],
  [109, 244, 0.303],
  [125, 251, 0.422],
  [165, 254, 0.456],
  [150, 110, 1],
  [150, 175, 1],
  [150, 240, 1],
  [40, 60, 0.001],
  [300, 110, 0.002],
  [150, 262, 0.001],
];

/** A red disc with a white band, on stripes. */
function disc(): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const stripes = [
    [30, 90, 160],
    [80, 150, 70],
    [20, 40, 60],
  ] as const;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const behind = stripes[Math.floor((x + y * 0.6) / 11) % 3] ?? stripes[0];
      const inside = Math.abs(y - 170) < 12 ? [240, 240, 235] : [205, 40, 35];
      const isDisc = Math.hypot(x - 150, y - 175) < 80;
      data.set([...(isDisc ? inside : behind), 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

it('sees what the authors of the network see', async () => {
  // Theirs is enlarged before it is squeezed into 0..1.
  const odds = mapPlane(await salienceOf(disc()), (v) => Math.log((v + 1e-7) / (1 - v + 1e-7)));
  const plane = mapPlane(resizePlane(odds, SIDE, SIDE), (v) => 1 / (1 + Math.exp(-v)));
  for (const [x, y, sure] of ANSWERED)
    // Their weights have 32 bits, ours 16.
    expect(Math.abs((plane.data[y * SIDE + x] ?? -1) - sure), `at ${x}, ${y}`).toBeLessThan(0.1);
});

it('looks at photos smaller than itself', async () => {
  const { data, width, height } = await salienceOf({
    data: new Uint8ClampedArray(40 * 30 * 4).fill(255),
    width: 40,
    height: 30,
  });
  expect([width, height]).toEqual([160, 160]);
  expect(data.every((v) => v >= 0 && v <= 1)).toBe(true);
});
