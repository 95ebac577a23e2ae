import { expect, it } from 'vitest';
import { isClosed, isLoop, returnsToStart, withinLoop } from './loop.ts';

const SIZE = { width: 10, height: 8 };
const SQUARE = [
  { x: 0.2, y: 0.25 },
  { x: 0.8, y: 0.25 },
  { x: 0.8, y: 0.75 },
  { x: 0.2, y: 0.75 },
];
const areaOf = (points: typeof SQUARE): number =>
  withinLoop(points, SIZE).data.reduce((sum, v) => sum + v, 0);

it('holds what lies within it, whichever way it was drawn', () => {
  expect(areaOf(SQUARE)).toBe(6 * 4);
  expect(areaOf(SQUARE.toReversed())).toBe(6 * 4);
});

it('holds all that it goes around where it crosses itself', () => {
  // Once and a half around: the overlap is within, as people mean it.
  expect(areaOf([...SQUARE, ...SQUARE.slice(0, 2)])).toBe(6 * 4);
});

it('holds all of a photo that it goes around', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  expect(areaOf(corners)).toBe(80);
});

it('is none when the finger only slipped', () => {
  expect(isLoop(SQUARE)).toBe(true);
  expect(isLoop([])).toBe(false);
  expect(isLoop(SQUARE.slice(0, 2))).toBe(false);
  expect(isLoop(SQUARE.map(({ x, y }) => ({ x: 0.5 + x * 0.02, y: 0.5 + y * 0.02 })))).toBe(false);
});

it('is closed where its ends meet by hand, however small for its brush, and not where they are apart', () => {
  const RADIUS = 0.018;
  const nearly = [...SQUARE, { x: 0.22, y: 0.33 }];
  expect(isClosed(nearly, RADIUS)).toBe(true);
  expect(isClosed(SQUARE, RADIUS)).toBe(false);
  // Looked at six times as large: the loop is as small, and so is the brush.
  const small = nearly.map(({ x, y }) => ({ x: 0.5 + x * 0.05, y: 0.5 + y * 0.05 }));
  expect(isClosed(small, RADIUS / 6)).toBe(true);
  expect(isClosed(small, RADIUS)).toBe(false);
  // Back and forth to the left of a label, below it and to its right: its ends are a label apart.
  const around = [0.3, 0.8, 0.35, 0.8, 0.4].map((y, n) => ({ x: 0.3 + n * 0.02, y }));
  const other = around.map(({ x, y }) => ({ x: 1 - x, y })).toReversed();
  expect(isClosed([...around, ...other], RADIUS)).toBe(false);
  expect([isClosed([], RADIUS), isClosed([{ x: 0.5, y: 0.5 }], RADIUS)]).toEqual([false, false]);
});

it('returns to its start where the finger was lifted a little early, and not along one side', () => {
  expect(returnsToStart(SQUARE)).toBe(true);
  expect(returnsToStart(SQUARE.slice(0, 2))).toBe(false);
  expect(returnsToStart([])).toBe(true);
});
