import { expect, it } from 'vitest';
import { bilinear } from './bilinear.ts';
import { seededRandom } from './seededRandom.ts';
import { createPlane, mapPlane, resizePlane } from './plane.ts';

const chance = seededRandom(3);

it.each([
  { from: [16, 16], to: [90, 61] },
  { from: [90, 61], to: [16, 40] },
  { from: [1, 5], to: [7, 1] },
] as const)(
  'a plane of another size has what lies between its pixels: $from to $to',
  ({ from, to }) => {
    const [width, height] = to;
    const plane = mapPlane(createPlane(from[0], from[1]), chance);
    const resized = resizePlane(plane, width, height);
    for (let i = 0; i < resized.data.length; i++) {
      const place = {
        x: ((i % width) + 0.5) * (plane.width / width) - 0.5,
        y: (Math.floor(i / width) + 0.5) * (plane.height / height) - 0.5,
      };
      const value = bilinear(plane, (x, y) => plane.data[y * plane.width + x] ?? 0, place);
      expect(resized.data[i]).toBe(Math.fround(value));
    }
  },
);
