// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../index/database.ts';
import { putRows, removeRows } from '../index/rows.ts';
import { fakeLibrary } from '../testing/fakeLibrary.tsx';
import { storedShot } from '../testing/storedShot.ts';
import { useCutOut } from './useCutOut.ts';

const shown = (shotId: string, justMade: string | null = null) =>
  renderHook(() => useCutOut({ shotId, justMade }), { wrapper: fakeLibrary() }).result;

beforeEach(async () => {
  await Promise.all([database.items.clear(), database.trash.clear(), database.terms.clear()]);
});
afterEach(cleanup);

it('is that of another shot of the same photo, and none of another user', async () => {
  await putRows(database, [
    storedShot({ id: 'shot', photo: 'gs://b/other.jpg' }),
    storedShot({ id: 'sister', family: 'shot' }),
    storedShot({ id: 'edit', family: 'shot' }),
    storedShot({ id: 'png', family: 'shot', of: { id: 'sister', operation: 'cutOut' } }),
    storedShot({
      id: 'theirs',
      family: 'shot',
      of: { id: 'shot', operation: 'cutOut' },
      uid: 'ana',
    }),
  ]);
  const own = shown('shot');
  await waitFor(() => expect(own.current).toBeNull());
  const sisters = shown('sister');
  await waitFor(() => expect(sisters.current).toBe('png'));
  const edits = shown('edit');
  await waitFor(() => expect(edits.current).toBe('png'));
});

it('is known before the index is, and gone with the picture', async () => {
  const result = shown('shot', 'png');
  await waitFor(() => expect(result.current).toBe('png'));
  const png = { id: 'png', family: 'shot', of: { id: 'shot', operation: 'cutOut' } } as const;
  await putRows(database, [storedShot({ id: 'shot' }), storedShot(png)]);
  const later = shown('shot');
  await waitFor(() => expect(later.current).toBe('png'));
  await putRows(database, [storedShot({ ...png, trashed_at: new Date(2000) })]);
  await waitFor(() => expect([result.current, later.current]).toEqual([null, null]));
  await removeRows(database, ['product/shot', 'product/png']);
  await waitFor(() => expect(later.current).toBeNull());
});
