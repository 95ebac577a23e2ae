import type { Stroke } from '@lumashot/engine/cutout/strokes';
import { expect, it } from 'vitest';
import { viewAfter } from './viewAfter.ts';

const stroke = (kind: Stroke['kind']): Stroke => ({ kind, radius: 0.02, points: [] });
const loop = stroke('around');
const remove = stroke('remove');

it.each([
  ['nothing', [], 'front', 'above'],
  ['strokes on the first cut', [remove], 'front', 'above'],
  ['a loop', [loop], 'front', 'front'],
  ['a loop and what is painted after it', [loop, remove], 'front', 'front'],
  ['a loop that no network has looked into', [loop], null, 'above'],
] as const)('after %s', (_, strokes, looped, view) => {
  expect(viewAfter(strokes, { first: 'above', looped })).toBe(view);
});
