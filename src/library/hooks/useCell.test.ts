import { LIBRARY_TYPES, type LibraryItem } from '@lumashot/domain/library/item';
import { testImage } from '@lumashot/domain/library/testItems';
import { expect, it } from 'vitest';
import { storedShot } from '../testing/storedShot.ts';
import { cellOf } from './useCell.ts';

const picture = (fields: object): LibraryItem =>
  LIBRARY_TYPES['text-to-image'].item.parse({ ...testImage(), ...fields });

const cell = (item: LibraryItem) =>
  cellOf(
    { key: 'text-to-image/a', uid: 'mara', type: 'text-to-image', id: 'a', createdAt: 0, item },
    { url: null, failed: false },
  );

it('a storyboard is called so, and shown whole: a square would cut off panels and words', () => {
  const board = cell(
    picture({ prompt: '[STORYBOARD] A fox finds a lamp', width: 1536, height: 1024 }),
  );
  expect(board).toMatchObject({ name: 'A fox finds a lamp', label: 'Storyboard' });
  expect(board.picture.isWhole).toBe(true);
});

it('a picture of another shape is shown whole, on a ground; a square fills its cell', () => {
  expect(cell(picture({ width: 576, height: 1024 })).picture.isWhole).toBe('on-tint');
  expect(cell(picture({ width: 1024, height: 1024 })).picture.isWhole).toBe(false);
});

it('a product shot names its product before the scene, where it has a name', () => {
  const shot = (fields: object): LibraryItem =>
    LIBRARY_TYPES.product.item.parse({ ...storedShot({ id: 'a' }).item, ...fields });
  const inScene = { scene_template: 'modern-desk', custom_prompt: null };
  expect(cell(shot({ ...inScene, product_name: 'Green bottle' })).name).toBe(
    'Green bottle · Modern Desk',
  );
  expect(cell(shot({ ...inScene, product_name: null })).name).toBe('Modern Desk');
  const worded = { ...inScene, custom_prompt: 'on wet stone', product_name: 'Green bottle' };
  expect(cell(shot(worded)).name).toBe('on wet stone');
});
