import { expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import {
  box,
  either,
  meanIn,
  photoOf,
  planeOf,
  SIDE,
  WHITE,
  type Where,
} from '../testing/onPaper.ts';
import type { Stroke } from './strokes.ts';

const body = box(100, 80, 200, 120);
const leg = box(120, 200, 20, 120);
/** Below the body, beside the leg: a shade that is paler and paler away from it. */
const shade = box(140, 200, 60, 50);
const greyOf = (x: number): number => 222 + (x - 140) / 3 + ((x * 7) % 3);

const wiped = (from: number, to: number, y: number): Stroke => ({
  kind: 'remove',
  radius: 0.018,
  points: [from, to].map((x) => ({ x: x / SIDE, y: y / SIDE })),
});

function after(greyAt: (x: number, y: number) => number, shown: Where, stroke: Stroke) {
  const known = { shown: { alpha: planeOf(shown), healed: null, glass: null } };
  const { alpha } = openCut(photoOf(greyAt), known).mend([stroke]);
  return (where: Where): number => meanIn(alpha, where);
}

it('a shade goes with all its shreds, up to what throws it', () => {
  const thing = either(body, leg);
  const mean = after(
    (x, y) => (thing(x, y) ? 50 : shade(x, y) ? greyOf(x) : WHITE),
    either(thing, shade),
    wiped(178, 190, 226),
  );
  expect(mean(box(143, 203, 54, 44))).toBeLessThan(0.01);
  expect(mean(body)).toBeGreaterThan(0.98);
  expect(mean(leg)).toBeGreaterThan(0.98);
});

it('a gleam beside a gap stays, for it ends softly on the thing', () => {
  const gap = box(160, 110, 80, 20);
  /** Above the gap, and darker upwards. */
  const gleam = box(160, 90, 80, 20);
  const mean = after(
    (x, y) => (gap(x, y) ? WHITE : gleam(x, y) ? 240 - (109 - y) * 3 : body(x, y) ? 120 : WHITE),
    body,
    wiped(180, 220, 120),
  );
  expect(mean(box(163, 113, 74, 14))).toBeLessThan(0.05);
  expect(mean(box(163, 92, 74, 16))).toBeGreaterThan(0.95);
});

it('a pale part that is larger than the gap stays', () => {
  const slot = box(150, 130, 60, 10);
  const plate = box(120, 90, 160, 100);
  const mean = after(
    (x, y) => (slot(x, y) ? WHITE : plate(x, y) ? 236 : body(x, y) ? 60 : WHITE),
    body,
    wiped(160, 200, 135),
  );
  expect(mean((x, y) => plate(x, y) && y > 150)).toBeGreaterThan(0.98);
});
