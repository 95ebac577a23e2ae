import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane } from '../raster/plane.ts';
import type { Stroke } from './strokes.ts';

const SIDE = 400;
type Rgb = readonly [number, number, number];
const BODY: Rgb = [30, 60, 140];
const PALE: Rgb = [233, 243, 252];

type Where = (x: number, y: number) => boolean;
const isBody: Where = (x, y) => x >= 60 && x < 200 && y >= 80 && y < 320;
const isHandle: Where = (x, y) => x >= 200 && x < 300 && y >= 195 && y < 205;
const isAbove: Where = (x, y) => x >= 204 && x < 300 && y >= 186 && y < 194;
const isBelow: Where = (x, y) => x >= 204 && x < 300 && y >= 206 && y < 214;
const isBeyond: Where = (x, y) => x >= 302 && x < 316 && y >= 190 && y < 210;

/** A body with a handle, before paper as a camera sees it: no two pixels are the same. */
const jug = (handle: Rgb, paper = 252): Pixels => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const grain = ((x * 7 + y * 13) % 5) - 2;
      const plain = paper + grain;
      const colour = isBody(x, y) ? BODY : isHandle(x, y) ? handle : [plain, plain, plain];
      data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
};

/** Shown without its handle. */
const alpha = mapPlane(createPlane(SIDE, SIDE), (_, i) =>
  isBody(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
);

const along = (y: number, kind: Stroke['kind'] = 'keep'): Stroke => ({
  kind,
  radius: 0.03,
  points: [205, 298].map((x) => ({ x: x / SIDE, y: y / SIDE })),
});

function after(photo: Pixels, ...strokes: Stroke[]) {
  const cut = openCut(photo, { shown: { alpha, healed: null, glass: null } }).mend(strokes);
  /** The mean over all of a place. */
  return (where: Where): number => {
    const own = [...cut.alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
    return own.reduce((sum, v) => sum + v, 0) / own.length;
  };
}

describe('of what a keep stroke covers before paper', () => {
  it.each([
    ['a pale', PALE],
    ['a dark', BODY],
  ])('%s handle is kept, and the paper at both sides of it is not', (_, colour) => {
    const shown = after(jug(colour), along(200));
    expect(shown(isHandle)).toBeGreaterThan(0.9);
    for (const ground of [isAbove, isBelow, isBeyond]) expect(shown(ground)).toBeLessThan(0.02);
    expect(shown(isBody)).toBeGreaterThan(0.99);
  });

  it('a stroke that is a little beside the handle means it as well', () => {
    const shown = after(jug(PALE), along(196));
    expect(shown(isHandle)).toBeGreaterThan(0.9);
    expect(shown(isAbove)).toBeLessThan(0.02);
  });

  it('a stroke that runs along it, and misses it by some pixels, means it as well', () => {
    const shown = after(jug(BODY), along(187));
    expect(shown((x, y) => isHandle(x, y) && x >= 206 && x < 296 && y < 198)).toBeGreaterThan(0.9);
    expect(shown((x, y) => x >= 206 && x < 296 && y >= 178 && y < 192)).toBeLessThan(0.02);
  });

  it('a white part with an edge around it is kept, though that edge runs along the stroke', () => {
    const isEdge: Where = (x, y) => x >= 214 && x < 217 && y >= 80 && y < 320;
    const photo = jug([252, 252, 252]);
    for (let i = 0; i < SIDE * SIDE; i++)
      if (isEdge(i % SIDE, Math.floor(i / SIDE))) photo.data.set(BODY, i * 4);
    const down: Stroke = {
      kind: 'keep',
      radius: 0.03,
      points: [100, 300].map((y) => ({ x: 207 / SIDE, y: y / SIDE })),
    };
    const shown = after(photo, down);
    expect(shown((x, y) => x >= 202 && x < 213 && y >= 110 && y < 290)).toBeGreaterThan(0.95);
  });

  it('all of it is kept where it has the colour of the paper: a white part before white', () => {
    const shown = after(jug([252, 252, 252]), along(200));
    expect(shown(isHandle)).toBeGreaterThan(0.99);
    expect(shown(isAbove)).toBeGreaterThan(0.5);
  });

  it('what is painted away afterwards goes', () => {
    const shown = after(jug(PALE), along(200), along(200, 'remove'));
    expect(shown(isHandle)).toBeLessThan(0.05);
    expect(shown(isAbove)).toBeLessThan(0.02);
  });
});
