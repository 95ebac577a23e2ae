// @vitest-environment happy-dom
import { enhancementAsked } from '@lumashot/domain/library/alreadyMade';
import { generatedImageSchema } from '@lumashot/domain/library/item';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from './database.ts';
import { putRows, removeRows } from './rows.ts';
import { fakeLibrary } from './testing/fakeLibrary.tsx';
import { useAlreadyMade } from './useAlreadyMade.ts';

interface Given {
  readonly id: string;
  readonly of?: string;
  readonly family?: string;
  readonly enhancementType?: string;
  readonly trashed_at?: Date;
  readonly uid?: string;
}

function stored({ id, of, family, enhancementType = 'vintage', trashed_at, uid = 'mara' }: Given) {
  const item = generatedImageSchema.parse({
    user_id: uid,
    created_at: new Date(1000),
    updated_at: new Date(1000),
    trashed_at: trashed_at ?? null,
    family_id: family ?? null,
    thumbnail_url: 'gs://b/t.webp',
    image_url: 'gs://b/i.png',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    prompt: 'a red fox',
    template_id: null,
    original_image_id: of ?? null,
    made_by: {
      operation: of === undefined ? 'text' : 'enhance',
      seed: 1,
      shape: 'square',
      count_index: 0,
      enhancement_type: of === undefined ? null : enhancementType,
      words: null,
      source: of === undefined ? null : 'library',
      of: of === undefined ? null : { type: 'text-to-image', id: of },
      model: null,
    },
  });
  const type = 'text-to-image' as const;
  return { key: `${type}/${id}`, uid, type, id, createdAt: 1000, item } as const;
}

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
    stored({ id: 'fox' }),
    stored({ id: 'old', of: 'fox', family: 'fox' }),
    stored({ id: 'older', of: 'old', family: 'fox' }),
    stored({ id: 'theirs', of: 'fox', family: 'fox', enhancementType: 'modern', uid: 'ana' }),
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
  await putRows(database, [stored({ id: 'fox' }), stored(old)]);
  const later = shown('fox', 'vintage');
  await waitFor(() => expect(later.current).toBe('old'));
  await putRows(database, [stored({ ...old, trashed_at: new Date(2000) })]);
  await waitFor(() => expect([result.current, later.current]).toEqual([null, null]));
  await removeRows(database, ['text-to-image/fox', 'text-to-image/old']);
});
