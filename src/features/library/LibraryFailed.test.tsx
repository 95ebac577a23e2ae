// @vitest-environment happy-dom
import { testImage } from '@lumashot/domain/library/testItems';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '#app/library/index/database.ts';
import { libraryIndexIn } from '#app/library/sync/libraryIndex.ts';
import { claimIndex, wipeIndex } from '#app/library/index/ownership.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { LibraryFailed } from './LibraryFailed.tsx';

const UID = 'mara';
const { here, nothingHere } = LIBRARY_TEXTS.failedFor;

beforeEach(async () => {
  await wipeIndex();
  await claimIndex(UID);
});
afterEach(cleanup);

function show(): void {
  const Library = fakeLibrary();
  render(
    <Library>
      <LibraryFailed />
    </Library>,
  );
}

it('says what has happened where nothing of the library is on this device', async () => {
  show();
  await screen.findByText(nothingHere);
  expect(screen.queryByText(here)).toBeNull();
});

it('says that pictures may be missing where some are shown', async () => {
  const document = testImage({ user_id: UID });
  await libraryIndexIn(database).save(UID, {
    entries: [{ kind: 'item', type: 'text-to-image', id: 'a', document }],
    sync: [],
    asOf: null,
  });
  show();
  expect(await screen.findByText(here)).not.toBeNull();
});
