import { expect, it, vi } from 'vitest';
import { drawTurned, turnedSize } from './turned.ts';

const roundedSize = (...asked: Parameters<typeof turnedSize>) => {
  const { width, height } = turnedSize(...asked);
  return [Math.round(width), Math.round(height)];
};

it.each([
  [0, 400, 300],
  [90, 300, 400],
  [180, 400, 300],
  [270, 300, 400],
  [-90, 300, 400],
  // By the table of sines.
  [45, 495, 495],
  [30, 496, 460],
])('keeps all of a picture turned by %i degrees', (degrees, width, height) => {
  expect(roundedSize({ width: 400, height: 300 }, degrees)).toEqual([width, height]);
});

/** Where the picture's corners come to lie: the brush as a matrix. */
function cornersDrawn(degrees: number, size: { width: number; height: number }) {
  let matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const by = (m: typeof matrix) => {
    const { a, b, c, d, e, f } = matrix;
    matrix = {
      a: a * m.a + c * m.b,
      b: b * m.a + d * m.b,
      c: a * m.c + c * m.d,
      d: b * m.c + d * m.d,
      e: a * m.e + c * m.f + e,
      f: b * m.e + d * m.f + f,
    };
  };
  const corners: (readonly [number, number])[] = [];
  const picture = { width: 400, height: 300, close: vi.fn<() => void>() };
  drawTurned(
    {
      imageSmoothingQuality: 'low',
      save: () => {},
      restore: () => {},
      translate: (e, f) => by({ a: 1, b: 0, c: 0, d: 1, e, f }),
      scale: (a, d) => by({ a, b: 0, c: 0, d, e: 0, f: 0 }),
      rotate: (angle) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        by({ a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 });
      },
      drawImage: (_, x, y, width, height) => {
        for (const [u, v] of [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ] as const) {
          const { a, b, c, d, e, f } = matrix;
          corners.push([Math.round(a * u + c * v + e), Math.round(b * u + d * v + f)]);
        }
      },
    },
    picture,
    { degrees, size },
  );
  return corners;
}

it('turns clockwise, and fills the canvas', () => {
  // First corner: the picture's upper left one, which a quarter to the right brings to the upper right.
  expect(cornersDrawn(90, { width: 150, height: 200 })).toEqual([
    [150, 0],
    [150, 200],
    [0, 200],
    [0, 0],
  ]);
  expect(cornersDrawn(180, { width: 400, height: 300 })[0]).toEqual([400, 300]);
});
