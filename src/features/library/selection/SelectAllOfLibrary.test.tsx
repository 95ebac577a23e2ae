// @vitest-environment happy-dom
import { queryOfType } from '@lumashot/domain/library/query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import type { Loaded } from '#app/library/syncStatus.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { createSelection } from './selection.ts';
import { SelectionContext } from './SelectionContext.ts';
import { SelectAllOfLibrary } from './SelectAllOfLibrary.tsx';

afterEach(cleanup);

const QUERY = queryOfType('text-to-image');
const SHOWN = ['text-to-image/a', 'text-to-image/b'];

function given(load: () => Promise<Loaded>) {
  const selection = createSelection();
  selection.selectAll(SHOWN);
  const { unmount } = render(
    <SelectionContext value={selection}>
      <SelectAllOfLibrary
        query={QUERY}
        shown={SHOWN}
        library={{ total: 60, rest: { hasMore: () => true, load } }}
      />
    </SelectionContext>,
    { wrapper: fakeLibrary() },
  );
  expect(screen.getByText(SELECTION_TEXTS.loadsMore(58))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: SELECTION_TEXTS.selectAll(60) }));
  return { selection, unmount };
}

it('says what could not be loaded, and keeps what is picked', async () => {
  const load = vi.fn<() => Promise<Loaded>>(() => Promise.resolve('unasked'));
  const { selection } = given(load);
  expect((await screen.findByRole('alert')).textContent).toBe(SELECTION_TEXTS.loadFailed);
  expect(load).toHaveBeenCalledOnce();
  expect([...selection.keys()]).toEqual(SHOWN);
});

it('asks for no more once it has been left', async () => {
  let answer: (loaded: Loaded) => void = () => undefined;
  const load = vi.fn<() => Promise<Loaded>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { unmount } = given(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  unmount();
  answer('loaded');
  await Promise.resolve();
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
});
