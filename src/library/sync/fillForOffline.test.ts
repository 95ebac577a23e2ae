import { testImage } from '@lumashot/domain/library/testItems';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../index/database.ts';
import { fillForOffline } from './fillForOffline.ts';
import { libraryIndexIn } from './libraryIndex.ts';
import { claimIndex, wipeIndex } from '../index/ownership.ts';
import type { Loaded } from './syncStatus.ts';

const UID = 'mara';

beforeEach(async () => {
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(true) } });
  await wipeIndex();
  await claimIndex(UID);
});
afterEach(() => vi.unstubAllGlobals());

/** One that is asked far too often fails the test instead of holding it. */
function given(brings: readonly number[], answer: Loaded = 'loaded') {
  const left = [...brings];
  const loadOlder = vi.fn<() => Promise<Loaded>>(async () => {
    const calls = loadOlder.mock.calls.length;
    if (calls > 20) throw new Error('asked for ever');
    const entries = Array.from({ length: left.shift() ?? 0 }, (_, at) => ({
      kind: 'item' as const,
      type: 'text-to-image' as const,
      id: `${calls}-${at}`,
      document: testImage({ user_id: UID }),
    }));
    await libraryIndexIn(database).save(UID, { entries, sync: [], asOf: null });
    return answer;
  });
  const getStatus = () => ({
    phase: 'ready' as const,
    isHeard: true,
    older: 'idle' as const,
    reach: new Map(),
  });
  return { loadOlder, library: { uid: UID, sync: { getStatus, loadOlder } } };
}

it('loads until there is enough for a while', async () => {
  const { library, loadOlder } = given([100, 100, 100, 100]);
  await fillForOffline(library, () => true);
  expect(loadOlder).toHaveBeenCalledTimes(3);
});

it.each([
  ['was not asked for', 'unasked'],
  ['failed', 'failed'],
  ['brought nothing', 'loaded'],
] as const)('ends with a page that %s', async (_, answer) => {
  const { library, loadOlder } = given([], answer);
  await fillForOffline(library, () => true);
  expect(loadOlder).toHaveBeenCalledOnce();
});
