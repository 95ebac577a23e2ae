import { describe, expect, it } from 'vitest';
import { fitBackdrop } from './backdropFit.ts';
import { labOf } from '../raster/lab.ts';

const SIDE = 120;

/** White, but for what `inside` covers with wicker: browns that go from light to dark. */
function onWhite(inside: (x: number, y: number) => boolean) {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const shade = 120 + ((x * 31 + y * 17) % 90);
      if (inside(x, y)) pixels.set([shade, shade * 0.8, shade * 0.5], (y * SIDE + x) * 4);
    }
  return fitBackdrop(labOf(pixels), { width: SIDE, height: SIDE });
}

describe('the backdrop of a photo', () => {
  it('is the white paper, also where a product covers half of its border', () => {
    const { at, spread, share } = onWhite((_, y) => y < 64);
    expect(at(0.5, 0.1)[0]).toBeCloseTo(100, 1);
    expect(spread).toBeLessThan(0.1);
    expect(share).toBeCloseTo(0.48, 1);
  });

  it('is no paper where little of the border is white', () => {
    const { spread } = onWhite((_, y) => y < 100);
    expect(spread).toBeGreaterThan(1);
  });
});
