import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { groundBeside } from '../cutout/view/groundBeside.ts';
import type { Pixels } from '../cutout/raster/pixels.ts';
import { createPlane, type Plane } from '../cutout/raster/plane.ts';

const SIDE = 256;
/** The product stands on row 204 and is 128 rows high. */
const [TOP, FOOT, LEFT, RIGHT] = [76, 204, 80, 176];

interface Ground {
  readonly light: number;
  readonly grain: number;
}

function photoOf(groundAt: (x: number, y: number) => Ground): Pixels {
  const random = createRandom(7);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const { light, grain } = groundAt(pixel % SIDE, Math.floor(pixel / SIDE));
    data.fill(light + random.between(-grain, grain), pixel * 4, pixel * 4 + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

function product({ from = LEFT, to = RIGHT } = {}): Plane {
  const plane = createPlane(SIDE, SIDE);
  for (let y = TOP; y < FOOT; y++) plane.data.fill(1, y * SIDE + from, y * SIDE + to);
  return plane;
}

const STONE: Ground = { light: 130, grain: 30 };
/** Stone up to a share of the product's height, and something else behind it. */
const upTo = (share: number, behind: Ground) => (_: number, y: number) =>
  y < FOOT - share * (FOOT - TOP) ? behind : STONE;

describe('how high the ground goes on beside a product', () => {
  const BEHIND: readonly (readonly [what: string, behind: Ground])[] = [
    ['a wall in the light', { light: 190, grain: 30 }],
    ['something darker', { light: 60, grain: 10 }],
    ['what is out of focus', { light: 130, grain: 1 }],
  ];
  const cases = BEHIND.flatMap(([what, behind]) =>
    [0.2, 0.5, 0.9].map((share) => ({ what, behind, share })),
  );
  it.each(cases)('is seen to $share of its height before $what', ({ behind, share }) => {
    const heights = groundBeside(photoOf(upTo(share, behind)), product());
    expect(heights).toHaveLength(2);
    for (const height of heights) expect(Math.abs(height - share)).toBeLessThan(0.1);
  });

  it('is told side by side', () => {
    const photo = photoOf((x, y) => upTo(x < SIDE / 2 ? 0.2 : 0.8, { light: 210, grain: 5 })(x, y));
    const [left = 0, right = 0] = groundBeside(photo, product());
    expect(left).toBeCloseTo(0.2, 0);
    expect(right).toBeCloseTo(0.8, 0);
  });

  it('is no more than 1.2 where it never ends', () => {
    expect(
      groundBeside(
        photoOf(() => STONE),
        product(),
      ),
    ).toEqual([1.2, 1.2]);
  });

  it('goes on where the light falls off, and ends where it has become another', () => {
    const lit = (more: number) => (_: number, y: number) => ({
      light: 60 + ((FOOT - y) / (FOOT - TOP)) * more,
      grain: 15,
    });
    expect(groundBeside(photoOf(lit(70)), product())).toEqual([1.2, 1.2]);
    const far = groundBeside(photoOf(lit(150)), product());
    expect(far).toHaveLength(2);
    expect(Math.max(...far)).toBeLessThan(1.2);
  });

  it('is not told by a sheet, whether it ends or not', () => {
    const sheet: Ground = { light: 235, grain: 1 };
    expect(
      groundBeside(
        photoOf(() => sheet),
        product(),
      ),
    ).toEqual([]);
    const folded = (_: number, y: number) => (y < 140 ? { light: 180, grain: 1 } : sheet);
    expect(groundBeside(photoOf(folded), product())).toEqual([]);
  });

  it('is not told by paper with a grain that goes up behind it', () => {
    expect(
      groundBeside(
        photoOf(() => ({ light: 200, grain: 5 })),
        product(),
      ),
    ).toEqual([]);
  });

  it('is not told at a side that the photo does not show, nor without a product', () => {
    const photo = photoOf(upTo(0.5, { light: 210, grain: 5 }));
    expect(groundBeside(photo, product({ from: 0 }))).toHaveLength(1);
    expect(groundBeside(photo, product({ from: 0, to: SIDE }))).toEqual([]);
    expect(groundBeside(photo, createPlane(SIDE, SIDE))).toEqual([]);
  });
});
