import { expect, it, vi } from 'vitest';
import type { PreparedPhoto } from '#app/media/preparePhoto.ts';
import { addPicked, withoutPhoto, type Photo } from './photoList.ts';

const file = (name: string): File => new File([name], name);
const photo = (uploadId: string): Photo => ({ uploadId, name: uploadId, photo: new Blob() });
const TAKEN: PreparedPhoto = { ok: true, photo: new Blob(['jpeg']) };

async function pick(before: readonly Photo[], files: readonly File[], ...answers: PreparedPhoto[]) {
  const prepare = vi.fn<(blob: Blob) => Promise<PreparedPhoto>>(() =>
    Promise.resolve(answers.shift() ?? TAKEN),
  );
  let ids = 0;
  const newUploadId = () => `upload-${(ids += 1)}`;
  const picked = await addPicked(before, { files, max: 5, prepare, newUploadId });
  return { ...picked, prepared: prepare.mock.calls.length };
}

it('adds picked photos behind the ones there are, each with an upload id of its own', async () => {
  const { photos, refused, isFull } = await pick([photo('first')], [file('a.jpg'), file('b.jpg')]);
  expect(photos.map(({ uploadId, name }) => [uploadId, name])).toEqual([
    ['first', 'first'],
    ['upload-1', 'a.jpg'],
    ['upload-2', 'b.jpg'],
  ]);
  expect(refused).toEqual([]);
  expect(isFull).toBe(false);
});

it('keeps where the product is, of a file that came without a background', async () => {
  const mask = new Blob(['mask']);
  const { photos } = await pick([], [file('a.png'), file('b.jpg')], { ...TAKEN, mask }, TAKEN);
  expect(photos.map((one) => one.mask)).toEqual([mask, undefined]);
});

it('names what it refuses, and takes the rest', async () => {
  const { photos, refused } = await pick(
    [],
    [file('large.jpg'), file('a.jpg'), file('notes.txt')],
    { ok: false, refusal: 'photo-too-large' },
    TAKEN,
    { ok: false, refusal: 'photo-wrong-type' },
  );
  expect(photos.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(refused).toEqual([
    { name: 'large.jpg', refusal: 'photo-too-large' },
    { name: 'notes.txt', refusal: 'photo-wrong-type' },
  ]);
});

it('stops at the fifth photo, and does not decode the sixth', async () => {
  const before = ['1', '2', '3', '4'].map(photo);
  const { photos, isFull, prepared } = await pick(before, [file('a.jpg'), file('b.jpg')]);
  expect(photos).toHaveLength(5);
  expect(isFull).toBe(true);
  expect(prepared).toBe(1);
});

it('is not too many when all of them find a place', async () => {
  const { isFull } = await pick(['1', '2', '3', '4'].map(photo), [file('a.jpg')]);
  expect(isFull).toBe(false);
});

it('removes the one photo', () => {
  const left = withoutPhoto(['1', '2', '3'].map(photo), '2');
  expect(left.map(({ uploadId }) => uploadId)).toEqual(['1', '3']);
});
