// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenings } from './useOpenings.ts';

function counted(...states: readonly boolean[]): number[] {
  const [first = false, ...others] = states;
  const { result, rerender } = renderHook(useOpenings, { initialProps: first });
  return [
    result.current,
    ...others.map((isOpen) => {
      rerender(isOpen);
      return result.current;
    }),
  ];
}

it('counts what is opened, not what stays open or is closed', () => {
  expect(counted(false, true, true, false, false, true, false)).toEqual([0, 1, 1, 1, 1, 2, 2]);
  expect(counted(true, false, true)).toEqual([1, 1, 2]);
});
