import { testImage } from '@lumashot/domain/library/testItems';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { expect, it } from 'vitest';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { packPictures, type PackedFile } from './packPictures.ts';

const rowOf = (id: string): IndexRow => ({
  key: `text-to-image/${id}`,
  uid: 'mara',
  type: 'text-to-image',
  id,
  createdAt: 0,
  item: LIBRARY_TYPES['text-to-image'].item.parse(
    testImage({
      created_at: new Date('2026-11-22T10:00:00Z'),
      updated_at: new Date('2026-11-22T10:00:00Z'),
      thumbnail_url: 'gs://b/t.webp',
      image_url: `gs://b/${id}.png`,
      prompt: `fox ${id}`,
    }),
  ),
});

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'].map(rowOf);
const TEN_BYTES = new Blob(['0123456789']);

function setUp(load: (row: IndexRow) => Promise<Blob> = () => Promise.resolve(TEN_BYTES)) {
  const controller = new AbortController();
  const progress: number[] = [];
  const pack = packPictures({
    rows: ROWS,
    load,
    signal: controller.signal,
    onProgress: (done) => progress.push(done),
  });
  return { pack, controller, progress };
}

async function filesOf(part: AsyncGenerator<PackedFile, void, void>): Promise<PackedFile[]> {
  const files: PackedFile[] = [];
  for await (const file of part) files.push(file);
  return files;
}

const textOf = (file: PackedFile | undefined): string =>
  typeof file?.input === 'string' ? file.input : '';

const letters = (files: readonly PackedFile[]): string =>
  files.map(({ name }) => /-([a-f])\.png$/.exec(name)?.[1] ?? `[${name}]`).join('');

it('packs all of them in their order, and lists them', async () => {
  const { pack, progress } = setUp();
  const files = await filesOf(pack.nextPart(Infinity));
  expect(letters(files)).toBe('abcdef[pictures.csv]');
  expect(textOf(files.at(-1)).split('\r\n')).toHaveLength(1 + ROWS.length + 1);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pack.isEmpty()).toBe(true);
});

it('makes parts of the size that was asked for, and one of a picture that is larger', async () => {
  const { pack } = setUp();
  const parts: string[] = [];
  while (!pack.isEmpty()) parts.push(letters(await filesOf(pack.nextPart(25))));
  expect(parts).toEqual(['ab[pictures.csv]', 'cd[pictures.csv]', 'ef[pictures.csv]']);
  const { pack: tight } = setUp();
  expect(letters(await filesOf(tight.nextPart(1)))).toBe('a[pictures.csv]');
});

it('names what could not be read in the last part', async () => {
  const { pack } = setUp(({ id }) =>
    'bf'.includes(id) ? Promise.reject(new Error('gone')) : Promise.resolve(TEN_BYTES),
  );
  expect(letters(await filesOf(pack.nextPart(25)))).toBe('ac[pictures.csv]');
  const last = await filesOf(pack.nextPart(25));
  expect(letters(last)).toBe('de[pictures.csv][missing.txt]');
  expect(textOf(last.at(-1))).toMatch(/-b\.png\r\n.*-f\.png/);
  expect(pack.saved()).toBe(4);
});

it('loads three ahead, not all', async () => {
  let asked = 0;
  const { pack } = setUp(() => {
    asked += 1;
    return Promise.resolve(TEN_BYTES);
  });
  const part = pack.nextPart(Infinity);
  await part.next();
  expect(asked).toBe(3);
});

it('ends where it is cancelled', async () => {
  const { pack, controller } = setUp();
  const part = pack.nextPart(Infinity);
  await part.next();
  controller.abort(new Error('cancelled'));
  await expect(filesOf(part)).rejects.toThrow('cancelled');
});
