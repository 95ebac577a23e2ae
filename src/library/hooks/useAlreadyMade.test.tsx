// @vitest-environment happy-dom
import { enhancementAsked } from '@lumashot/domain/library/alreadyMade';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../index/database.ts';
import { putRows, removeRows } from '../index/rows.ts';
import { fakeLibrary } from '../testing/fakeLibrary.tsx';
import { storedImage } from '../testing/storedImage.ts';
import { useAlreadyMade } from './useAlreadyMade.ts';

const shown = (itemId: string, enhancementType: string, justMade: string | null = null) =>
  renderHook(
    () =>
      useAlreadyMade({
        picture: { type: 'text-to-image', id: itemId },
        change: enhancementAsked({ itemId, enhancementType }),
        justMade,
      }),
    { wrapper: fakeLibrary() },
  ).result;

beforeEach(async () => {
  await Promise.all([database.items.clear(), database.trash.clear(), database.terms.clear()]);
});
afterEach(cleanup);

it('is the same change of the same picture, also within a family, and none of another user', async () => {
  await putRows(database, [
    storedImage({ id: 'fox' }),
    storedImage({ id: 'old', of: 'fox', family: 'fox' }),
    storedImage({ id: 'older', of: 'old', family: 'fox' }),
    storedImage({ id: 'theirs', of: 'fox', family: 'fox', enhancementType: 'modern', uid: 'ana' }),
  ]);
  const [own, ofIt, modern] = [
    shown('fox', 'vintage'),
    shown('old', 'vintage'),
    shown('fox', 'modern'),
  ];
  await waitFor(() => expect([own.current, ofIt.current]).toEqual(['old', 'older']));
  expect(modern.current).toBeNull();
});

it('is known before the index is, and can be had again when it is in the trash', async () => {
  const result = shown('fox', 'vintage', 'old');
  await waitFor(() => expect(result.current).toBe('old'));
  const old = { id: 'old', of: 'fox', family: 'fox' };
  await putRows(database, [storedImage({ id: 'fox' }), storedImage(old)]);
  const later = shown('fox', 'vintage');
  await waitFor(() => expect(later.current).toBe('old'));
  await putRows(database, [storedImage({ ...old, trashed_at: new Date(2000) })]);
  await waitFor(() => expect([result.current, later.current]).toEqual([null, null]));
  await removeRows(database, ['text-to-image/fox', 'text-to-image/old']);
});
