// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';
import { dropLastSession, writeLastSession } from './lastSession.ts';
import { writeOwner } from './ownerMarker.ts';
import {
  dropPicked,
  dropStalePicked,
  forgetPicked,
  keepPicked,
  readPicked,
  type PickedPhoto,
} from './pickedPhotos.ts';
import { FakeCacheStorage } from './testing/fakeCacheStorage.ts';

// The locks of this test's browser are null.
vi.mock(import('../lib/inTurn.ts'), () => ({ inTurnAs: () => (run) => run() }));

const HOUR_MS = 3_600_000;
const MUG: PickedPhoto = { uploadId: 'one', name: 'mug.jpg', photo: new Blob(['mug']) };
const SHOE: PickedPhoto = { ...MUG, uploadId: 'two', name: 'shoe.png', mask: new Blob(['white']) };
let storage: FakeCacheStorage;

beforeEach(() => {
  storage = new FakeCacheStorage();
  vi.stubGlobal('caches', storage);
  writeLastSession({ uid: 'mara', email: null });
  writeOwner('mara');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const namesOf = (photos: readonly PickedPhoto[]) => photos.map(({ name }) => name);

it('come back in their order with name, bytes and mask', async () => {
  await keepPicked('mara', [SHOE, MUG]);
  const [shoe, mug] = await readPicked('mara');
  expect([shoe?.uploadId, shoe?.name, await shoe?.mask?.text()]).toEqual([
    'two',
    'shoe.png',
    'white',
  ]);
  expect([mug?.uploadId, await mug?.photo.text(), mug?.mask]).toEqual(['one', 'mug', undefined]);
});

it('are those that were picked last, and none once all are removed', async () => {
  await keepPicked('mara', [SHOE, MUG]);
  await keepPicked('mara', [MUG]);
  expect(namesOf(await readPicked('mara'))).toEqual(['mug.jpg']);
  await keepPicked('mara', []);
  expect(storage.names).toEqual([]);
});

it('are written once: a photo picked beside them, or one that goes, writes nothing of theirs', async () => {
  await keepPicked('mara', [SHOE]);
  await keepPicked('mara', [SHOE, MUG]);
  await keepPicked('mara', [SHOE]);
  const bytes = storage.written.filter((key) => key !== '/picked-photos');
  expect(bytes).toEqual(['/picked-photos/two', '/picked-photos/two/mask', '/picked-photos/one']);
  expect(namesOf(await readPicked('mara'))).toEqual(['shoe.png']);
});

it('come back as prints where they were to be prints', async () => {
  await keepPicked('mara', [{ ...MUG, isWhole: true }, SHOE]);
  expect((await readPicked('mara')).map(({ isWhole }) => isWhole)).toEqual([true, undefined]);
});

it('are nobody else’s: another person’s look removes them', async () => {
  await keepPicked('mara', [MUG]);
  writeLastSession({ uid: 'otto', email: null });
  expect(await readPicked('otto')).toEqual([]);
  expect(storage.names).toEqual([]);
});

it('are gone within the hour, also where nobody opens the form', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepPicked('mara', [MUG]);
  vi.setSystemTime(Date.now() + HOUR_MS);
  await dropStalePicked('mara');
  expect(await readPicked('mara')).toHaveLength(1);
  keepDraft('mara', 'product-cuts', 'strokes');
  await dropStalePicked('mara');
  expect(readDraft('mara', 'product-cuts')).toBe('strokes');
  vi.setSystemTime(Date.now() + 1);
  await dropStalePicked('mara');
  expect(storage.names).toEqual([]);
  expect(readDraft('mara', 'product-cuts')).toBeNull();
});

it('are not kept for somebody who has signed out, also while they are being written', async () => {
  dropLastSession();
  await keepPicked('mara', [MUG]);
  expect(storage.names).toEqual([]);

  writeLastSession({ uid: 'mara', email: null });
  const keeping = keepPicked('mara', [MUG]);
  await Promise.resolve();
  dropLastSession();
  await dropPicked();
  await keeping;
  expect(storage.names).toEqual([]);
});

it('are not kept before their owner has claimed the browser', async () => {
  writeOwner(null);
  await keepPicked('mara', [MUG]);
  expect(storage.names).toEqual([]);
});

it('are forgotten once they are sent, unless another tab has picked others', async () => {
  await keepPicked('mara', [MUG]);
  await forgetPicked([SHOE]);
  expect(await readPicked('mara')).toHaveLength(1);
  await forgetPicked([MUG, SHOE]);
  expect(storage.names).toEqual([]);
});

it('that were cut short are none', async () => {
  await keepPicked('mara', [MUG]);
  const cache = await storage.open('lumashot-picked');
  await cache.put('/picked-photos', new Response('{"uid":"mara"}'));
  expect(await readPicked('mara')).toEqual([]);
});

it('a browser without such a storage keeps nothing and says nothing', async () => {
  vi.unstubAllGlobals();
  await keepPicked('mara', [MUG]);
  expect(await readPicked('mara')).toEqual([]);
});
