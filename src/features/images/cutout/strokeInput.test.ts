import { expect, it } from 'vitest';
import {
  begin,
  choose,
  finish,
  moveTo,
  NOTHING_PAINTED,
  pressKey,
  type Painting,
} from './strokeInput.ts';

/** The painting after some keys, and the strokes that were finished on the way. */
function pressed(...keys: readonly string[]) {
  let painting: Painting = NOTHING_PAINTED;
  const strokes = [];
  for (const key of keys) {
    const result = pressKey(painting, key);
    if (result === null || result === 'undo') continue;
    ({ painting } = result);
    if (result.finished !== undefined) strokes.push(result.finished);
  }
  return { painting, strokes };
}

it('paints a stroke without a pointer: Space, arrows, Space', () => {
  const { strokes, painting } = pressed('k', 'ArrowLeft', ' ', 'ArrowRight', 'ArrowDown', ' ');
  expect(strokes).toHaveLength(1);
  expect(strokes[0]?.kind).toBe('keep');
  expect(strokes[0]?.points.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
    ['0.48', '0.50'],
    ['0.50', '0.50'],
    ['0.50', '0.52'],
  ]);
  expect(painting.points).toBeNull();
});

it('has a key for each of its tools', () => {
  const kinds = ['a', 't', 'K', 'r', 'H', 'g'].map((key) => pressed(key).painting.kind);
  expect(kinds).toEqual(['around', 'trace', 'keep', 'remove', 'heal', 'glass']);
});

it('traces what is drawn around something, and nothing by a slip of the finger', () => {
  const way = (...keys: readonly string[]) => pressed('t', ' ', ...keys, ' ').strokes;
  expect(way('ArrowLeft', 'ArrowLeft')).toEqual([]);
  const far = (key: string): string[] => Array.from({ length: 5 }, () => key);
  const around = [...far('ArrowLeft'), ...far('ArrowDown'), ...far('ArrowRight')];
  expect(way(...around).map(({ kind }) => kind)).toEqual(['trace']);
});

it('does nothing with a traced line that is left open, and says so until the next one', () => {
  const trace = choose(NOTHING_PAINTED, 'trace');
  const arc = (from: number, to: number, painting: Painting): Painting =>
    Array.from({ length: 30 }, (_, n) => from + ((to - from) * n) / 29)
      .map((angle) => ({ x: 0.5 + 0.3 * Math.cos(angle), y: 0.5 + 0.3 * Math.sin(angle) }))
      .reduce((sofar, at, n) => (n === 0 ? begin(sofar, at) : moveTo(sofar, at)), painting);
  // The upper rim of a basket: closed by a straight line it would be all that is left of it.
  const rim = finish(arc(Math.PI, 2 * Math.PI, trace));
  expect(rim.finished).toBeUndefined();
  expect(rim.painting.isLeftOpen).toBe(true);
  const again = arc(0, 1.7 * Math.PI, rim.painting);
  expect(again.isLeftOpen).toBe(false);
  expect(finish(again).finished?.kind).toBe('trace');
  expect(choose(rim.painting, 'keep').isLeftOpen).toBe(false);
});

it('only moves its cursor while nothing is painted, and drops a stroke on Escape', () => {
  expect(pressed('ArrowUp', 'ArrowUp').strokes).toEqual([]);
  const { strokes, painting } = pressed(' ', 'ArrowUp', 'Escape', ' ', ' ');
  expect(strokes).toHaveLength(1);
  expect(strokes[0]?.points).toHaveLength(1);
  expect(painting.cursor.y).toBeCloseTo(0.48);
});

it('leaves Tab and Escape to the page when nothing is painted', () => {
  expect(pressKey(NOTHING_PAINTED, 'Tab')).toBeNull();
  expect(pressKey(NOTHING_PAINTED, 'Escape')).toBeNull();
});

it('never leaves the photo', () => {
  const drawn = moveTo(begin(NOTHING_PAINTED, { x: -0.2, y: 0.5 }), { x: 0.5, y: 1.4 });
  expect(finish(drawn).finished?.points).toEqual([
    { x: 0, y: 0.5 },
    { x: 0.5, y: 1 },
  ]);
});

const LOOP = choose(NOTHING_PAINTED, 'around');

it('draws a loop in one go', () => {
  let painting = begin(LOOP, { x: 0.2, y: 0.2 });
  for (const [x, y] of [
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
  ] as const)
    painting = moveTo(painting, { x, y });
  const { finished, painting: after } = finish(painting);
  expect(finished).toMatchObject({ kind: 'around' });
  expect(finished?.points).toHaveLength(4);
  expect(after.corner).toBeNull();
});

it('sets a frame without a drag: two taps are its corners', () => {
  const first = finish(begin(LOOP, { x: 0.2, y: 0.3 }));
  expect(first.finished).toBeUndefined();
  const { finished } = finish(begin(first.painting, { x: 0.7, y: 0.9 }));
  expect(finished?.points).toEqual([
    { x: 0.2, y: 0.3 },
    { x: 0.7, y: 0.3 },
    { x: 0.7, y: 0.9 },
    { x: 0.2, y: 0.9 },
  ]);
});

it('sets a frame by keys: A, Space, arrows, Space; Escape takes its first corner back', () => {
  const wide = Array.from({ length: 8 }, () => 'ArrowRight');
  const tall = Array.from({ length: 6 }, () => 'ArrowDown');
  const { strokes } = pressed('a', ' ', ...wide, ...tall, ' ');
  expect(strokes.map(({ kind, points }) => [kind, points.length])).toEqual([['around', 4]]);
  const dropped = pressed('a', ' ', 'Escape', ...wide, ...tall, ' ');
  expect(dropped.strokes).toEqual([]);
  expect(pressed('a', ' ', 'k').painting.corner).toBeNull();
});
