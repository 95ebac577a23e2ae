// @vitest-environment happy-dom
import { queryOfType } from '@lumashot/domain/library/query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import type { Loaded } from '#app/library/sync/syncStatus.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { useLoadRest } from '../useLoadRest.ts';
import { createSelection } from './selection.ts';
import { SelectionContext } from './SelectionContext.ts';
import { SelectAllOfLibrary } from './SelectAllOfLibrary.tsx';

afterEach(cleanup);

const QUERY = queryOfType('text-to-image');
const SHOWN = ['text-to-image/a', 'text-to-image/b'];

/** The list, whose button goes as soon as nothing is left to load. */
function List({ load, hasMore }: { load: () => Promise<Loaded>; hasMore: () => boolean }) {
  const [isMore, setMore] = useState(true);
  const all = useLoadRest({
    hasMore,
    load: async () => {
      const loaded = await load();
      flushSync(() => setMore(hasMore()));
      return loaded;
    },
  });
  return isMore ? <SelectAllOfLibrary query={QUERY} shown={SHOWN} total={60} all={all} /> : null;
}

function given(load: () => Promise<Loaded>, hasMore = () => true) {
  const selection = createSelection();
  selection.selectAll(SHOWN);
  const selectAll = vi.spyOn(selection, 'selectAll');
  const { unmount } = render(
    <SelectionContext value={selection}>
      <List load={load} hasMore={hasMore} />
    </SelectionContext>,
    { wrapper: fakeLibrary() },
  );
  expect(screen.getByText(SELECTION_TEXTS.loadsMore(58))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: SELECTION_TEXTS.selectAll(60) }));
  return { selection, selectAll, unmount };
}

it('picks all of it, though its button went with the last page', async () => {
  let left = 2;
  const load = vi.fn<() => Promise<Loaded>>(() => {
    left -= 1;
    return Promise.resolve('loaded');
  });
  const { selectAll } = given(load, () => left > 0);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await vi.waitFor(() => expect(selectAll).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(2);
});

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
