import { describe, expect, it } from 'vitest';
import { labOf } from '../raster/lab.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { endsSharply } from './endsSharply.ts';
import { standsOut } from './groundBehind.ts';

const SIDE = 40;
const plane = (valueOf: (x: number, y: number) => number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => valueOf(i % SIDE, Math.floor(i / SIDE)));
/** Ten by ten pixels to the right of a cut that is the left half. */
const solid = plane((x) => (x < 20 ? 1 : 0));
const pixels = Int32Array.from(
  { length: 100 },
  (_, n) => (15 + Math.floor(n / 10)) * SIDE + 20 + (n % 10),
);

describe('a part beside a cut', () => {
  it.each([
    { what: 'another colour', apart: 0.15, darker: 0.02, is: true },
    { what: 'the ground', apart: 0.04, darker: 0.01, is: false },
    { what: 'its shade', apart: 0.15, darker: 0.15, is: false },
    { what: 'darker than any shade', apart: 0.3, darker: 0.3, is: true },
  ])('stands out or not: $what', ({ apart, darker, is }) => {
    const ground = { apart: plane(() => apart), darker: plane(() => darker), alike: 0.2 };
    expect(standsOut(pixels, ground)).toBe(is);
  });

  /** Grey of 200, and what is `dark` steps darker in the part: at once, or less with every pixel away from the cut. */
  const labWith = (darkAt: (x: number, y: number) => number) =>
    labOf(
      Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, n) => {
        const [x, y] = [Math.floor(n / 4) % SIDE, Math.floor(n / 4 / SIDE)];
        return n % 4 === 3 ? 255 : 200 - darkAt(x, y);
      }),
    );
  const isPart = (x: number, y: number): boolean => x >= 20 && x < 30 && y >= 15 && y < 25;

  it('ends sharply where a thing does, and where it goes on into the cut nothing is asked', () => {
    const lab = labWith((x, y) => (isPart(x, y) || x < 20 ? 80 : 0));
    expect(endsSharply(pixels, { lab, solid })).toBe(true);
  });

  it('fades where a shadow does', () => {
    const lab = labWith((x, y) => Math.max(0, 80 - 4 * Math.max(0, x - 20) - 6 * Math.abs(y - 20)));
    expect(endsSharply(pixels, { lab, solid })).toBe(false);
  });
});
