import { expect, it } from 'vitest';
import { seededRandom } from '../raster/seededRandom.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import { traceEdge } from './traceEdge.ts';

const SIZE = { width: 300, height: 300 };
const EGG = { x: 150, y: 150, across: 90, down: 60 } as const;
/** Below this row the ground is before the egg. */
const HIDDEN = 180;

/** An egg of one colour on another; grass before its foot: green noise in blades of a few pixels. */
function eggPhoto(egg: Rgb, ground: Rgb, { grass = false } = {}): Lab {
  const lot = seededRandom(7);
  const blades = Float32Array.from({ length: 2_500 }, () => lot());
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const isEgg = ((x - EGG.x) / EGG.across) ** 2 + ((y - EGG.y) / EGG.down) ** 2 < 1;
      const blade = blades[Math.floor(y / 6) * 50 + Math.floor(x / 6)] ?? 0;
      const before: Rgb = [40 + 60 * blade, 90 + 130 * blade, 20 + 40 * blade];
      const colour = grass && y > HIDDEN ? before : isEgg ? egg : ground;
      data.set([...colour, 255], (y * SIZE.width + x) * 4);
    }
  return labOf(data);
}
type Rgb = readonly [number, number, number];

/** Drawn along the egg, `off` pixels outside of it, and by half of that to and fro. */
const drawn = (off: number) =>
  Array.from({ length: 60 }, (_, n) => {
    const turn = (n / 60) * 2 * Math.PI;
    const far = off * (1 + 0.5 * Math.sin(turn * 5));
    return {
      x: (EGG.x + (EGG.across + far) * Math.cos(turn)) / SIZE.width,
      y: (EGG.y + (EGG.down + far) * Math.sin(turn)) / SIZE.height,
    };
  });

/** How far a line lies from the egg's edge at its points, in pixels; above 0 outside. */
const farFrom = (line: readonly { readonly x: number; readonly y: number }[]): readonly number[] =>
  line.map(({ x, y }) => {
    const [u, v] = [x * SIZE.width - EGG.x, y * SIZE.height - EGG.y];
    const share = Math.hypot(u / EGG.across, v / EGG.down);
    return Math.hypot(u, v) * (1 - 1 / share);
  });
const most = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

const WHITE: Rgb = [240, 240, 236];
const trace = (lab: Lab, line: ReturnType<typeof drawn>, radius = 0.018) =>
  traceEdge(line, { lab, size: SIZE, radius });

it('runs along the edge that somebody has drawn near', () => {
  const lab = eggPhoto([200, 60, 40], WHITE);
  expect(most(farFrom(drawn(3)))).toBeGreaterThan(4);
  expect(most(farFrom(trace(lab, drawn(3))))).toBeLessThan(1.2);
  expect(most(farFrom(trace(lab, drawn(-3))))).toBeLessThan(1.2);
  expect(most(farFrom(trace(lab, drawn(3).toReversed())))).toBeLessThan(1.2);
});

it('finds one that is hardly there', () => {
  const lab = eggPhoto([232, 232, 228], WHITE);
  expect(most(farFrom(trace(lab, drawn(3))))).toBeLessThan(2);
});

it('looks no further away than the brush says: closer is finer', () => {
  const lab = eggPhoto([200, 60, 40], WHITE);
  expect(Math.min(...farFrom(trace(lab, drawn(12), 0.004)))).toBeGreaterThan(4);
});

it('runs as it was drawn where there is no edge at all, and not wider or narrower', () => {
  const lab = eggPhoto(WHITE, WHITE);
  const far = farFrom(trace(lab, drawn(0)));
  expect(most(far)).toBeLessThan(1);
});

it('follows the hand through grass, and the edge above it', () => {
  const lab = eggPhoto([200, 60, 40], WHITE, { grass: true });
  const line = trace(lab, drawn(2));
  const far = farFrom(line);
  const below = far.filter((_, n) => (line[n]?.y ?? 0) * SIZE.height > HIDDEN + 10);
  const above = far.filter((_, n) => (line[n]?.y ?? 0) * SIZE.height < HIDDEN - 10);
  expect(most(above)).toBeLessThan(1.2);
  expect(below.length).toBeGreaterThan(50);
  expect(most(below)).toBeLessThan(5);
  // Where it is the hand's, nobody says that there is an edge.
  const meanSure = (isIn: (y: number) => boolean): number => {
    const part = line.filter(({ y }) => isIn(y * SIZE.height)).map(({ sure }) => sure);
    return part.reduce((sum, v) => sum + v, 0) / part.length;
  };
  expect(meanSure((y) => y < HIDDEN - 10)).toBeGreaterThan(0.9);
  expect(meanSure((y) => y > HIDDEN + 10)).toBeLessThan(0.4);
});

it('ends at the border of the photo where it was drawn along it: the photo cuts the thing off', () => {
  const box = [
    [0.006, 0.2],
    [0.5, 0.2],
    [0.5, 0.993],
    [0.006, 0.993],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const line = trace(eggPhoto(WHITE, WHITE), box);
  const left = line.filter(({ x, y }) => x < 0.1 && y > 0.25 && y < 0.95);
  const below = line.filter(({ x, y }) => y > 0.95 && x > 0.05 && x < 0.45);
  expect([left.length > 50, below.length > 50]).toEqual([true, true]);
  expect(left.every(({ x }) => x <= 0)).toBe(true);
  expect(below.every(({ y }) => y >= 1)).toBe(true);
});

it('leaves a line alone that is too short to be one around something', () => {
  const dot = [{ x: 0.5, y: 0.5 }];
  expect(trace(eggPhoto(WHITE, WHITE), dot)).toMatchObject(dot);
});
