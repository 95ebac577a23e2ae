import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import type { Stroke } from './strokes.ts';

const SIDE = 400;
type Rgb = readonly [number, number, number];
const PAPER: Rgb = [252, 252, 252];
const BODY: Rgb = [30, 60, 140];
const CHROME: Rgb = [218, 220, 224];
const GLEAM: Rgb = [240, 241, 243];

type Where = (x: number, y: number) => boolean;
const isBody: Where = (x, y) => x >= 170 && x < 230 && y >= 40 && y < 360;
/** Of a flat ring around the body: how far out a place is, 1 in its middle line. */
const out = (x: number, y: number): number => Math.hypot((x - 200) / 110, (y - 220) / 22);
const isRing: Where = (x, y) => out(x, y) > 0.9 && out(x, y) < 1.2;
const isWithin: Where = (x, y) => out(x, y) <= 0.9;

/** A stool's column with a ring of chrome around it, before white paper. */
function stool(paper: (x: number, y: number) => Rgb = () => PAPER): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const ring = out(x, y) > 1.06 ? GLEAM : CHROME;
      const colour = isBody(x, y) ? BODY : isRing(x, y) ? ring : paper(x, y);
      data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

/** Shown with the paper that the ring encloses. */
const alpha: Plane = mapPlane(createPlane(SIDE, SIDE), (_, i) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return isBody(x, y) || isRing(x, y) || isWithin(x, y) ? 1 : 0;
});

const line = (from: number, to: number, y: number): Stroke => ({
  kind: 'remove',
  radius: 0.006,
  points: [from, to].map((x) => ({ x: x / SIDE, y: y / SIDE })),
});

function after(photo: Pixels, shown: Plane, ...strokes: Stroke[]) {
  const known = { shown: { alpha: shown, healed: null, glass: null } };
  const cut = openCut(photo, known).mend(strokes);
  /** The mean over all of a place that is not at an edge. */
  return (where: Where): number => {
    const own = [...cut.alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
    return own.reduce((sum, v) => sum + v, 0) / own.length;
  };
}

const isRight: Where = (x) => x > 236;
const innerRight: Where = (x, y) => isRight(x, y) && out(x, y) < 0.76;
const ringRight: Where = (x, y) => isRight(x, y) && out(x, y) > 1 && out(x, y) < 1.12;
const innerLeft: Where = (x, y) => x < 164 && out(x, y) < 0.76;

it('is all of the paper within a ring of chrome, and none of the ring', () => {
  const mean = after(stool(), alpha, line(248, 268, 220));
  expect(mean(innerRight)).toBeLessThan(0.02);
  expect(mean(ringRight)).toBeGreaterThan(0.9);
  expect(mean(isBody)).toBeGreaterThan(0.98);
  // The body parts it from the other gap, of which nobody has said anything.
  expect(mean(innerLeft)).toBeGreaterThan(0.98);
});

it('is none where the brush is on something else than the ground', () => {
  const tape = (x: number, y: number): Rgb =>
    x > 240 && x < 262 && y > 214 && y < 226 ? [200, 160, 60] : PAPER;
  const mean = after(stool(tape), alpha, line(248, 268, 220));
  expect(mean((x, y) => x > 268 && out(x, y) < 0.76)).toBeGreaterThan(0.9);
});

describe('a slot that is narrower than a brush', () => {
  /** Bars of five pixels with slots of four between them, mixed at their edges as a lens mixes them. */
  const isBar: Where = (x, y) => y > 60 && y < 340 && x > 80 && x < 320 && (x + 0.5) % 9 > 4;
  const frame: Where = (x, y) =>
    x > 40 && x < 360 && y > 20 && y < 380 && !(y > 60 && y < 340 && x > 80 && x < 320);
  const isSlot: Where = (x, y) =>
    x > 90 && x < 310 && y > 70 && y < 330 && !isBar(x, y) && !frame(x, y);
  const grate = ((): Pixels => {
    const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    const shareAt = (x: number, y: number): number => (isBar(x, y) || frame(x, y) ? 1 : 0);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const share = (shareAt(x - 1, y) + 2 * shareAt(x, y) + shareAt(x + 1, y)) / 4;
        const colour = PAPER.map((v, c) => v + ((BODY[c] ?? 0) - v) * share);
        data.set([...colour, 255], (y * SIDE + x) * 4);
      }
    return { data, width: SIDE, height: SIDE };
  })();
  const filled = mapPlane(alpha, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return x > 40 && x < 360 && y > 20 && y < 380 ? 1 : 0;
  });
  /** The slot that the brush is on, and the bars to both of its sides. */
  const own: Where = (x, y) => isSlot(x, y) && x >= 198 && x < 202;
  const bars: Where = (x, y) => isBar(x, y) && x > 190 && x < 211 && y > 70 && y < 330;
  const down = (x: number): Stroke => ({
    kind: 'remove',
    radius: 0.015,
    points: [120, 280].map((y) => ({ x: x / SIDE, y: y / SIDE })),
  });

  it('is taken away up to its edges, and what lies beside it stays', () => {
    const mean = after(grate, filled, down(200));
    expect(mean(own)).toBeLessThan(0.15);
    expect(mean(bars)).toBeGreaterThan(0.85);
  });

  it('means what it covers where somebody says it again', () => {
    const again = { ...down(200), points: down(200).points.toReversed() };
    const mean = after(grate, filled, down(200), again);
    expect(mean((x, y) => bars(x, y) && x > 195 && x < 205 && y > 130 && y < 270)).toBeLessThan(
      0.2,
    );
  });

  it('is none where the brush is on a bar', () => {
    const mean = after(stool(), alpha, line(170, 230, 120));
    expect(mean((x, y) => x > 176 && x < 224 && y > 119 && y < 121)).toBeLessThan(0.1);
  });
});

describe('a mirror image below a thing', () => {
  /** Of a polished floor: pale, with streaks in which the paper shows. */
  const isMirror: Where = (x, y) => x >= 120 && x < 280 && y >= 300 && y < 360;
  const isStreak: Where = (x, y) => isMirror(x, y) && x % 20 < 12;
  const isVase: Where = (x, y) => x >= 120 && x < 280 && y >= 60 && y < 300;
  const mirrored = ((): Pixels => {
    const data = new Uint8ClampedArray(SIDE * SIDE * 4);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const below: Rgb = isMirror(x, y) && !isStreak(x, y) ? [222, 224, 228] : PAPER;
        data.set([...(isVase(x, y) ? BODY : below), 255], (y * SIDE + x) * 4);
      }
    return { data, width: SIDE, height: SIDE };
  })();
  const both = mapPlane(alpha, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return isVase(x, y) || isMirror(x, y) ? 1 : 0;
  });

  it('goes with all that the brush covers, not only with the paper that shows in it', () => {
    const wiped = { ...line(130, 270, 330), radius: 0.03 };
    const mean = after(mirrored, both, wiped);
    const isPainted: Where = (x, y) => x >= 130 && x < 270 && y > 320 && y < 340;
    expect(mean((x, y) => isPainted(x, y) && !isStreak(x, y))).toBeLessThan(0.02);
    expect(mean((x, y) => isPainted(x, y) && isStreak(x, y))).toBeLessThan(0.02);
    expect(mean((x, y) => isVase(x, y) && y < 290)).toBeGreaterThan(0.98);
  });
});
