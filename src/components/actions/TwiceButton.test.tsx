// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TwiceButton } from './TwiceButton.tsx';

const onSure = vi.fn<() => void>();
const button = () => screen.getByRole('button');
const press = (detail = 1) => fireEvent.click(button(), { detail });
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  onSure.mockReset();
  render(
    <TwiceButton sure="Yes, for ever" note="No undo." onSure={onSure}>
      Delete
    </TwiceButton>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('does it with the second press, and says before what that does', () => {
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['', '']);
  press();
  expect(button().textContent).toBe('Yes, for ever');
  expect(screen.getByText('No undo.').textContent).toBe('Yes, for ever. No undo.');
  wait(700);
  press();
  expect(onSure).toHaveBeenCalledOnce();
  expect(button().textContent).toBe('Delete');
});

it('is not done by one double click, however slow its second half', () => {
  press(1);
  wait(100);
  press(2);
  wait(800);
  press(3);
  expect(onSure).not.toHaveBeenCalled();
});

it('is not done by two taps at once, which no browser counts', () => {
  press();
  wait(699);
  press();
  expect(onSure).not.toHaveBeenCalled();
  wait(1);
  press();
  expect(onSure).toHaveBeenCalledOnce();
});

it('is not done by a key that is held', () => {
  const isPressed = fireEvent.keyDown(button(), { key: 'Enter', repeat: true });
  expect(isPressed).toBe(false);
  expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
});

it.each([
  ['five seconds', () => wait(5_000)],
  ['leaving it', () => fireEvent.blur(button())],
  ['Escape, wherever the focus is', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('forgets the first press after %s', (_, happens) => {
  press();
  wait(1_000);
  happens();
  expect(button().textContent).toBe('Delete');
  press();
  expect(onSure).not.toHaveBeenCalled();
});
