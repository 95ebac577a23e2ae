import { describe, expect, it } from 'vitest';
import { cutOnFlatGround } from './flatGround.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

const SIDE = 240;
const BODY = { left: 80, right: 160, top: 40, bottom: 200 } as const;
type At<T> = (x: number, y: number) => T;

const planeOf = (at: At<number>): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => at(i % SIDE, Math.floor(i / SIDE)));
const isBody: At<boolean> = (x, y) =>
  x >= BODY.left && x < BODY.right && y >= BODY.top && y < BODY.bottom;
const body = planeOf((x, y) => (isBody(x, y) ? 1 : 0));

/** Black on white, with a strip along its right side: how light each of its columns is, from within. */
function phoneWith(columns: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const beside = y >= BODY.top && y < BODY.bottom ? columns[x - BODY.right] : undefined;
    const grey = isBody(x, y) ? 30 : (beside ?? 255);
    data.fill(grey, i * 4, i * 4 + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

/** Of the columns beside the body, how much of each is in its cut. */
function besideIn(alpha: Plane | undefined, count: number): readonly number[] {
  const row = SIDE * ((BODY.top + BODY.bottom) / 2);
  return Array.from({ length: count }, (_, n) => alpha?.data[row + BODY.right + n] ?? 0);
}
const cutOf = (columns: readonly number[]) =>
  cutOnFlatGround(phoneWith(columns), { alpha: body, salience: body });

describe('beside a cut on a ground of one colour', () => {
  const FRAME = [200, 252, 252, 205, 215] as const;

  it('a thin bright frame is the thing’s own, with its shine', () => {
    const kept = besideIn(cutOf(FRAME)?.alpha, FRAME.length + 2);
    expect(kept.slice(0, 4).every((v) => v > 0.8)).toBe(true);
    expect(kept[4]).toBeGreaterThan(0.5);
    expect(kept[5]).toBeLessThan(0.3);
    expect(kept[6]).toBe(0);
  });

  it('stays when something else is painted, and goes where it is taken away', () => {
    const cut = cutOf(FRAME);
    const none = planeOf(() => 0);
    const first = cut?.alpha ?? none;
    expect(besideIn(cut?.after(first, none), 4).every((v) => v > 0.8)).toBe(true);
    const taken = planeOf((x) => (x >= BODY.right ? -1 : 0));
    const painted = mapPlane(first, (v, i) => (taken.data[i] === -1 ? 0 : v));
    expect(besideIn(cut?.after(painted, taken), 4)).toEqual([0, 0, 0, 0]);
  });

  it('a shadow fades, and is none', () => {
    const shadow = Array.from({ length: 80 }, (_, n) => 215 + n / 2);
    expect(besideIn(cutOf(shadow)?.alpha, 6).slice(2)).toEqual([0, 0, 0, 0]);
  });

  it('what compression leaves there is none', () => {
    const kept = besideIn(cutOf([90, 240, 238, 240])?.alpha, 4);
    expect(kept[2]).toBeLessThan(0.3);
    expect(kept[3]).toBe(0);
  });
});
