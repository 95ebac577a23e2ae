// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnNothing } from './useFocusOnNothing.ts';

afterEach(cleanup);

function List({ keys }: { readonly keys: readonly string[] }) {
  const nothing = useFocusOnNothing({ keys, isNothing: keys.length === 0 });
  return (
    <main tabIndex={-1}>
      {keys.length === 0 ? (
        <div ref={nothing} tabIndex={-1} data-testid="nothing" />
      ) : (
        keys.map((key) => (
          <button key={key} type="button">
            {key}
          </button>
        ))
      )}
    </main>
  );
}

it('has the focus where the last picture went, and leads on from the page when it comes back', () => {
  const { rerender } = render(<List keys={['a']} />);
  screen.getByRole('button').focus();
  rerender(<List keys={[]} />);
  expect(document.activeElement).toBe(screen.getByTestId('nothing'));
  rerender(<List keys={['a']} />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('takes the focus from nobody who is elsewhere when it comes back', () => {
  const { rerender } = render(<List keys={['a']} />);
  screen.getByRole('button').focus();
  rerender(<List keys={[]} />);
  screen.getByTestId('nothing').blur();
  rerender(<List keys={['a']} />);
  screen.getByRole('button').focus();
  rerender(<List keys={['a', 'b']} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'a' }));
});

it('moves nobody’s focus where a list was empty from the beginning', () => {
  const { rerender } = render(<List keys={[]} />);
  rerender(<List keys={['a']} />);
  expect(document.activeElement).toBe(document.body);
});
