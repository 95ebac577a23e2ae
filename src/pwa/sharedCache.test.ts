import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage } from '../device/testing/fakeCacheStorage.ts';
import { dropShared, keepShared, readShared } from './sharedCache.ts';

const photo = new File(['bytes'], 'me and you.jpg', { type: 'image/jpeg' });
let storage: FakeCacheStorage;

beforeEach(() => {
  storage = new FakeCacheStorage();
  vi.stubGlobal('caches', storage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was shared is read with its name and type until it is dropped', async () => {
  await keepShared([photo]);
  const [read] = await readShared();
  expect([read?.name, read?.type, await read?.text()]).toEqual([
    'me and you.jpg',
    'image/jpeg',
    'bytes',
  ]);
  await dropShared();
  expect(await readShared()).toEqual([]);
  expect(storage.names).toEqual([]);
});

test('several keep their order, and what was shared before them goes', async () => {
  const named = (name: string) => new File([name], name, { type: 'image/png' });
  await keepShared([named('a'), named('b'), named('c')]);
  expect((await readShared()).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  await keepShared([named('d')]);
  expect((await readShared()).map(({ name }) => name)).toEqual(['d']);
  await dropShared();
  expect(await readShared()).toEqual([]);
});

test('what nobody asked for within the hour is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepShared([photo]);
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(await readShared()).toEqual([]);
  expect(storage.names).toEqual([]);
});

test('what was shared after somebody left stays', async () => {
  const leftAt = Date.now() - 1;
  await keepShared([photo]);
  await dropShared({ keptBefore: leftAt });
  expect(await readShared()).toHaveLength(1);
});

test('a look while another tab deletes it leaves no empty cache behind', async () => {
  await keepShared([photo]);
  storage.otherTab = () => storage.clear();
  await readShared();
  expect(storage.names).toEqual([]);
});

test('a browser without such a storage has nothing to read', async () => {
  vi.unstubAllGlobals();
  expect(await readShared()).toEqual([]);
});
