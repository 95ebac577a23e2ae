// @vitest-environment happy-dom
import { queryOfType } from '@lumashot/domain/library/query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import type { LibrarySync } from '#app/library/syncStatus.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { createSelection } from './selection.ts';
import { SelectionContext } from './SelectionContext.ts';
import { SelectAllOfLibrary } from './SelectAllOfLibrary.tsx';

afterEach(cleanup);

const QUERY = queryOfType('text-to-image');
const SHOWN = ['text-to-image/a', 'text-to-image/b'];

function given(loadOlder: LibrarySync['loadOlder']) {
  const selection = createSelection();
  selection.selectAll(SHOWN);
  render(
    <SelectionContext value={selection}>
      <SelectAllOfLibrary query={QUERY} shown={SHOWN} total={60} />
    </SelectionContext>,
    { wrapper: fakeLibrary({ loadOlder }) },
  );
  fireEvent.click(screen.getByRole('button', { name: SELECTION_TEXTS.selectAll(60) }));
  return selection;
}

it('says what could not be loaded, and keeps what is picked', async () => {
  const loadOlder = vi.fn<LibrarySync['loadOlder']>(() => Promise.resolve('unasked'));
  const selection = given(loadOlder);
  expect((await screen.findByRole('alert')).textContent).toBe(SELECTION_TEXTS.loadFailed);
  expect(loadOlder).toHaveBeenCalledOnce();
  expect([...selection.keys()]).toEqual(SHOWN);
});
