// @vitest-environment happy-dom
import { testImage } from '@lumashot/domain/library/testItems';
import { LIBRARY_TYPE_NAMES } from '@lumashot/domain/library/item';
import { WHOLE_LIBRARY, type LibraryOrder } from '@lumashot/domain/library/query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#app/library/index/database.ts';
import { libraryIndexIn } from '#app/library/sync/libraryIndex.ts';
import { claimIndex, wipeIndex } from '#app/library/index/ownership.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { Items } from './Items.tsx';

vi.mock(import('./grid/LibraryGrid.tsx'), () => ({ LibraryGrid: () => <p>the grid</p> }));

const UID = 'mara';

beforeEach(async () => {
  await wipeIndex();
  await claimIndex(UID);
  const document = testImage({ user_id: UID });
  await libraryIndexIn(database).save(UID, {
    entries: [{ kind: 'item', type: 'text-to-image', id: 'a', document }],
    sync: [],
    asOf: null,
  });
});
afterEach(cleanup);

function given({ order, complete }: { order: LibraryOrder; complete: boolean }) {
  const oldest = { seconds: 0, nanoseconds: 0 };
  const reach = new Map(LIBRARY_TYPE_NAMES.map((type) => [type, { oldest, complete }]));
  const Library = fakeLibrary({ status: { reach } });
  render(
    <MemoryRouter>
      <Library>
        <Items
          name="all"
          query={WHOLE_LIBRARY}
          order={order}
          typed=""
          places={new Map()}
          total={30}
          marked={0}
          onClearSearch={() => undefined}
        />
      </Library>
    </MemoryRouter>,
  );
}

it.each(['oldest', 'name'] as const)('in the order %s, says what of it is here', async (order) => {
  given({ order, complete: false });
  expect(await screen.findByText(SEARCH_TEXTS.ordered(1))).toBeDefined();
});

it.each([
  { order: 'newest', complete: false },
  { order: 'oldest', complete: true },
] as const)('says nothing of the kind for %o', async (list) => {
  given(list);
  await screen.findByText('the grid');
  expect(screen.queryByText(SEARCH_TEXTS.ordered(1))).toBeNull();
});
