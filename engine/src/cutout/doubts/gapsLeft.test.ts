import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';
import {
  box,
  either,
  meanIn,
  photoOf,
  planeOf,
  SIDE,
  WHITE,
  type Colour,
  type Where,
} from '../testing/onPaper.ts';
import { doubtfulParts } from './doubtfulParts.ts';
import { gapsLeft } from './gapsLeft.ts';
import { onFlatGround } from './onFlatGround.ts';

const WOOD: Colour = [150, 80, 40];
const wooden = (thing: Where): Pixels => photoOf((x, y) => (thing(x, y) ? WOOD : WHITE));

const seat = box(100, 60, 200, 140);
/** Two legs that touch the ground apart, with a wedge of ground between them that the cut has filled. */
const legs = either(box(120, 200, 30, 150), box(156, 200, 30, 150));
const wedge = box(150, 200, 6, 150);
const upper = box(150, 200, 6, 90);
const meant = (stroke: Stroke): Plane =>
  mapPlane(paintStrokes([stroke], { width: SIDE, height: SIDE }), (v) => Math.abs(v));

describe('a gap in which its ground was left', () => {
  const photo = wooden(either(seat, legs));
  const alpha = planeOf(either(seat, legs, upper));
  const salience = { plane: alpha, least: alpha };

  it('is marked where it lies at the outside, though a network is sure of it, and nothing else is', () => {
    const [mark, ...others] = doubtfulParts(photo, { alpha, salience, strokes: [] });
    expect(others).toEqual([]);
    expect(mark?.kind).toBe('remove');
    if (mark === undefined) return;
    expect(meanIn(meant(mark), upper)).toBeGreaterThan(0.95);
    expect(meanIn(meant(mark), legs)).toBe(0);
  });

  it('is taken away by that mark, and the legs beside it are whole', () => {
    const marks = doubtfulParts(photo, { alpha, salience, strokes: [] });
    const cut = openCut(photo, { shown: { alpha, healed: null, glass: null } }).mend(marks);
    expect(meanIn(cut.alpha, wedge)).toBeLessThan(0.05);
    expect(meanIn(cut.alpha, legs)).toBeGreaterThan(0.98);
  });

  it('is not asked about again where somebody has painted', () => {
    const marks = doubtfulParts(photo, { alpha, salience, strokes: [] });
    expect(doubtfulParts(photo, { alpha, salience, strokes: marks })).toEqual([]);
  });
});

describe('what is no gap', () => {
  const leftIn = (photo: Pixels, cut: Where) => {
    const nearEdits = planeOf(() => false);
    const flat = onFlatGround(photo, { alpha: planeOf(cut), edited: [], nearEdits });
    return flat === null ? [] : gapsLeft(flat, null);
  };
  const left = (thing: Where, cut: Where) => leftIn(wooden(thing), cut);

  it('is a white logo that lies further within, a white panel, or the ground of a photograph', () => {
    const logo = box(150, 110, 60, 6);
    expect(left((x, y) => seat(x, y) && !logo(x, y), seat)).toEqual([]);
    const panel = box(103, 63, 194, 134);
    expect(left((x, y) => seat(x, y) && !panel(x, y), seat)).toEqual([]);
    const bar = box(104, 100, 100, 6);
    const isThing: Where = (x, y) => seat(x, y) && !bar(x, y);
    expect(left(isThing, seat)).toHaveLength(1);
    const photo = wooden(isThing);
    for (let i = 0; i < photo.data.length; i += 4) photo.data[i] = 255 - ((i * 7) % 50);
    expect(leftIn(photo, seat)).toEqual([]);
  });
});

describe('gaps in which compression has left nothing of the ground', () => {
  const slot = (x: number) => box(x, 80, 5, 60);
  const slots = either(slot(106), slot(116));
  const photo = photoOf((x, y) => (slots(x, y) ? [255, 255, 246] : seat(x, y) ? WOOD : WHITE));
  const alpha = planeOf(seat);
  const marksWith = (sure: number) => {
    const apart = planeOf(slots);
    const plane = mapPlane(alpha, (v, i) => (apart.data[i] === 1 ? sure : v * 0.99));
    return doubtfulParts(photo, { alpha, salience: { plane, least: plane }, strokes: [] });
  };

  it('are one mark where a network is less sure of them than of the bars', () => {
    const [mark, ...others] = marksWith(0.9);
    expect(others).toEqual([]);
    expect(mark?.kind).toBe('remove');
    if (mark === undefined) return;
    expect(meanIn(meant(mark), slots)).toBeGreaterThan(0.9);
    expect(meanIn(meant(mark), box(111, 80, 5, 60))).toBe(0);
  });

  it('are print where it is as sure of them', () => {
    expect(marksWith(0.98)).toEqual([]);
  });
});
