import { expect, it } from 'vitest';
import { createPlane, mapPlane } from '../../cutout/raster/plane.ts';
import { fromPixels, type Layer } from '../../paint/layer.ts';
import type { CutOut } from '../cutOut.ts';
import { levelled, squared, straightened } from './straightened.ts';

const SIDE = 420;
type Ink = readonly [red: number, green: number, blue: number] | null;
/** A picture is as wide as it is tall: -1 to 1 from its left to its right and from its top to its bottom. */
type Picture = (u: number, v: number) => Ink;

/** In degrees: the camera to the left of it, below it, and held aslant. */
interface From {
  readonly aside?: number;
  readonly below?: number;
  readonly rolled?: number;
}

/** A picture on a wall through a pinhole five of its half widths away: each pixel's ray, to where it meets the wall. */
function photoOf(picture: Picture, { aside = 0, below = 0, rolled = 0 }: From): Layer {
  const [a, b, r] = [aside, below, rolled].map((degrees) => (degrees * Math.PI) / 180);
  const [sinA, cosA] = [Math.sin(a ?? 0), Math.cos(a ?? 0)];
  const [sinB, cosB] = [Math.sin(b ?? 0), Math.cos(b ?? 0)];
  const [sinR, cosR] = [Math.sin(r ?? 0), Math.cos(r ?? 0)];
  const far = 5;
  const turned = ([x, y, z]: readonly [number, number, number]): [number, number, number] => {
    const [up, deep] = [y * cosB - z * sinB, y * sinB + z * cosB];
    return [x * cosA + deep * sinA, up, deep * cosA - x * sinA];
  };
  const camera = turned([0, 0, -far]);
  const seen = (x: number, y: number): Ink => {
    const [u, v] = [(x - SIDE / 2) / 150, (y - SIDE / 2) / 150];
    const way = turned([u * cosR + v * sinR, v * cosR - u * sinR, far]);
    const reach = -camera[2] / way[2];
    return picture(camera[0] + way[0] * reach, camera[1] + way[1] * reach);
  };
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const ink = seen((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5);
    if (ink !== null) data.set([...ink, 255], i * 4);
  }
  return fromPixels(data, SIDE, SIDE);
}

const [RED, BLUE] = [
  [200, 40, 32],
  [30, 60, 200],
] as const;
const isOn = (u: number, v: number): boolean => Math.abs(u) <= 1 && Math.abs(v) <= 1;
/** Red above a third of its height, blue below. */
const flag: Picture = (u, v) => (isOn(u, v) ? (v < -1 / 3 ? RED : BLUE) : null);

const alphaAt = ({ brush }: Layer, x: number, y: number): number =>
  brush.getImageData(Math.floor(x), Math.floor(y), 1, 1).data[3] ?? 0;

/** Of its height, where red becomes blue at a share of its width. */
function seamOf(layer: Layer, across: number): number {
  const { width, height } = layer.canvas;
  const { data } = layer.brush.getImageData(Math.floor(across * (width - 1)), 0, 1, height);
  for (let y = 0; y < height; y++)
    if ((data[y * 4 + 2] ?? 0) > (data[y * 4] ?? 0)) return y / height;
  return 1;
}

it.each<From>([
  { aside: 18 },
  { below: -12 },
  { rolled: 9 },
  { aside: -14, below: 10, rolled: -6 },
])('hangs a picture straight that was photographed from aside: %o', (from) => {
  const { layer } = straightened({ layer: photoOf(flag, from) });
  const { width, height } = layer.canvas;
  for (const x of [4, width / 2, width - 5])
    for (const y of [4, height / 2, height - 5]) expect(alphaAt(layer, x, y)).toBeGreaterThan(200);
  // What is at a third of its height is there from end to end, also where the lower part was further away.
  for (const across of [0.05, 0.5, 0.95])
    expect(Math.abs(seamOf(layer, across) - 1 / 3)).toBeLessThan(0.015);
});

it('keeps the wall seen through an opening, and through glass', () => {
  const frame: Picture = (u, v) =>
    isOn(u, v) && Math.max(Math.abs(u), Math.abs(v)) > 0.7 ? RED : null;
  const open = straightened({ layer: photoOf(frame, { rolled: 8 }) }).layer;
  const { width, height } = open.canvas;
  expect(alphaAt(open, width / 2, height / 2)).toBe(0);
  expect(alphaAt(open, width * 0.07, height / 2)).toBeGreaterThan(200);

  const layer = photoOf(flag, { rolled: 8 });
  const { width: wide, height: tall } = layer.canvas;
  const opacity = mapPlane(createPlane(wide, tall), (_, i) => (i % wide < wide / 2 ? 0.25 : 1));
  const pane = straightened({ layer, opacity });
  expect(pane.opacity).toMatchObject(sizeOf(pane.layer));
  const row = Math.floor(pane.layer.canvas.height / 2);
  const hides = (across: number): number =>
    pane.opacity?.data[Math.floor((row + across) * pane.layer.canvas.width)] ?? 0;
  expect(hides(0.1)).toBeCloseTo(0.25, 2);
  expect(hides(0.9)).toBeCloseTo(1, 2);
});

const sizeOf = ({ canvas: { width, height } }: Layer) => ({ width, height });

const disc: Picture = (u, v) => (Math.hypot(u, v) <= 1 ? RED : null);
const shade: Picture = (u, v) => (Math.abs(v) <= 1 && Math.abs(u) <= 0.75 + v * 0.25 ? RED : null);
const keys: Picture = (u, v) => (isOn(u, v) && (v > 0 || u > -0.3) ? RED : null);

