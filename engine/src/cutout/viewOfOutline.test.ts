import { describe, expect, it } from 'vitest';
import { cornerBelow } from './cornerBelow.ts';
import { lowerRuns } from './lowerRuns.ts';
import { createPlane, type Plane } from './plane.ts';
import { viewOfOutline } from './viewOfOutline.ts';

const SIDE = 400;

const filled = (isIn: (x: number, y: number) => boolean): Plane => {
  const plane = createPlane(SIDE, SIDE);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = isIn(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0;
  return plane;
};

interface Seen {
  /** How far the camera looks down, and how far the box is turned, in degrees. */
  readonly down: number;
  readonly turned: number;
  /** Width, depth and height. */
  readonly sides: readonly [number, number, number];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The outline of a box on a level ground, seen from afar: the convex hull of its eight corners. */
function box({ down, turned, sides: [w, d, h] }: Seen): Plane {
  const [sin, cos] = [Math.sin(radians(turned)), Math.cos(radians(turned))];
  const corners = [-1, 1].flatMap((u) =>
    [-1, 1].flatMap((v) =>
      [0, 1].map((up) => {
        const [x, z] = [(u * w * cos - v * d * sin) / 2, (u * w * sin + v * d * cos) / 2];
        const y = -z * Math.sin(radians(down)) + up * h * Math.cos(radians(down)) * -1;
        return [x + SIDE / 2, y + SIDE / 2 + h / 2] as const;
      }),
    ),
  );
  // Within a convex hull is what no line through two corners has alone on one side.
  const isIn = (x: number, y: number): boolean =>
    corners.every(([ax, ay]) =>
      corners.every(([bx, by]) => {
        const sideOf = (px: number, py: number) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
        return corners.every(([px, py]) => sideOf(px, py) >= -1e-9) ? sideOf(x, y) >= 0 : true;
      }),
    );
  return filled(isIn);
}

const downOf = (product: Plane): number | null => {
  const side = lowerRuns(product);
  return side === null ? null : cornerBelow(side);
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
