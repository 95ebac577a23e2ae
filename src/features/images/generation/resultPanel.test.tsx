// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import { ResultPanel, type Shown } from './ResultPanel.tsx';

vi.mock('./ResultPicture.tsx', () => ({ ResultPicture: () => null }));

const shown: Shown = {
  result: {
    itemId: 'one',
    mediaUrl: 'gs://b/i.png',
    creditsRemaining: 8,
    engine: 'embedded',
    ignored: [],
  },
  type: 'product',
  alt: 'a mug',
};
const panelWith = (name: string | null) => (
  <ResultPanel state={name === null ? 'idle' : 'done'} shown={name === null ? null : shown}>
    {name === null ? null : <button key={name}>{name}</button>}
  </ResultPanel>
);

afterEach(cleanup);

it.each([
  ['another button', 'Edit'],
  ['the form alone', null],
])('keeps the keyboard in the panel when what was pressed gives way to %s', (_, next) => {
  const { rerender } = render(panelWith('Cancel'));
  screen.getByRole('button', { name: 'Cancel' }).focus();
  rerender(panelWith(next));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: RESULT_TEXTS.region }));
});

it('leaves alone whoever was elsewhere', () => {
  const { rerender } = render(panelWith('Cancel'));
  rerender(panelWith('Edit'));
  expect(document.activeElement).toBe(document.body);
});

it('is brought into sight before the change is painted', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const counted: number[] = [];
  // Asked after the panel, and before any paint.
  const Witness = () => {
    useLayoutEffect(() => void counted.push(scroll.mock.calls.length));
    return null;
  };
  const withWitness = (name: string | null) => (
    <>
      {panelWith(name)}
      <Witness />
    </>
  );
  const { rerender } = render(withWitness(null));
  rerender(withWitness('Edit'));
  expect(counted).toEqual([0, 1]);
});
