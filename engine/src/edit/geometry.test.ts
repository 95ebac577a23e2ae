import { expect, it } from 'vitest';
import { createLayer } from '../paint/layer.ts';
import { crop } from './geometry.ts';

const sizeOf = ({ canvas: { width, height } }: ReturnType<typeof createLayer>) => [width, height];

it('leaves a picture that has the shape asked for as it is', () => {
  const square = createLayer(100, 100);
  expect(crop(square, 1, 0.8)).toBe(square);
  const wide = createLayer(160, 90);
  expect(crop(wide, 16 / 9, 0.8)).toBe(wide);
});

it('cuts another shape to the one asked for, and its own by a share', () => {
  expect(sizeOf(crop(createLayer(200, 100), 1, 1))).toEqual([200, 200]);
  const mark = createLayer(100, 100);
  mark.brush.fillStyle = '#ff0000';
  mark.brush.fillRect(0, 0, 5, 5);
  const cut = crop(mark, 0, 0.8).brush.getImageData(0, 0, 1, 1).data;
  expect(cut[0]).toBe(0);
});
