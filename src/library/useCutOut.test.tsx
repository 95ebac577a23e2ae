// @vitest-environment happy-dom
import { productShotSchema } from '@lumashot/domain/library/item';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from './database.ts';
import { putRows, removeRows } from './rows.ts';
import { fakeLibrary } from './testing/fakeLibrary.tsx';
import { useCutOut } from './useCutOut.ts';

const recipe = (operation: string, of: string | null) => ({
  operation,
  seed: 1,
  shape: 'square',
  count_index: 0,
  enhancement_type: null,
  words: null,
  source: 'library',
  of: of === null ? null : { type: 'product', id: of },
  model: null,
});

interface Given {
  readonly id: string;
  readonly family?: string | null;
  readonly cutOutOf?: string;
  readonly trashed_at?: Date | null;
  readonly uid?: string;
  readonly photo?: string;
}

function stored({
  id,
  family = null,
  cutOutOf,
  trashed_at = null,
  uid = 'mara',
  photo = 'gs://b/o.jpg',
}: Given) {
  const item = productShotSchema.parse({
    user_id: uid,
    created_at: new Date(1000),
    updated_at: new Date(1000),
    trashed_at,
    family_id: family,
    thumbnail_url: 'gs://b/t.webp',
    result_image_url: 'gs://b/i.png',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    product_image_id: 'photo',
    product_name: 'Mug',
    original_image_url: photo,
    mask_url: null,
    category: 'home_decor',
    view: 'front',
    scene_template: cutOutOf === undefined ? 'modern-desk' : 'cut-out',
    custom_prompt: null,
    aspect_ratio: '1:1',
    original_shot_id: cutOutOf ?? null,
    made_by: recipe(cutOutOf === undefined ? 'productShot' : 'cutOut', cutOutOf ?? null),
  });
  return { key: `product/${id}`, uid, type: 'product', id, createdAt: 1000, item } as const;
}

const shown = (shotId: string, justMade: string | null = null) =>
  renderHook(() => useCutOut({ shotId, justMade }), { wrapper: fakeLibrary() }).result;

beforeEach(async () => {
  await Promise.all([database.items.clear(), database.trash.clear(), database.terms.clear()]);
});
afterEach(cleanup);

it('is that of another shot of the same photo, and none of another user', async () => {
  await putRows(database, [
    stored({ id: 'shot', photo: 'gs://b/other.jpg' }),
    stored({ id: 'sister', family: 'shot' }),
    stored({ id: 'edit', family: 'shot' }),
    stored({ id: 'png', family: 'shot', cutOutOf: 'sister' }),
    stored({ id: 'theirs', family: 'shot', cutOutOf: 'shot', uid: 'ana' }),
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
  const png = { id: 'png', family: 'shot', cutOutOf: 'shot' };
  await putRows(database, [stored({ id: 'shot' }), stored(png)]);
  const later = shown('shot');
  await waitFor(() => expect(later.current).toBe('png'));
  await putRows(database, [stored({ ...png, trashed_at: new Date(2000) })]);
  await waitFor(() => expect([result.current, later.current]).toEqual([null, null]));
  await removeRows(database, ['product/shot', 'product/png']);
  await waitFor(() => expect(later.current).toBeNull());
});
