import { expect, it } from 'vitest';
import { createPlane, mapPlane } from '../raster/plane.ts';
import { unmixedAlpha } from './unmixedAlpha.ts';

const SIDE = 120;
/** How much of a pixel lies to the left of an edge that leans by a pixel in eight rows. */
const covered = (x: number, y: number): number => Math.min(1, Math.max(0, 60 + y / 8 - x));

it('knows a slanting edge to a fraction of a pixel: its steps would be teeth where a photo is drawn larger', () => {
  const share = mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    covered(i % SIDE, Math.floor(i / SIDE)),
  );
  const differs = mapPlane(share, (v) => v * 90);
  const mask = mapPlane(share, (v) => (v > 0.5 ? 1 : 0));
  const alpha = unmixedAlpha(mask, { differs, alpha: share, least: 10 });
  const off = Array.from({ length: SIDE - 20 }, (_, n) => {
    const row = alpha.data.subarray((n + 10) * SIDE, (n + 11) * SIDE);
    return row.reduce((sum, v) => sum + v, 0) - (60 + (n + 10) / 8);
  });
  expect(Math.max(...off) - Math.min(...off)).toBeLessThan(0.35);
});

it('leaves the ground as it is, a pixel and more beside an edge that is sharp', () => {
  const mask = mapPlane(createPlane(SIDE, SIDE), (_, i) => (i % SIDE < 60 ? 1 : 0));
  // What compression makes of the ground beside it.
  const differs = mapPlane(mask, (v, i) => (v === 1 ? 90 : (i * 7) % 6));
  const alpha = unmixedAlpha(mask, { differs, alpha: mask, least: 10 });
  for (let y = 10; y < SIDE - 10; y++)
    for (let x = 61; x < SIDE; x++) expect(alpha.data[y * SIDE + x]).toBe(0);
});

it('has the same edge wherever else something is', () => {
  const isThing = (x: number, y: number): boolean =>
    Math.hypot(x - 50, y - 60) < 20 || (y === 60 && x > 60 && x < 90);
  const thing = mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    isThing(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
  );
  const differs = mapPlane(thing, (v, i) => v * 80 + ((i * 37) % 23));
  const alone = unmixedAlpha(thing, { differs, alpha: thing, least: 10 });
  // In two of its corners: all of the plane is looked at then.
  const more = mapPlane(thing, (v, i) => (i === 0 || i === SIDE * SIDE - 1 ? 1 : v));
  const both = unmixedAlpha(more, { differs, alpha: thing, least: 10 });
  for (let y = 5; y < SIDE - 5; y++)
    expect(both.data.subarray(y * SIDE, (y + 1) * SIDE)).toEqual(
      alone.data.subarray(y * SIDE, (y + 1) * SIDE),
    );
});
