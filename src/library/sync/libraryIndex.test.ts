import type { FeedEntry } from '@lumashot/domain/library/feed';
import { productShotSchema } from '@lumashot/domain/library/item';
import { expect, it, vi } from 'vitest';
import { readRow } from '../index/indexRow.ts';
import { rowChanges } from './libraryIndex.ts';

const at = new Date('2026-11-20T10:00:00Z');

const media = {
  user_id: 'mara',
  created_at: at,
  updated_at: at,
  thumbnail_url: 'gs://b/results/mara/1.thumb.webp',
  width: 1024,
  height: 768,
  placeholder: 'data:image/webp;base64,AA',
  engine: 'embedded',
};

const shot = productShotSchema.parse({
  ...media,
  result_image_url: 'gs://b/results/mara/1.png',
  product_image_id: null,
  product_name: 'Mug',
  original_image_url: null,
  category: null,
  scene_template: 'modern-desk',
  custom_prompt: null,
  aspect_ratio: '4:3',
  original_shot_id: null,
});

const itemEntry = (id: string): FeedEntry => ({
  kind: 'item',
  type: 'product',
  id,
  document: shot,
});
const goneEntry = (id: string): FeedEntry => ({ kind: 'gone', type: 'product', id });

it('keeps an item as the server stores it, and reads it with its type and one name of its picture', () => {
  const [row] = rowChanges([itemEntry('one')], 'mara').rows;
  expect(row).toMatchObject({ key: 'product/one', uid: 'mara', createdAt: at.getTime() });
  expect(row?.item).toEqual(shot);
  const read = row === undefined ? null : readRow(row);
  expect(read).toMatchObject({ key: 'product/one', id: 'one' });
  expect(read?.item).toMatchObject({ type: 'product', media_url: shot.result_image_url });
});

it('leaves out a row that cannot be read, and says so', () => {
  const log = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const row = { key: 'video/one', uid: 'mara', type: 'video', id: 'one', createdAt: 1 } as const;
  expect(readRow({ ...row, item: shot })).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

it('removes what is gone', () => {
  const { rows, goneKeys } = rowChanges([itemEntry('one'), goneEntry('two')], 'mara');
  expect(rows.map(({ key }) => key)).toEqual(['product/one']);
  expect(goneKeys).toEqual(['product/two']);
});

it('takes the last entry about an item for how it is', () => {
  const changes = rowChanges(
    [itemEntry('one'), goneEntry('one'), goneEntry('two'), itemEntry('two')],
    'mara',
  );
  expect(changes.rows.map(({ key }) => key)).toEqual(['product/two']);
  expect(changes.goneKeys).toEqual(['product/one']);
});
