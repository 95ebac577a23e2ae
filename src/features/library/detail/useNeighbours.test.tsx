// @vitest-environment happy-dom
import { testImage } from '@lumashot/domain/library/testItems';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '#app/library/index/database.ts';
import { itemFromSearch } from '#app/library/index/itemLink.ts';
import { claimIndex, wipeIndex } from '#app/library/index/ownership.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { useNeighbours, type Neighbours } from './useNeighbours.ts';

const TYPE = 'text-to-image';
const keyOf = (id: string): string => `${TYPE}/${id}`;

beforeEach(async () => {
  await wipeIndex();
  await claimIndex('mara');
  await database.items.bulkPut(
    ['first', 'second', 'third', 'fourth'].map((id, at) => ({
      key: keyOf(id),
      uid: 'mara',
      type: TYPE,
      id,
      createdAt: 100 - at,
      item: testImage({ prompt: id }),
    })),
  );
});
afterEach(cleanup);

/** A dialog about the item of the URL. */
async function given(id: string) {
  const seen: { neighbours?: Neighbours; id?: string | null } = {};
  function Dialog({ of: key }: { of: string }) {
    seen.neighbours = useNeighbours(key);
    return null;
  }
  function Screen() {
    const { search } = useLocation();
    const item = itemFromSearch(new URLSearchParams(search));
    seen.id = item?.id ?? null;
    return <Dialog of={keyOf(item?.id ?? 'none')} />;
  }
  render(
    <MemoryRouter initialEntries={[`/?type=${TYPE}&item=${id}`]}>
      <Screen />
    </MemoryRouter>,
    { wrapper: fakeLibrary() },
  );
  await waitFor(() => expect(seen.neighbours?.before ?? seen.neighbours?.after).toBeTruthy());
  return seen;
}

it('the pictures beside it, in the order of the list', async () => {
  const { neighbours } = await given('second');
  expect(neighbours).toMatchObject({ before: keyOf('first'), after: keyOf('third') });
});

it('what has left the list is beside nothing, also before the list has been read again', async () => {
  const seen = await given('third');
  act(() => seen.neighbours?.leave());
  expect(seen.id).toBe('fourth');
  expect(seen.neighbours).toMatchObject({ before: keyOf('second'), after: null });
  act(() => seen.neighbours?.leave());
  expect(seen.id).toBe('second');
  act(() => seen.neighbours?.leave());
  act(() => seen.neighbours?.leave());
  expect(seen.id).toBeNull();
});

it('a restored one is beside the others again once it is back in the list', async () => {
  const seen = await given('second');
  act(() => seen.neighbours?.leave());
  expect(seen.id).toBe('third');
  const row = await database.items.get(keyOf('second'));
  await act(() => database.items.delete(keyOf('second')));
  await waitFor(() => expect(seen.neighbours?.before).toBe(keyOf('first')));
  if (row !== undefined) await act(() => database.items.put(row));
  await waitFor(() => expect(seen.neighbours?.before).toBe(keyOf('second')));
});
