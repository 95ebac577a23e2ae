import { describe, expect, it } from 'vitest';
import { cornerBelow } from '../cutout/view/cornerBelow.ts';
import { lowerRuns } from '../cutout/view/lowerRuns.ts';
import { chairOf, outlineOf, SIDE, type Box, type Camera } from '../testing/seenBoxes.ts';
import { createPlane, type Plane } from '../cutout/raster/plane.ts';
import { viewOfOutline } from '../cutout/view/viewOfOutline.ts';

const filled = (isIn: (x: number, y: number) => boolean): Plane => {
  const plane = createPlane(SIDE, SIDE);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = isIn(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0;
  return plane;
};

const box = ({ sides, ...camera }: Camera & Pick<Box, 'sides'>): Plane =>
  outlineOf(camera, [{ sides }]);

const downOf = (product: Plane): number | null => {
  const side = lowerRuns(product);
  return side === null ? null : (cornerBelow(side)?.down ?? null);
};

const FLAT = [180, 130, 12] as const;

describe('the nearest corner of a base', () => {
  it.each([
    { down: 15, turned: 35 },
    { down: 30, turned: 30 },
    { down: 30, turned: 55 },
    { down: 45, turned: 40 },
  ])('tells that the camera looks down by $down degrees, turned by $turned', ({ down, turned }) => {
    const told = downOf(box({ down, turned, sides: FLAT }));
    expect(Math.abs((told ?? 0) - down)).toBeLessThan(3);
  });

  it('is none below what is round, level or a stick', () => {
    const ball = filled((x, y) => Math.hypot(x - 200, y - 200) < 120);
    const dish = filled((x, y) => Math.hypot(x - 200, (y - 200) * 3) < 150);
    const upright = filled((x, y) => x > 120 && x < 280 && y > 80 && y < 300);
    const stick = filled((x, y) => Math.abs(y - x * 0.5 - 100) < 12 && x > 40 && x < 360);
    expect([ball, dish, upright, stick].map(downOf)).toEqual([null, null, null, null]);
  });
});

describe('from where a product was photographed, by its outline', () => {
  it('is at an angle where a flat thing is seen from above on its corner', () => {
    expect(viewOfOutline(box({ down: 30, turned: 35, sides: FLAT }))).toBe('angle');
    expect(viewOfOutline(box({ down: 12, turned: 35, sides: FLAT }))).toBe('front');
  });

  it('is the front of a package that shows two sides, unless the camera looks far down', () => {
    const sides = [120, 90, 150] as const;
    expect(viewOfOutline(box({ down: 20, turned: 25, sides }))).toBe('front');
    expect(viewOfOutline(box({ down: 32, turned: 35, sides: [150, 120, 90] }))).toBe('angle');
  });

  it('is at an angle for a tall chair whose legs say so, and the front for a package as tall', () => {
    const seenFrom = (down: number): Plane => outlineOf({ down, turned: 35 }, chairOf());
    expect(viewOfOutline(seenFrom(32))).toBe('angle');
    expect(viewOfOutline(seenFrom(18))).toBe('front');
    expect(viewOfOutline(box({ down: 32, turned: 35, sides: [130, 120, 220] }))).toBe('front');
  });

  it('is above of a stick that slants, and not of a shoe that stands on its heel', () => {
    expect(
      viewOfOutline(filled((x, y) => Math.abs(y - x * 0.6 - 80) < 14 && x > 40 && x < 340)),
    ).toBe('above');
    // A ramp from its toe, which is level on the ground, up to a heel on a thin post.
    const shoe = filled((x, y) => {
      if (x < 40 || x > 360) return false;
      const sole = x > 240 ? 300 : 300 - (240 - x) * 0.75;
      const post = x < 60 && y >= sole && y < 300;
      return (y >= sole - 34 && y < sole) || post;
    });
    expect(viewOfOutline(shoe)).toBe('front');
  });
});
