// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RESTED_MS = 1_000;

const STEP = { key: 'first', isReplaced: false, isSelecting: false };

function given(kept: string) {
  const keep = vi.fn<(typed: string) => void>();
  const hook = renderHook(
    (address: { kept: string; step: typeof STEP }) => useTypedSearch({ ...address, keep }),
    { initialProps: { kept, step: STEP } },
  );
  const rest = () => act(() => void vi.advanceTimersByTime(RESTED_MS));
  const type = (typed: string) => act(() => hook.result.current.type(typed));
  const typed = () => hook.result.current.typed;
  let steps = 0;
  const go = (to: string, step: Partial<typeof STEP> = {}) =>
    hook.rerender({ kept: to, step: { ...STEP, key: `step ${++steps}`, ...step } });
  return { keep, rest, type, typed, go };
}

test('the address is written once typing rests', () => {
  const { keep, rest, type } = given('');
  type('o');
  type('owl');
  expect(keep).not.toHaveBeenCalled();
  rest();
  expect(keep.mock.calls).toEqual([['owl']]);
  rest();
  expect(keep).toHaveBeenCalledTimes(1);
});

test('what was written into an entry that was left before it was drawn is written again', () => {
  const { keep, rest, go, type, typed } = given('zeppelin');
  type('');
  rest();
  // The history is at another entry, whose address still has the words.
  go('zeppelin');
  rest();
  expect(keep.mock.calls).toEqual([[''], ['']]);
  expect(typed()).toBe('');
});

test('what was typed since a write stays when the write arrives', () => {
  const { rest, go, type, typed } = given('');
  type('owl');
  rest();
  type('owls');
  go('owl', { isReplaced: true });
  expect(typed()).toBe('owls');
});

test('Back and links change the field', () => {
  const { rest, go, keep, typed } = given('owl');
  go('fox');
  expect(typed()).toBe('fox');
  rest();
  expect(keep).not.toHaveBeenCalled();
});

test('a selection that ends goes back to an older entry, whose words do not come back', () => {
  const { rest, go, keep, type, typed } = given('zeppelin');
  type('');
  go('zeppelin', { isSelecting: true });
  rest();
  go('', { isSelecting: true, isReplaced: true });
  keep.mockClear();
  go('zeppelin');
  expect(typed()).toBe('');
  rest();
  expect(keep.mock.calls).toEqual([['']]);
});
