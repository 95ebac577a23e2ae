import { describe, expect, it } from 'vitest';
import { moveByKey } from './moveByKey.ts';

const grid = { count: 10, columns: 3, rowsInView: 2 };

describe('the keys of the grid', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 4, 7],
    ['ArrowUp', 4, 1],
    ['PageDown', 1, 7],
    ['PageUp', 8, 2],
    ['Home', 7, 0],
    ['End', 0, 9],
  ])('%s goes from %i to %i', (key, from, to) => {
    expect(moveByKey(key, from, grid)).toBe(to);
  });

  it('goes no further than the ends', () => {
    expect(moveByKey('ArrowDown', 8, grid)).toBe(9);
    expect(moveByKey('PageUp', 2, grid)).toBe(0);
  });

  it('leaves a key alone that leads nowhere', () => {
    expect(moveByKey('ArrowRight', 9, grid)).toBeNull();
    expect(moveByKey('Home', 0, grid)).toBeNull();
    expect(moveByKey('a', 4, grid)).toBeNull();
    expect(moveByKey('toString', 4, grid)).toBeNull();
  });
});
