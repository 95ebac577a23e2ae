// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { strokeOfPart } from '@lumashot/engine/cutout/strokes/strokeOfPart';
import { afterEach, expect, it } from 'vitest';
import type { Doubts } from './useDoubts.ts';
import { isAmong, useWavedOff } from './wavedOff.ts';

afterEach(cleanup);

const SIDE = 200;
/** A square part of a photo, as it comes from the search. */
function part(
  kind: 'keep' | 'remove',
  { x, y, side = 40 }: Record<'x' | 'y', number> & { side?: number },
) {
  const pixels = Int32Array.from(
    { length: side * side },
    (_, n) => (y + Math.floor(n / side)) * SIDE + x + (n % side),
  );
  return strokeOfPart(kind, { pixels, size: { width: SIDE, height: SIDE } });
}

it('knows a part again whose edge has moved, and no other', () => {
  const one = part('remove', { x: 20, y: 30 });
  expect(isAmong(part('remove', { x: 24, y: 33 }), [one])).toBe(true);
  expect(isAmong(part('remove', { x: 22, y: 32, side: 30 }), [one])).toBe(true);
  expect(isAmong(part('remove', { x: 55, y: 30 }), [one])).toBe(false);
  expect(isAmong(part('keep', { x: 20, y: 30 }), [one])).toBe(false);
  // What was right is a small part of it.
  expect(isAmong(part('remove', { x: 10, y: 10, side: 120 }), [one])).toBe(false);
  expect(isAmong(one, [])).toBe(false);
});

it('waves off what is marked now, until it is to be seen again', () => {
  const [mouth, foot] = [part('remove', { x: 20, y: 30 }), part('keep', { x: 120, y: 150 })];
  const { result, rerender } = renderHook(
    ({ found }: { found: Doubts }) => useWavedOff(found, []),
    { initialProps: { found: [mouth] as Doubts } },
  );
  expect(result.current).toMatchObject({ doubts: [mouth], hidden: 0 });
  act(() => result.current.waveOff());
  expect(result.current).toMatchObject({ doubts: [], hidden: 1 });

  // A stroke elsewhere: the same part is found once more, and another one.
  rerender({ found: [part('remove', { x: 21, y: 30 }), foot] });
  expect(result.current).toMatchObject({ doubts: [foot], hidden: 1 });
  act(() => result.current.waveOff());
  expect(result.current).toMatchObject({ doubts: [], hidden: 2 });
  act(() => result.current.showAgain());
  expect(result.current.hidden).toBe(0);
  rerender({ found: 'looking' });
  expect(result.current).toMatchObject({ doubts: 'looking', hidden: 0 });
});

it('does not wave off what was taken', () => {
  const [taken, other] = [part('remove', { x: 20, y: 30 }), part('remove', { x: 120, y: 150 })];
  const { result, rerender } = renderHook(
    ({ strokes }: { strokes: readonly (typeof taken)[] }) => useWavedOff([taken, other], strokes),
    { initialProps: { strokes: [taken] } },
  );
  act(() => result.current.waveOff());
  expect(result.current.doubts).toEqual([taken]);
  // Undone, it is asked about again.
  rerender({ strokes: [] });
  expect(result.current).toMatchObject({ doubts: [taken], hidden: 1 });
});
