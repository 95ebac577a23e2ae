import { describe, expect, it } from 'vitest';
import type { Pixels } from './pixels.ts';
import { createPlane, mapPlane, type Plane } from './plane.ts';
import { seeThrough } from './seeThrough.ts';

const SIDE = 120;
const BOX = { from: 30, to: 90 } as const;
type Rgb = readonly [red: number, green: number, blue: number];

const isInBox = (x: number, y: number): boolean =>
  x >= BOX.from && x < BOX.to && y >= BOX.from && y < BOX.to;
const at = (x: number, y: number): number => y * SIDE + x;
const planeOf = (is: (x: number, y: number) => boolean): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, n) => (is(n % SIDE, Math.floor(n / SIDE)) ? 1 : 0));
const alpha = planeOf(isInBox);

/** Light from one side. */
const paper = (x: number): Rgb => [200 + x * 0.3, 205 + x * 0.3, 210 + x * 0.3];
const darker = ([red, green, blue]: Rgb, by: number): Rgb => [red - by, green - by, blue - by];
/** What a part of the glass does to the light behind it, and what it sends itself. */
const LINE = { x: 45, passes: 0.3 } as const;
const SHINE = { x: 60, passes: 0.6, sends: 90 } as const;
const LABEL = { x: 75, colour: [180, 40, 30] } as const;

/** What a camera sees of a glass box with a dark line, a highlight and a printed stripe. */
function photoOf(ground: (x: number) => Rgb, wide = 3): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const behind = ground(x);
      const isIn = isInBox(x, y);
      const near = (middle: number): boolean => isIn && Math.abs(x - middle) < wide;
      const colour = near(LABEL.x)
        ? LABEL.colour
        : behind.map((v) => {
            if (near(LINE.x)) return v * LINE.passes;
            return near(SHINE.x) ? v * SHINE.passes + SHINE.sends : v;
          });
      data.set(colour, at(x, y) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

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

  it('is glass as well where it looks like the ground between it and the outline', () => {
    const short = planeOf((x, y) => isInBox(x, y) && x < BOX.to - 2 && y < BOX.to - 2);
    const seen = seenBefore(BLACK, { glass: short });
    expect(Math.max(...seen(BOX.to - 1))).toBeLessThan(140);
    expect(Math.max(...seen(52, BOX.to - 1))).toBeLessThan(140);
    // The end of the printed stripe, which is unlike the ground.
    expect(seen(LABEL.x, BOX.to - 1)[0]).toBeGreaterThan(LABEL.colour[0] - 15);
  });

  it('stays solid where something unlike the ground parts it from what is glass', () => {
    // A hairline before it, as near to the outline as what people leave out.
    const left = planeOf((x, y) => isInBox(x, y) && x < LABEL.x - 1);
    const clear = seeThrough(photoOf(paper, 1), alpha, left);
    expect(clear?.opacity.data[at(LABEL.x - 1, BOX.to - 1)]).toBeLessThan(0.9);
    expect(clear?.opacity.data[at(LABEL.x + 2, BOX.to - 1)]).toBe(1);
  });

  it('is nothing of the ground beside the product', () => {
    const all = planeOf(() => true);
    const clear = seeThrough(photoOf(paper), alpha, all);
    expect(clear?.opacity.data[at(5, 5)]).toBe(1);
  });
});

it('changes nothing where nothing is glass, no product is, or no ground is to be seen', () => {
  const photo = photoOf(paper);
  const [none, all] = [planeOf(() => false), planeOf(() => true)];
  expect(seeThrough(photo, alpha, none)).toBeNull();
  expect(seeThrough(photo, none, all)).toBeNull();
  expect(seeThrough(photo, all, all)).toBeNull();
});
