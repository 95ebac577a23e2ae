// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAsyncEffect } from './useAsyncEffect.ts';

function setUp(first: string | null) {
  const runs: { key: string; signal: AbortSignal }[] = [];
  const hook = renderHook(
    (key: string | null) =>
      useAsyncEffect(key, async (started, signal) => {
        runs.push({ key: started, signal });
      }),
    { initialProps: first },
  );
  const told = () => runs.map(({ key, signal }) => [key, signal.aborted]);
  return { ...hook, told };
}

it('runs once a key, and tells the last run that it is not wanted any more', () => {
  const { rerender, told } = setUp('one');
  rerender('one');
  expect(told()).toEqual([['one', false]]);
  rerender('two');
  expect(told()).toEqual([
    ['one', true],
    ['two', false],
  ]);
});

it('runs nothing without a key', () => {
  const { rerender, told } = setUp(null);
  expect(told()).toEqual([]);
  rerender('one');
  rerender(null);
  expect(told()).toEqual([['one', true]]);
});

it('is over with its component', () => {
  const { unmount, told } = setUp('one');
  unmount();
  expect(told()).toEqual([['one', true]]);
});
