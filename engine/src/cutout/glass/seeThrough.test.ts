import { describe, expect, it } from 'vitest';
import type { Pixels } from '../raster/pixels.ts';
import { resizeMask, type Plane } from '../raster/plane.ts';
import { seeThrough } from './seeThrough.ts';
import {
  alpha,
  at,
  BOX,
  darker,
  LINE,
  paper,
  photoOf,
  planeOf,
  isInBox,
  SHINE,
  SIDE,
  type Rgb,
} from '../testing/glassBox.ts';

/** What is seen of it before ground of one colour, at half of its height. */
function seenBefore(
  ground: Rgb,
  { glass = alpha, photo = photoOf(paper) }: { glass?: Plane; photo?: Pixels } = {},
) {
  const clear = seeThrough(photo, alpha, glass);
  if (clear === null) throw new Error('nothing is clear');
  return (x: number, y = 60): number[] =>
    ground.map((v, c) => {
      const hides = clear.opacity.data[at(x, y)] ?? 1;
      return hides * (clear.photo.data[at(x, y) * 4 + c] ?? 0) + (1 - hides) * v;
    });
}
const BLACK: Rgb = [0, 0, 0];
const BLUE: Rgb = [20, 60, 160];

describe('glass before another ground', () => {
  it('lets it through where the camera saw its own ground', () => {
    const [red = 255, green = 255, blue = 255] = seenBefore(BLUE)(52);
    // A little of the glass is seen: a pale veil.
    for (const [seen, behind] of [
      [red, 20],
      [green, 60],
      [blue, 160],
    ] as const) {
      expect(seen).toBeGreaterThanOrEqual(behind);
      expect(seen).toBeLessThan(behind + 40);
    }
  });

  it('keeps a dark line as dark as it was to its ground', () => {
    const seen = seenBefore(BLUE);
    const [line, beside] = [seen(LINE.x), seen(52)];
    line.forEach((v, c) => expect(v / (beside[c] ?? 1)).toBeLessThan(LINE.passes + 0.15));
  });

  it('keeps a highlight, also before black', () => {
    const seen = seenBefore(BLACK, { photo: photoOf(() => [40, 60, 70]) });
    for (const v of seen(SHINE.x)) expect(v).toBeGreaterThan(40);
    for (const v of seen(52)) expect(v).toBeLessThan(20);
  });

  it('looks as in its photo before the ground of its photo', () => {
    const photo = photoOf(paper);
    for (const x of [33, 45, 52, 60, 75, 86])
      seenBefore(paper(x))(x).forEach((v, c) =>
        expect(Math.abs(v - (photo.data[at(x, 60) * 4 + c] ?? 0))).toBeLessThan(6),
      );
  });

  it('leaves the grain of its ground behind, as far as the ground around it has any', () => {
    const GRAIN = 24;
    const seen = seenBefore(BLUE, {
      photo: photoOf((x) => darker(paper(x), x % 4 < 2 ? GRAIN : 0)),
    });
    const reds = Array.from({ length: 8 }, (_, n) => seen(48 + n)[0] ?? 0);
    expect(Math.max(...reds) - Math.min(...reds)).toBeLessThan(GRAIN * 0.6);
    // A line that is darker than any grain is still one.
    expect(seen(LINE.x)[2]).toBeLessThan((seen(54)[2] ?? 0) * 0.75);
  });

  it('is seen along its outline more than within', () => {
    const seen = seenBefore(BLACK);
    expect(Math.min(...seen(BOX.from))).toBeGreaterThan(Math.max(...seen(52)) + 15);
  });
});

describe('what nobody has called glass', () => {
  const upper = planeOf((x, y) => isInBox(x, y) && y < 60);

  it('stays as solid as it was, and keeps its colour', () => {
    const photo = photoOf(paper);
    const clear = seeThrough(photo, alpha, upper);
    expect(clear?.opacity.data[at(60, 80)]).toBe(1);
    expect(clear?.photo.data[at(60, 80) * 4]).toBe(photo.data[at(60, 80) * 4]);
    expect(clear?.opacity.data[at(52, 50)]).toBeLessThan(0.3);
  });
});

it('is the same in a photo larger than it is looked at in', () => {
  const times = 10;
  const small = photoOf(paper);
  const side = SIDE * times;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let n = 0; n < side * side; n++) {
    const from = at(Math.floor((n % side) / times), Math.floor(Math.floor(n / side) / times)) * 4;
    data.set(small.data.subarray(from, from + 4), n * 4);
  }
  const whole = resizeMask(alpha, side, side);
  const large = seeThrough({ data, width: side, height: side }, whole, whole);
  const usual = seeThrough(small, alpha, alpha);
  expect([large?.opacity.width, large?.photo.width]).toEqual([side, side]);
  for (const [x, y] of [
    [52, 60],
    [LINE.x, 50],
    [SHINE.x, 70],
  ] as const) {
    const to = (y * times + 5) * side + x * times + 5;
    expect(large?.opacity.data[to]).toBeCloseTo(usual?.opacity.data[at(x, y)] ?? -1, 1);
    const [seen = 0, known = 99] = [large?.photo.data[to * 4], usual?.photo.data[at(x, y) * 4]];
    expect(Math.abs(seen - known)).toBeLessThan(10);
  }
});

it('changes nothing where nothing is glass, no product is, or no ground is to be seen', () => {
  const photo = photoOf(paper);
  const [none, all] = [planeOf(() => false), planeOf(() => true)];
  expect(seeThrough(photo, alpha, none)).toBeNull();
  expect(seeThrough(photo, none, all)).toBeNull();
  expect(seeThrough(photo, all, all)).toBeNull();
});
