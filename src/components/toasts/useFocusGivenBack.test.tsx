// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

function Notice() {
  const { onFocus, giveBack } = useFocusGivenBack();
  return (
    <div onFocus={onFocus}>
      <button type="button">Undo</button>
      <button type="button" onClick={giveBack}>
        Dismiss
      </button>
    </div>
  );
}

function goThrough(): void {
  render(
    <main tabIndex={-1}>
      <input aria-label="Prompt" />
      <Notice />
    </main>,
  );
  screen.getByLabelText('Prompt').focus();
  screen.getByRole('button', { name: 'Undo' }).focus();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
}

/** By the keyboard, unless it says how often somebody clicked. */
const press = (detail = 0) =>
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }), { detail });

afterEach(cleanup);

it('gives the focus back to what had it', () => {
  goThrough();
  press();
  expect(document.activeElement).toBe(screen.getByLabelText('Prompt'));
});

it('leads to the page where that is gone', () => {
  goThrough();
  screen.getByLabelText('Prompt').remove();
  press();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leads no finger back into a field', () => {
  goThrough();
  press(1);
  expect(document.activeElement).not.toBe(screen.getByLabelText('Prompt'));
});
