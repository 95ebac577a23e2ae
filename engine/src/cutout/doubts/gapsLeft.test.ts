import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../pixels.ts';
import { createPlane, mapPlane, type Plane } from '../plane.ts';
import { paintStrokes } from '../strokes.ts';
import { doubtfulParts } from './doubtfulParts.ts';
import { gapsLeft } from './gapsLeft.ts';
import { onFlatGround } from './onFlatGround.ts';

const SIDE = 400;
type Where = (x: number, y: number) => boolean;
type Rgb = readonly [number, number, number];
const PAPER: Rgb = [255, 255, 255];
const WOOD: Rgb = [150, 80, 40];

const box =
  (left: number, top: number, width: number, height: number): Where =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;
const either =
  (...parts: readonly Where[]): Where =>
  (x, y) =>
    parts.some((part) => part(x, y));
const maskOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));

function photoOf(thing: Where): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++)
    data.set(thing(i % SIDE, Math.floor(i / SIDE)) ? WOOD : PAPER, i * 4);
  return { data, width: SIDE, height: SIDE };
}

const seat = box(100, 60, 200, 140);
/** Two legs that touch the ground apart, with a wedge of ground between them that the cut has filled. */
const legs = either(box(120, 200, 30, 150), box(156, 200, 30, 150));
const wedge = box(150, 200, 6, 150);
const upper = box(150, 200, 6, 90);
const meant = (stroke: Parameters<typeof paintStrokes>[0][number]): Plane =>
  paintStrokes([stroke], { width: SIDE, height: SIDE });
const shareIn = ({ data }: Plane, where: Where): number => {
  const own = [...data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
  return own.filter((v) => v !== 0).length / own.length;
};

describe('a gap in which its ground was left', () => {
  const photo = photoOf(either(seat, legs));
  const alpha = maskOf(either(seat, legs, upper));
  const seen = { plane: alpha, least: alpha };

  it('is marked where it lies at the outside, though a network is sure of it, and nothing else is', () => {
    const [mark, ...others] = doubtfulParts(photo, { alpha, seen, strokes: [] });
    expect(others).toEqual([]);
    expect(mark?.kind).toBe('remove');
    if (mark === undefined) return;
    expect(shareIn(meant(mark), upper)).toBeGreaterThan(0.95);
    expect(shareIn(meant(mark), legs)).toBe(0);
  });

  it('is taken away by that mark, and the legs beside it are whole', () => {
    const marks = doubtfulParts(photo, { alpha, seen, strokes: [] });
    const cut = openCut(photo, { shown: { alpha, healed: null, glass: null } }).mend(marks);
    const meanIn = (where: Where): number => {
      const own = [...cut.alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
      return own.reduce((sum, v) => sum + v, 0) / own.length;
    };
    expect(meanIn(wedge)).toBeLessThan(0.05);
    expect(meanIn(legs)).toBeGreaterThan(0.98);
  });

  it('is not asked about again where somebody has painted', () => {
    const marks = doubtfulParts(photo, { alpha, seen, strokes: [] });
    expect(doubtfulParts(photo, { alpha, seen, strokes: marks })).toEqual([]);
  });
});

describe('what is no gap', () => {
  const leftIn = (photo: Pixels, cut: Where) => {
    const told = createPlane(SIDE, SIDE);
    const flat = onFlatGround(photo, { alpha: maskOf(cut), said: [], told });
    return flat === null ? [] : gapsLeft(flat, null);
  };
  const left = (thing: Where, cut: Where) => leftIn(photoOf(thing), cut);

  it('is a white logo that lies further within, a white panel, or the ground of a photograph', () => {
    const logo = box(150, 110, 60, 6);
    expect(left((x, y) => seat(x, y) && !logo(x, y), seat)).toEqual([]);
    const panel = box(103, 63, 194, 134);
    expect(left((x, y) => seat(x, y) && !panel(x, y), seat)).toEqual([]);
    const bar = box(104, 100, 100, 6);
    const isThing: Where = (x, y) => seat(x, y) && !bar(x, y);
    expect(left(isThing, seat)).toHaveLength(1);
    const photo = photoOf(isThing);
    for (let i = 0; i < photo.data.length; i += 4) photo.data[i] = 255 - ((i * 7) % 50);
    expect(leftIn(photo, seat)).toEqual([]);
  });
});

describe('gaps in which compression has left nothing of the ground', () => {
  const slot = (x: number) => box(x, 80, 5, 60);
  const slots = either(slot(106), slot(116));
  const photo = photoOf((x, y) => seat(x, y) && !slots(x, y));
  for (let i = 0; i < SIDE * SIDE; i++)
    if (slots(i % SIDE, Math.floor(i / SIDE))) photo.data[i * 4 + 2] = 246;
  const alpha = maskOf(seat);
  const marksWith = (sure: number) => {
    const plane = mapPlane(alpha, (v, i) =>
      slots(i % SIDE, Math.floor(i / SIDE)) ? sure : v * 0.99,
    );
    return doubtfulParts(photo, { alpha, seen: { plane, least: plane }, strokes: [] });
  };

  it('are one mark where a network is less sure of them than of the bars', () => {
    const [mark, ...others] = marksWith(0.9);
    expect(others).toEqual([]);
    expect(mark?.kind).toBe('remove');
    if (mark === undefined) return;
    expect(shareIn(meant(mark), slots)).toBeGreaterThan(0.9);
    expect(shareIn(meant(mark), box(111, 80, 5, 60))).toBe(0);
  });

  it('are print where it is as sure of them', () => {
    expect(marksWith(0.98)).toEqual([]);
  });
});
