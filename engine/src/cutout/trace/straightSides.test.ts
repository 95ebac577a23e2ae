import { expect, it } from 'vitest';
import type { Point } from '../raster/contour.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import { traceEdge, type TracedPoint } from './traceEdge.ts';

const SIZE = { width: 400, height: 400 };
type Rgb = readonly [number, number, number];
const [WOOD, WALL, DARK]: readonly Rgb[] = [
  [150, 110, 70],
  [225, 224, 220],
  [40, 40, 46],
];

/** A picture by the colour of each of its pixels. */
function pictureOf(colourAt: (x: number, y: number) => Rgb | undefined): Lab {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++)
      data.set([...(colourAt(x, y) ?? [0, 0, 0]), 255], (y * SIZE.width + x) * 4);
  return labOf(data);
}

const BOX = { left: 80, right: 320, top: 120, bottom: 290 } as const;
const isBox = (x: number, y: number): boolean =>
  x >= BOX.left && x < BOX.right && y >= BOX.top && y < BOX.bottom;

/** Drawn with a point every few pixels between these corners, in pixels. */
function drawnBetween(corners: readonly (readonly [number, number])[]): readonly Point[] {
  return corners.flatMap(([x, y], n) => {
    const [u, v] = corners[(n + 1) % corners.length] ?? [x, y];
    return Array.from({ length: 8 }, (_, k) => ({
      x: (x + ((u - x) * k) / 8) / SIZE.width,
      y: (y + ((v - y) * k) / 8) / SIZE.height,
    }));
  });
}

/** Around the box, `off` pixels outside of it. */
const aroundBox = (off: number) =>
  drawnBetween([
    [BOX.left - off, BOX.top - off],
    [BOX.right + off, BOX.top - off],
    [BOX.right + off, BOX.bottom + off],
    [BOX.left - off, BOX.bottom + off],
  ]);

const traced = (lab: Lab, points: readonly Point[], radius = 0.018) =>
  traceEdge(points, { lab, size: SIZE, radius }).map((point) => ({
    ...point,
    x: point.x * SIZE.width,
    y: point.y * SIZE.height,
  }));
const nearest = (line: readonly TracedPoint[], [x, y]: readonly [number, number]): number =>
  Math.min(...line.map((point) => Math.hypot(point.x - x, point.y - y)));
/** How far a line is from the box at its farthest point, in pixels. */
const offBox = (line: readonly TracedPoint[]): number =>
  Math.max(
    ...line.map(({ x, y }) => {
      const across = Math.max(BOX.left - x, x - BOX.right);
      const down = Math.max(BOX.top - y, y - BOX.bottom);
      return across > 0 && down > 0 ? Math.hypot(across, down) : Math.abs(Math.max(across, down));
    }),
  );

it('has the corners that were drawn', () => {
  const lab = pictureOf((x, y) => (isBox(x, y) ? WOOD : WALL));
  for (const off of [3, -3]) {
    const line = traced(lab, aroundBox(off));
    expect(nearest(line, [BOX.left, BOX.top])).toBeLessThan(0.8);
    expect(nearest(line, [BOX.right, BOX.bottom])).toBeLessThan(0.8);
    expect(offBox(line)).toBeLessThan(0.9);
    expect(line.filter(({ isStraight }) => isStraight).length / line.length).toBeGreaterThan(0.95);
  }
});

it('runs straight on where something stands before the edge', () => {
  const stands = (x: number, y: number) => x > 190 && x < 280 && y > 100 && y < BOX.top + 6;
  const lab = pictureOf((x, y) => (stands(x, y) ? DARK : isBox(x, y) ? WOOD : WALL));
  const line = traced(lab, aroundBox(1));
  expect(offBox(line)).toBeLessThan(0.9);
  // What was found along that thing says nothing of how soft the edge is.
  const before = line.filter(({ x, y }) => x > 200 && x < 270 && y < BOX.top + 6);
  expect(Math.max(...before.map(({ sure }) => sure))).toBe(0);
});

/** How far down the upper side is covered: to no straight line. */
const depthAt = (x: number): number => [7, 1, 8, 0, 6, 2][Math.floor(x / 24) % 6] ?? 0;

it('is where a hand drew a long straight line among edges that make none', () => {
  const stands = (x: number, y: number) => y < BOX.top + depthAt(x);
  const lab = pictureOf((x, y) => (!isBox(x, y) || stands(x, y) ? WALL : WOOD));
  const top = traced(lab, aroundBox(0)).filter(
    ({ x, y }) => x > 100 && x < 300 && y < BOX.top + 12,
  );
  expect(top.length).toBeGreaterThan(150);
  expect(Math.max(...top.map(({ y }) => Math.abs(y - BOX.top)))).toBeLessThan(2);
});

it('follows many edges where the hand drew no straight line', () => {
  const stands = (x: number, y: number) => y < BOX.top + depthAt(x);
  const lab = pictureOf((x, y) => (!isBox(x, y) || stands(x, y) ? WALL : WOOD));
  const wavy = aroundBox(-3).map(({ x, y }, n) => ({
    x,
    y: y + (n < 8 ? (n % 2 === 0 ? -2.4 : 2.4) : 0) / SIZE.height,
  }));
  const top = traced(lab, wavy).filter(({ x, y }) => x > 110 && x < 290 && y < BOX.top + 14);
  const [low, high] = [Math.min(...top.map(({ y }) => y)), Math.max(...top.map(({ y }) => y))];
  expect(high - low).toBeGreaterThan(5);
});

