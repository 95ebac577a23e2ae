import { productShotSchema } from '@lumashot/domain/library/item';
import { expect, it } from 'vitest';
import { mediaOfRows } from './mediaOfRows.ts';

const AT = new Date('2026-11-20T10:00:00Z');

const shotOf = (photo: { original_image_url: string | null; mask_url: string | null }) => ({
  key: 'product/one',
  uid: 'mara',
  type: 'product' as const,
  id: 'one',
  createdAt: AT.getTime(),
  item: productShotSchema.parse({
    user_id: 'mara',
    created_at: AT,
    updated_at: AT,
    thumbnail_url: 'gs://b/t.webp',
    result_image_url: 'gs://b/i.png',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    product_image_id: 'one',
    product_name: 'Mug',
    category: 'home_decor',
    scene_template: 'modern-desk',
    custom_prompt: null,
    aspect_ratio: '1:1',
    original_shot_id: null,
    ...photo,
  }),
});

it('names the picture, its thumbnail, and the photo that a product is cut out of', () => {
  const photo = { original_image_url: 'gs://b/i.source.jpg', mask_url: 'gs://b/i.mask.png' };
  expect(mediaOfRows([shotOf(photo)])).toEqual([
    'gs://b/i.png',
    'gs://b/t.webp',
    'gs://b/i.source.jpg',
    'gs://b/i.mask.png',
  ]);
});

it('names no photo where none is kept', () => {
  const none = { original_image_url: null, mask_url: null };
  expect(mediaOfRows([shotOf(none)])).toEqual(['gs://b/i.png', 'gs://b/t.webp']);
});
