import { createPlane } from '@lumashot/engine/cutout/raster/plane';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { expect, it } from 'vitest';
import { viewAfter, viewsAfterTrace, withView } from './viewAfter.ts';

const stroke = (kind: Stroke['kind']): Stroke => ({ kind, radius: 0.02, points: [] });
const loop = stroke('around');
const trace = stroke('trace');
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
  ['a traced line', [trace, remove], ['front'], 'front'],
  ['a loop and a traced line', [loop, trace], ['front', 'angle'], 'angle'],
  ['a traced line that was undone', [remove], ['front'], 'above'],
] as const)('after %s', (_, strokes, begun, view) => {
  expect(viewAfter(strokes, { first: 'above', begun })).toBe(view);
});

it('a loop drawn in place of an undone one is seen by itself', () => {
  const one = withView({ first: 'above', begun: [] }, { strokes: [loop], view: 'front' });
  const two = withView(one, { strokes: [loop, remove, loop], view: 'angle' });
  const again = withView(two, { strokes: [loop], view: 'above' });
  expect(viewAfter([loop, remove, loop], two)).toBe('angle');
  expect(viewAfter([loop], two)).toBe('front');
  expect(viewAfter([loop, loop], again)).toBe('above');
});

it('a first loop that nobody looked into is as the first cut, whatever the second shows', () => {
  const views = withView({ first: 'above', begun: [] }, { strokes: [loop, loop], view: 'front' });
  expect(viewAfter([loop], views)).toBe('above');
});

it('a traced line around one upright face tells that it was seen from the front', () => {
  const [width, height] = [100, 100];
  const alpha = createPlane(width, height);
  alpha.data.forEach((_, i) => {
    if (i % width >= 20 && i % width < 80 && i >= width * 30 && i < width * 70) alpha.data[i] = 1;
  });
  const photo = {
    pixels: { width, height, data: new Uint8ClampedArray(width * height * 4) },
    session: { isWorn: false, seenFrom: 'angle' },
    views: { first: 'angle', begun: [] },
    last: { alpha },
    strokes: [trace],
  } as const;
  expect(viewsAfterTrace(photo).begun).toEqual(['front']);
  expect(viewsAfterTrace({ ...photo, strokes: [trace, remove] })).toBe(photo.views);
  expect(viewsAfterTrace({ ...photo, session: { ...photo.session, seenFrom: null } })).toBe(
    photo.views,
  );
});
