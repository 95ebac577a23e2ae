import { describe, expect, it } from 'vitest';
import { photoOf, planeOf, SIDE, type Where } from '../testing/onPaper.ts';
import { createPlane, mapPlane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';
import { differenceFromGround } from './differenceFromGround.ts';
import { cutOnFlatGround } from './flatGround.ts';
import { netOf } from './netOf.ts';

const MIDDLE = SIDE / 2;
const WHEEL = { hub: 14, hoop: 150, tyre: 175 };
const far = (x: number, y: number): number => Math.hypot(x - MIDDLE, y - MIDDLE);
const isWheel: Where = (x, y) => far(x, y) < WHEEL.tyre;
const isRubber: Where = (x, y) => isWheel(x, y) && far(x, y) >= WHEEL.hoop;

/** From the middle of the nearest of so many spokes, in pixels. */
function fromSpoke(x: number, y: number, count: number): number {
  const step = (2 * Math.PI) / count;
  const turn = Math.atan2(y - MIDDLE, x - MIDDLE);
  return Math.abs(turn - Math.round(turn / step) * step) * far(x, y);
}

/** A wheel on white: its spokes are two pixels wide, and half a pixel on both sides is mixed. `shade`: of its gaps, of 255. */
const wheel =
  ({ spokes = 24, shade = 255, isPlanted = true } = {}) =>
  (x: number, y: number): number => {
    if (!isWheel(x, y)) return 255;
    // Of a photograph, hardly two pixels are the same.
    if (far(x, y) < WHEEL.hub || (isPlanted && isRubber(x, y))) return 30 + ((x * 7 + y * 13) % 9);
    if (isRubber(x, y)) return 255;
    const off = fromSpoke(x, y, spokes);
    return off < 1 ? 90 : off < 1.5 ? 172 : shade;
  };

function netIn(colourAt: (x: number, y: number) => number, cut = planeOf(() => true)) {
  const differs = differenceFromGround(photoOf(colourAt));
  if (differs === null) throw new Error('no ground of one colour');
  return netOf(differs, { cut, parts: regionsOf(differs, (v) => v <= 12), least: 12 });
}

/** Lines of two pixels, every 20, over a square of the paper. */
const grid = (x: number, y: number): number =>
  x >= 60 && x < 342 && y >= 60 && y < 342 && ((x - 60) % 20 < 2 || (y - 60) % 20 < 2) ? 40 : 255;

describe('a net', () => {
  it('is what lies between the spokes of a wheel', () => {
    const net = netIn(wheel());
    expect(net?.meshes).toHaveLength(24);
    const at = (x: number, y: number): number => net?.threads.data[y * SIDE + x] ?? Number.NaN;
    // Between two spokes, on one, half on one, on the tyre and beyond it.
    expect(at(MIDDLE + 100, MIDDLE + 13)).toBe(0);
    expect(at(MIDDLE + 100, MIDDLE)).toBe(1);
    expect(at(MIDDLE + 100, MIDDLE + 1)).toBeGreaterThan(0.3);
    expect(at(MIDDLE + 100, MIDDLE + 1)).toBeLessThan(0.8);
    expect(at(MIDDLE + 160, MIDDLE)).toBe(-1);
    expect(at(5, 5)).toBe(-1);
  });

  it.each([
    ['a few of them, which may be a pattern', wheel({ spokes: 8 })],
    ['what has a shade of its own, as paper and keys have', wheel({ shade: 250 })],
    ['a printed grid, which ends on its paper', grid],
    ['spokes without a hoop', wheel({ isPlanted: false })],
  ])('is not %s', (_, colourAt) => {
    expect(netIn(colourAt)).toBeNull();
  });
});

it('of another thing is none of this one', () => {
  expect(
    netIn(
      wheel(),
      planeOf((x) => x < 10),
    ),
  ).toBeNull();
});

describe('a cut of a wheel', () => {
  const photo = photoOf(wheel());
  const all = planeOf(isWheel);
  const cut = cutOnFlatGround(photo, { alpha: all, salience: all });
  const none = createPlane(SIDE, SIDE);
  const between = MIDDLE + 13;
  const valueAt = (plane: { readonly data: Float32Array } | undefined, x: number, y: number) =>
    plane?.data[y * SIDE + x] ?? Number.NaN;

  it('is open between its spokes, which stay, though a network is sure of all of it', () => {
    expect(cut?.isOpened).toBe(true);
    expect(valueAt(cut?.alpha, MIDDLE + 100, between)).toBe(0);
    expect(valueAt(cut?.alpha, MIDDLE + 100, MIDDLE)).toBe(1);
    // Half on a spoke, where white would be seen on anything dark.
    expect(valueAt(cut?.alpha, MIDDLE + 100, MIDDLE + 1)).toBeLessThan(0.8);
    expect(valueAt(cut?.alpha, MIDDLE + 160, MIDDLE)).toBe(1);
  });

  it('stays so after a stroke elsewhere, and what people keep is kept', () => {
    const kept = mapPlane(none, (_, i) => (i === between * SIDE + MIDDLE + 100 ? 1 : 0));
    const after = cut?.after(all, kept);
    expect(valueAt(after, MIDDLE + 100, between)).toBe(1);
    expect(valueAt(after, MIDDLE - 100, between)).toBe(0);
    expect(valueAt(after, MIDDLE - 100, MIDDLE)).toBe(1);
  });

  it('goes with its spokes where people have taken it away', () => {
    const left = mapPlane(all, (v, i) => (i % SIDE < MIDDLE ? v : 0));
    const after = cut?.after(left, none);
    expect(valueAt(after, MIDDLE + 100, MIDDLE)).toBe(0);
    expect(valueAt(after, MIDDLE - 100, MIDDLE)).toBe(1);
  });
});
