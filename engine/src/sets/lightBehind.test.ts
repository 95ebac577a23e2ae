import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import { lightBehind } from './lightBehind.ts';

const SIDE = 200;
const LIGHT = { colour: [255, 240, 212], strength: 0.8 } as const;

/** A square of one grey in the middle of a ground of another, with the ground lit behind it. */
function groundBehind(thing: string, ground: string): Layer {
  const layer = createLayer(SIDE, SIDE);
  layer.brush.fillStyle = ground;
  layer.brush.fillRect(0, 0, SIDE, SIDE);
  const square = createLayer(40, 40);
  square.brush.fillStyle = thing;
  square.brush.fillRect(0, 0, 40, 40);
  lightBehind(layer.brush, [{ layer: square, x: 100, y: 120, width: 40, height: 40 }], LIGHT);
  return layer;
}

const at = ({ brush }: Layer, x: number, y: number): number[] => [
  ...brush.getImageData(x, y, 1, 1).data,
];

it('a dark thing is seen before a dark ground, which stays dark further away', () => {
  const lit = groundBehind('#0a0a0c', '#1d1e23');
  const [red = 0, , blue = 0] = at(lit, 78, 100);
  expect(red).toBeGreaterThan(60);
  // Warmer than the stone was.
  expect(red - 0x1d).toBeGreaterThan(blue - 0x23);
  expect(at(lit, 20, 20)).toEqual([0x1d, 0x1e, 0x23, 255]);
});

it('also where the ground is black', () => {
  const [red = 0] = at(groundBehind('#0a0a0c', '#000000'), 100, 100);
  expect(red).toBeGreaterThan(20);
});

it('what is not dark needs no light, and what is half dark less of it', () => {
  expect(at(groundBehind('#888888', '#1d1e23'), 78, 100)).toEqual([0x1d, 0x1e, 0x23, 255]);
  const [half = 0] = at(groundBehind('#3c3c3c', '#1d1e23'), 78, 100);
  const [all = 0] = at(groundBehind('#000000', '#1d1e23'), 78, 100);
  expect(half).toBeGreaterThan(0x1d);
  expect(half).toBeLessThan(all);
});

it('a light thing with a black hem ends in the dark too', () => {
  const layer = createLayer(SIDE, SIDE);
  layer.brush.fillStyle = '#1d1e23';
  layer.brush.fillRect(0, 0, SIDE, SIDE);
  const coat = createLayer(100, 100);
  coat.brush.fillStyle = '#c02020';
  coat.brush.fillRect(0, 0, 100, 94);
  coat.brush.fillStyle = '#000000';
  coat.brush.fillRect(0, 94, 100, 6);
  lightBehind(layer.brush, [{ layer: coat, x: 100, y: 150, width: 100, height: 100 }], LIGHT);
  expect(at(layer, 100, 160)[0]).toBeGreaterThan(0x1d + 10);
});
