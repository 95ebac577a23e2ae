// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import { ResultPanel, type Shown } from './ResultPanel.tsx';

vi.mock('#app/media/useMediaUrl.ts', () => ({
  useMediaUrl: () => ({ url: 'blob:mug', failed: false }),
}));
vi.mock('#app/library/hooks/useIndexRows.ts', () => ({ useIndexRow: () => null }));

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

/** Of a shape of its own, and nothing in it that is pressed. */
const boardPanel = (board: Shown | null) => (
  <ResultPanel
    size={{ width: 1488, height: 932 }}
    state={board === null ? 'running' : 'done'}
    shown={board}
  >
    {null}
  </ResultPanel>
);

it('keeps the place that a picture without a shape of its own will take', () => {
  const { rerender } = render(boardPanel(null));
  const place = screen.getByText(RESULT_TEXTS.developing).parentElement;
  expect(place?.style.aspectRatio).toBe('1488 / 932');
  rerender(boardPanel(shown));
  expect(screen.getByAltText('a mug').parentElement?.style.aspectRatio).toBe('1488 / 932');
});

it('says how large it is once that is known', () => {
  render(boardPanel(shown));
  expect(screen.queryByText(/×/)).toBeNull();
  const picture = screen.getByAltText('a mug');
  Object.defineProperty(picture, 'naturalWidth', { value: 1536 });
  Object.defineProperty(picture, 'naturalHeight', { value: 1024 });
  fireEvent.load(picture);
  expect(screen.getByText(/1536 × 1024/)).toBeDefined();
});