it.each<{ what: string; picture: Picture; from: From; cutOff?: CutOut['cutOff'] }>([
  { what: 'round', picture: disc, from: { aside: 18 } },
  { what: 'a lamp with a shade', picture: shade, from: {} },
  { what: 'of another outline', picture: keys, from: { rolled: 8 } },
  { what: 'straight already', picture: flag, from: {} },
  { what: 'turned on purpose', picture: flag, from: { rolled: 40 } },
  { what: 'cut off by its photo', picture: flag, from: { rolled: 8 }, cutOff: ['left'] },
])('leaves alone what is $what', ({ picture, from, cutOff }) => {
  const cut: CutOut = {
    layer: photoOf(picture, from),
    ...(cutOff === undefined ? {} : { cutOff }),
  };
  expect(straightened(cut)).toBe(cut);
});

/** The first and the last row of a column that is more than half opaque, and the same of columns. */
function reachOf({ canvas, brush }: Layer, across: number): { top: number; foot: number } {
  const { width, height } = canvas;
  const { data } = brush.getImageData(Math.floor(across * (width - 1)), 0, 1, height);
  const opaque = Array.from({ length: height }, (_, y) => (data[y * 4 + 3] ?? 0) > 127);
  return { top: opaque.indexOf(true), foot: opaque.lastIndexOf(true) };
}
function wideAt({ canvas, brush }: Layer, down: number): number {
  const { data } = brush.getImageData(0, Math.floor(down * canvas.height), canvas.width, 1);
  return Array.from({ length: canvas.width }, (_, x) => (data[x * 4 + 3] ?? 0) > 127).filter(
    Boolean,
  ).length;
}

const bucket: Picture = (u, v) => (Math.abs(v) <= 1 && Math.abs(u) <= 0.93 - v * 0.07 ? RED : null);

it('stands a front level that was photographed from aside, and as tall on both sides', () => {
  const slanting = photoOf(flag, { aside: 12 });
  const [before, beyond] = [0.2, 0.8].map((across) => reachOf(slanting, across));
  expect(Math.abs((before?.foot ?? 0) - (beyond?.foot ?? 0))).toBeGreaterThan(5);
  const { layer } = levelled({ layer: slanting });
  const [left, right] = [0.04, 0.96].map((across) => reachOf(layer, across));
  expect(Math.abs((left?.foot ?? 0) - (right?.foot ?? 99))).toBeLessThanOrEqual(1);
  expect(Math.abs((left?.top ?? 0) - (right?.top ?? 99))).toBeLessThanOrEqual(1);
});

it('keeps the taper of what stands: it may be a bucket', () => {
  const { layer } = levelled({ layer: photoOf(bucket, { aside: 10 }) });
  const { foot: left } = reachOf(layer, 0.15);
  const { foot: right } = reachOf(layer, 0.85);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  // 1.0 at its top and 0.86 at its foot.
  expect(Math.abs(wideAt(layer, 0.95) / wideAt(layer, 0.05) - 0.87)).toBeLessThan(0.015);
});

it.each<{ what: string; from: From; cutOff?: CutOut['cutOff'] }>([
  { what: 'stands level', from: { below: -12 } },
  { what: 'leans', from: { rolled: 12 } },
  { what: 'its photo cuts off', from: { aside: 12 }, cutOff: ['left'] },
])('lets be what $what', ({ from, cutOff }) => {
  const cut: CutOut = {
    layer: photoOf(flag, from),
    ...(cutOff === undefined ? {} : { cutOff }),
  };
  expect(levelled(cut)).toBe(cut);
});

it.each<From>([
  { below: -14 },
  { below: 10 },
  { aside: 10 },
  { aside: 8, below: -12, rolled: 3 },
  { rolled: 9 },
])('stands the front of what is large upright, however its photo converges: %o', (from) => {
  const { layer } = squared({ layer: photoOf(flag, from) });
  const [left, right] = [0.04, 0.96].map((across) => reachOf(layer, across));
  expect(Math.abs((left?.foot ?? 0) - (right?.foot ?? 99))).toBeLessThanOrEqual(1);
  expect(Math.abs((left?.top ?? 0) - (right?.top ?? 99))).toBeLessThanOrEqual(1);
  expect(Math.abs(wideAt(layer, 0.95) / wideAt(layer, 0.05) - 1)).toBeLessThan(0.01);
});

const wedge: Picture = (u, v) => (Math.abs(v) <= 1 && Math.abs(u) <= 0.25 - v * 0.08 ? RED : null);
/** Its front, and its left side as far back as half of it. */
const corner: Picture = (u, v) =>
  (u >= -0.4 && u <= 1 && Math.abs(v) <= 1) ||
  (u >= -1 && u < -0.4 && Math.abs(v) <= 1 - (-0.4 - u) * 0.6)
    ? RED
    : null;

it.each<{ what: string; picture: Picture; from: From }>([
  { what: 'square already', picture: flag, from: {} },
  { what: 'round', picture: disc, from: { below: -14 } },
  { what: 'two faces of one thing', picture: corner, from: { below: -14 } },
  { what: 'leaning', picture: flag, from: { rolled: 12 } },
  { what: 'a lamp with a shade', picture: shade, from: {} },
  { what: 'a slim wedge', picture: wedge, from: {} },
])('leaves alone what is large and $what', ({ picture, from }) => {
  const cut: CutOut = { layer: photoOf(picture, from) };
  expect(squared(cut)).toBe(cut);
});
