import { expect, it } from 'vitest';
import { createPinch } from './pinch.ts';

it('says nothing of a single finger, which paints', () => {
  const pinch = createPinch();
  expect(pinch.put(1, { x: 10, y: 10 })).toBeNull();
  expect(pinch.put(1, { x: 20, y: 10 })).toBeNull();
});

it('follows two fingers: how far they are spread, and where their middle goes', () => {
  const pinch = createPinch();
  pinch.put(1, { x: 0, y: 0 });
  expect(pinch.put(2, { x: 100, y: 0 })).toEqual({ kind: 'began' });
  expect(pinch.put(2, { x: 200, y: 20 })).toMatchObject({
    kind: 'moved',
    middle: { x: 100, y: 10 },
    way: { x: 50, y: 10 },
  });
  const wide = pinch.put(2, { x: 300, y: 0 });
  expect(wide).toMatchObject({ kind: 'moved', by: 3 });
});

it('ends with either finger, and begins anew with another', () => {
  const pinch = createPinch();
  pinch.put(1, { x: 0, y: 0 });
  pinch.put(2, { x: 100, y: 0 });
  pinch.lift(1);
  expect(pinch.put(2, { x: 50, y: 0 })).toBeNull();
  expect(pinch.put(3, { x: 60, y: 0 })).toEqual({ kind: 'began' });
});
