import { expect, it } from 'vitest';
import { mediaOfRows } from './mediaOfRows.ts';
import { storedShot } from '../testing/storedShot.ts';

it('names the picture, its thumbnail, and the photo that a product is cut out of', () => {
  const shot = storedShot({ id: 'one', photo: 'gs://b/i.source.jpg', mask: 'gs://b/i.mask.png' });
  expect(mediaOfRows([shot])).toEqual([
    'gs://b/i.png',
    'gs://b/t.webp',
    'gs://b/i.source.jpg',
    'gs://b/i.mask.png',
  ]);
});

it('names no photo where none is kept', () => {
  expect(mediaOfRows([storedShot({ id: 'one', photo: null })])).toEqual([
    'gs://b/i.png',
    'gs://b/t.webp',
  ]);
});
