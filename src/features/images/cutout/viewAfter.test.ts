import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { expect, it } from 'vitest';
import { viewAfter, withLoop } from './viewAfter.ts';

const stroke = (kind: Stroke['kind']): Stroke => ({ kind, radius: 0.02, points: [] });
const loop = stroke('around');
const remove = stroke('remove');

it.each([
  ['nothing', [], ['front'], 'above'],
  ['strokes on the first cut', [remove], ['front'], 'above'],
  ['a loop', [loop], ['front'], 'front'],
  ['a loop and what is painted after it', [loop, remove], ['front'], 'front'],
  ['a loop that no network has looked into', [loop], [], 'above'],
  ['two loops', [loop, loop], ['front', 'angle'], 'angle'],
  ['two loops of which the second was undone', [loop], ['front', 'angle'], 'front'],
  ['a second loop that is not looked into yet', [loop, loop], ['front'], 'front'],
] as const)('after %s', (_, strokes, looped, view) => {
  expect(viewAfter(strokes, { first: 'above', looped })).toBe(view);
});

it('a loop drawn in place of an undone one is seen by itself', () => {
  const one = withLoop({ first: 'above', looped: [] }, { strokes: [loop], view: 'front' });
  const two = withLoop(one, { strokes: [loop, remove, loop], view: 'angle' });
  const again = withLoop(two, { strokes: [loop], view: 'above' });
  expect(viewAfter([loop, remove, loop], two)).toBe('angle');
  expect(viewAfter([loop], two)).toBe('front');
  expect(viewAfter([loop, loop], again)).toBe('above');
});

it('a first loop that nobody looked into is as the first cut, whatever the second shows', () => {
  const views = withLoop({ first: 'above', looped: [] }, { strokes: [loop, loop], view: 'front' });
  expect(viewAfter([loop], views)).toBe('above');
});
