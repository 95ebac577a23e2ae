// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LazyMount } from './LazyMount.tsx';

afterEach(cleanup);

it('answers a press before its code is there', async () => {
  let arrive: (part: { default: () => string }) => void = () => {};
  const code = new Promise<{ default: () => string }>((resolve) => {
    arrive = resolve;
  });
  const Part = lazy(() => code);
  let calledOff = 0;
  const at = (isAsked: boolean) => (
    <LazyMount isAsked={isAsked} callOff={() => calledOff++}>
      <Part />
    </LazyMount>
  );
  const { rerender } = render(at(false));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(at(true));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(calledOff).toBe(1);
  // Nobody waits for it any more.
  rerender(at(false));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(at(true));
  arrive({ default: () => 'here' });
  await screen.findByText('here');
  expect(screen.queryByRole('status')).toBeNull();
  // From here on it closes itself.
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(calledOff).toBe(1);
});