it('follows a long edge that is bent, where the hand drew it straight', () => {
  const isThing = (x: number, y: number) =>
    x >= BOX.left && x < BOX.right && y < BOX.bottom && y >= BOX.top - bow(x);
  const bow = (x: number): number => 9 * (1 - ((x - 200) / 120) ** 2);
  const lab = pictureOf((x, y) => (isThing(x, y) ? WOOD : WALL));
  const top = traced(lab, aroundBox(4)).filter(({ x, y }) => x > 110 && x < 290 && y < BOX.top + 4);
  expect(Math.max(...top.map(({ x, y }) => Math.abs(y - BOX.top + bow(x))))).toBeLessThan(1.3);
});

it('stays round, whatever polygon was drawn around it', () => {
  const [middle, radius] = [200, 120];
  const lab = pictureOf((x, y) =>
    Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < radius ? WOOD : WALL,
  );
  for (const count of [10, 14, 20]) {
    const corners = Array.from({ length: count }, (_, n): readonly [number, number] => {
      const turn = (n / count) * 2 * Math.PI;
      return [middle + (radius + 2) * Math.cos(turn), middle + (radius + 2) * Math.sin(turn)];
    });
    const off = traced(lab, drawnBetween(corners)).map(({ x, y }) =>
      Math.abs(Math.hypot(x - middle, y - middle) - radius),
    );
    expect(Math.max(...off)).toBeLessThan(1.3);
  }
});

/** A round hill on the upper side, within the box's width: as wide as it is said. */
const hill = (x: number, { wide, high }: { readonly wide: number; readonly high: number }) =>
  high * Math.max(0, 1 - ((x - 200) / wide) ** 2);

it('follows a knob that the hand has followed', () => {
  const knob = { wide: 12, high: 9 } as const;
  const isThing = (x: number, y: number) =>
    isBox(x, y) || (y < BOX.bottom && y >= BOX.top - hill(x, knob));
  const lab = pictureOf((x, y) => (isThing(x, y) ? WOOD : WALL));
  const line = traced(
    lab,
    drawnBetween([
      [BOX.left, BOX.top],
      [190, BOX.top],
      [200, BOX.top - 8],
      [210, BOX.top],
      [BOX.right, BOX.top],
      [BOX.right, BOX.bottom],
      [BOX.left, BOX.bottom],
    ]),
  );
  expect(nearest(line, [200, BOX.top - knob.high])).toBeLessThan(2);
});

it('keeps the waves of what is knitted', () => {
  const wave = (x: number) => 2 * Math.sin((x / 22) * 2 * Math.PI);
  const isThing = (x: number, y: number) =>
    x >= 165 && x < 240 && y < BOX.bottom && y >= BOX.top + wave(x);
  const lab = pictureOf((x, y) => (isThing(x, y) ? WOOD : WALL));
  const line = traced(
    lab,
    drawnBetween([
      [165, BOX.top],
      [240, BOX.top],
      [240, BOX.bottom],
      [165, BOX.bottom],
    ]),
  );
  const top = line.filter(({ x, y }) => x > 178 && x < 227 && y < BOX.top + 10);
  const [low, high] = [Math.min(...top.map(({ y }) => y)), Math.max(...top.map(({ y }) => y))];
  expect(high - low).toBeGreaterThan(2);
});

it('keeps a corner round that is', () => {
  const round = 14;
  const isThing = (x: number, y: number) => {
    if (!isBox(x, y)) return false;
    const u = Math.max(BOX.left + round - x, x - BOX.right + round, 0);
    const v = Math.max(BOX.top + round - y, y - BOX.bottom + round, 0);
    return Math.hypot(u, v) <= round;
  };
  const lab = pictureOf((x, y) => (isThing(x, y) ? WOOD : WALL));
  const cut = round * 0.6;
  const line = traced(
    lab,
    drawnBetween([
      [BOX.left + cut, BOX.top],
      [BOX.right - cut, BOX.top],
      [BOX.right, BOX.top + cut],
      [BOX.right, BOX.bottom - cut],
      [BOX.right - cut, BOX.bottom],
      [BOX.left + cut, BOX.bottom],
      [BOX.left, BOX.bottom - cut],
      [BOX.left, BOX.top + cut],
    ]),
  );
  const way = round * (1 - Math.SQRT1_2);
  expect(nearest(line, [BOX.right - way, BOX.top + way])).toBeLessThan(1.6);
  expect(nearest(line, [BOX.right, BOX.top])).toBeGreaterThan(3.5);
});

it('takes a line of a few pixels', () => {
  const size = { width: 40, height: 40 };
  const lab = labOf(new Uint8ClampedArray(40 * 40 * 4).fill(90));
  const points = [
    [0.2, 0.2],
    [0.6, 0.2],
    [0.6, 0.7],
    [0.2, 0.7],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  expect(traceEdge(points, { lab, size, radius: 0.018 }).length).toBeGreaterThan(20);
});
