import { expect, it, vi } from 'vitest';
import { askedShotSchema, photosOf, type AskedShot } from './askedShot.ts';

const ASKED: AskedShot = {
  productName: 'Mug',
  category: 'other',
  imagePaths: ['uploads/mara/one.jpg', 'uploads/mara/two.jpg'],
  cuts: [{ maskPath: 'uploads/mara/mask.png' }, 'whole'],
};

const bucket = (gone: readonly string[] = []) =>
  vi.fn<(path: string) => Promise<Blob>>(async (path) => {
    if (gone.includes(path)) throw new Error('gone');
    return new Blob([path]);
  });

it('its photos come with their masks, under the ids that they were sent by', async () => {
  const [one, two] = await photosOf(ASKED, bucket());
  expect([one?.uploadId, one?.name, await one?.photo.text(), await one?.mask?.text()]).toEqual([
    'one',
    'Mug 1',
    'uploads/mara/one.jpg',
    'uploads/mara/mask.png',
  ]);
  expect([two?.uploadId, two?.mask]).toEqual(['two', undefined]);
});

it('what was to be a print is one again', async () => {
  const found = await photosOf(ASKED, bucket());
  expect(found.map(({ isWhole }) => isWhole)).toEqual([undefined, true]);
});

it('what is purged is left out', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const found = await photosOf(ASKED, bucket(['uploads/mara/one.jpg']));
  expect(found.map(({ uploadId }) => uploadId)).toEqual(['two']);
});

it('names no place but uploads', () => {
  const from = (path: string) => askedShotSchema.safeParse({ ...ASKED, imagePaths: [path] });
  expect(from('uploads/mara/one.jpg').success).toBe(true);
  for (const path of ['results/mara/one.jpg', 'https://elsewhere/one.jpg', 'uploads/../one.jpg'])
    expect(from(path).success).toBe(false);
});
