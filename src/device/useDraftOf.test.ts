// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeLastSession } from './lastSession.ts';
import { useDraftOf } from './useDraftOf.ts';

const KITCHEN = 'kitchen';
const DESK = 'desk';
type Scene = typeof KITCHEN | typeof DESK;
const SCENES: readonly Scene[] = [KITCHEN, DESK];

beforeEach(() => {
  localStorage.clear();
  writeLastSession({ uid: 'mara', email: null });
});
afterEach(cleanup);

const given = (more: { initial?: Scene | null; fallback?: Scene | null; ids?: readonly Scene[] }) =>
  renderHook(() => useDraftOf({ uid: 'mara', name: 'product-scene', ids: SCENES, ...more })).result;

/** Chosen on a page that is gone. */
function chosenBefore(scene: Scene): void {
  const before = given({});
  act(() => before.current[1](scene));
  cleanup();
}

it('what was chosen is there again, and goes before what was asked for last', () => {
  chosenBefore(DESK);
  expect(given({}).current[0]).toBe(DESK);
  expect(given({ fallback: KITCHEN }).current[0]).toBe(DESK);
});

it('what another screen hands over goes before it, also where it names none', () => {
  chosenBefore(DESK);
  expect(given({ initial: KITCHEN }).current[0]).toBe(KITCHEN);
  expect(given({ initial: null }).current[0]).toBeNull();
});

it('what cannot be chosen any more counts as none', () => {
  chosenBefore(DESK);
  expect(given({ ids: [KITCHEN] }).current[0]).toBeNull();
});

it('what is chosen no more is forgotten', () => {
  chosenBefore(DESK);
  const now = given({});
  act(() => now.current[1](null));
  cleanup();
  expect(given({ fallback: KITCHEN }).current[0]).toBe(KITCHEN);
});
