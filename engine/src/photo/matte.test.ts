import { expect, it } from 'vitest';
import { createPlane, mapPlane } from '../cutout/raster/plane.ts';
import { fromPixels } from '../paint/layer.ts';
import { cutWith } from './matte.ts';

const SIDE = 60;
type Colour = readonly [red: number, green: number, blue: number];
const RED: Colour = [180, 40, 30];
const GRASS: Colour = [120, 200, 80];

/** A red square of 40 pixels; its outermost pixel has caught the grass around it, though the matte has it solid. */
function photo(): { alpha: ReturnType<typeof createPlane>; layer: ReturnType<typeof fromPixels> } {
  const insideBy = (i: number): number => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) - 10;
  };
  const alpha = mapPlane(createPlane(SIDE, SIDE), (_, i) => (insideBy(i) >= 0 ? 1 : 0));
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) data.set([...(insideBy(i) >= 1 ? RED : GRASS), 255], i * 4);
  return { alpha, layer: fromPixels(data, SIDE, SIDE) };
}

const colourAt = (layer: ReturnType<typeof fromPixels>, x: number, y: number): number[] => [
  ...layer.brush.getImageData(x, y, 1, 1).data,
];

it('gives the rim of a thing the colour of what is inside of it, and leaves its inside as it is', () => {
  const { alpha, layer } = photo();
  const cut = cutWith(layer, alpha, { reach: 3, rim: 2 });
  expect(colourAt(cut, 10, 30)).toEqual([...RED, 255]);
  expect(colourAt(cut, 30, 30)).toEqual([...RED, 255]);
  expect(colourAt(cut, 9, 30)[3]).toBe(0);
});

it('leaves the colours of all solid pixels where no rim is asked for', () => {
  const { alpha, layer } = photo();
  expect(colourAt(cutWith(layer, alpha, { reach: 3 }), 10, 30)).toEqual([...GRASS, 255]);
});
