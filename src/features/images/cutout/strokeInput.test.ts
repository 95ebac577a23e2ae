import { expect, it } from 'vitest';
import {
  begin,
  moveTo,
  NOTHING_PAINTED,
  pressKey,
  strokeOf,
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
  expect(strokeOf(painting)).toBeNull();
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
  const painted = strokeOf(moveTo(begin(NOTHING_PAINTED, { x: -0.2, y: 0.5 }), { x: 0.5, y: 1.4 }));
  expect(painted?.points).toEqual([
    { x: 0, y: 0.5 },
    { x: 0.5, y: 1 },
  ]);
});
