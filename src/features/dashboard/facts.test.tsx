// @vitest-environment happy-dom
import { LIBRARY_TYPE_NAMES } from '@lumashot/domain/library/item';
import { testImage } from '@lumashot/domain/library/testItems';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '#app/library/index/database.ts';
import { claimIndex, wipeIndex } from '#app/library/index/ownership.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { MONTH_COUNTS } from '#app/texts/home.ts';
import { Facts } from './Facts.tsx';

/** Noon by the clock on the desk. */
const NOW = new Date(2026, 2, 15, 12);

/** Pictures of these moments, on a device that knows the whole library. */
async function givenPictures(moments: readonly Date[]): Promise<void> {
  await database.sync.bulkPut(
    LIBRARY_TYPE_NAMES.map((type) => ({
      type,
      uid: 'mara',
      cursor: null,
      oldest: null,
      complete: true,
    })),
  );
  await database.items.bulkPut(
    moments.map((moment, at) => ({
      key: `text-to-image/${at}`,
      uid: 'mara',
      type: 'text-to-image' as const,
      id: String(at),
      createdAt: moment.getTime(),
      item: testImage({ prompt: String(at) }),
    })),
  );
}

/** 'Images 2', as they stand there. */
const counts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

beforeEach(async () => {
  await wipeIndex();
  await claimIndex('mara');
});
afterEach(cleanup);

it('the month counts from its first day by the clock, and not the last thirty days', async () => {
  await givenPictures([
    new Date(2026, 1, 20, 12),
    new Date(2026, 1, 28, 23, 59, 59, 999),
    new Date(2026, 2, 1),
    new Date(2026, 2, 15, 11),
  ]);
  render(<Facts now={NOW} />, { wrapper: fakeLibrary() });
  await waitFor(() =>
    expect(counts()).toEqual(
      MONTH_COUNTS.map(({ type, label }) => `${label} ${type === 'text-to-image' ? 2 : 0}`),
    ),
  );
  expect(screen.getByText('Since March 1')).toBeDefined();
});
