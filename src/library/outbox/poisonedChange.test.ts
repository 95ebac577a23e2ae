import type { ErrorReason } from '@lumashot/domain/errors';
import { refuse, succeed } from '@lumashot/domain/result';
import { testImage } from '@lumashot/domain/library/testItems';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IndexDatabase } from '../index/database.ts';
import { createOutbox } from './outbox.ts';
import { claimIndex } from '../index/ownership.ts';
import { pendingChangesIn } from './pendingChanges.ts';

/** The outbox with its table, before a server that has a fault. */

const PICTURES = 60;
const keyOf = (at: number) => `text-to-image/p${at}`;

let database: IndexDatabase;
beforeEach(async () => {
  database = new IndexDatabase('poisoned-change');
  await claimIndex('mara', database);
  await database.items.bulkAdd(
    Array.from({ length: PICTURES }, (_, at) => ({
      key: keyOf(at),
      uid: 'mara',
      type: 'text-to-image' as const,
      id: `p${at}`,
      createdAt: at,
      item: testImage(),
    })),
  );
});
afterEach(() => database.delete());

function setUp(
  hasFault: (ids: readonly string[]) => boolean,
  reason: ErrorReason = 'library-change-failed',
) {
  const arrived = new Set<string>();
  const told: string[] = [];
  const pending = pendingChangesIn(database, 'mara');
  const calls = { failed: 0 };
  const outbox = createOutbox({
    pending,
    server: {
      change: async (_, items) => {
        const ids = items.map(({ id }) => id);
        if (hasFault(ids)) {
          calls.failed += 1;
          return refuse({ reason });
        }
        for (const id of ids) arrived.add(id);
        return succeed({ changed: ids.length, missing: [] });
      },
      purge: () => Promise.reject(new Error('not asked here')),
    },
    onAnswered: async () => undefined,
    onRefused: (refusal) => void told.push(refusal.reason),
    runLater: () => () => undefined,
    inTurn: (run) => run(),
  });
  outbox.start();
  const markAll = () =>
    outbox.change(
      'favorite',
      Array.from({ length: PICTURES }, (_, at) => keyOf(at)),
    );
  /** As the pauses end, one after another. */
  async function sendTimes(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await outbox.send();
  }
  return { arrived, told, calls, pending, markAll, sendTimes };
}

it('loses nothing to a server that is out of order for a while', async () => {
  let isBroken = true;
  const { arrived, told, markAll, sendTimes, pending } = setUp(() => isBroken);
  await markAll();
  await sendTimes(30);
  expect(await pending.count()).toBe(PICTURES);
  isBroken = false;
  await sendTimes(1);
  expect(arrived.size).toBe(PICTURES);
  expect(told).toEqual([]);
});

it('takes back the one change that never gets through, and sends all others long before', async () => {
  const { arrived, told, calls, markAll, sendTimes, pending } = setUp((ids) => ids.includes('p7'));
  await markAll();
  await sendTimes(15);
  expect(arrived.size).toBe(PICTURES - 1);
  expect(told).toEqual([]);
  expect(await pending.count()).toBe(1);
  await sendTimes(20);
  expect(told).toEqual(['library-change-failed']);
  expect(await pending.count()).toBe(0);
  expect(calls.failed).toBeLessThan(40);
  const { item } = (await database.items.get(keyOf(7))) ?? {};
  expect(item?.is_favorite ?? false).toBe(false);
});

it('takes back alone what the server refuses of a batch, and says so once', async () => {
  const refunded = ['p7', 'p8', 'p41'];
  const { arrived, told, markAll, sendTimes, pending } = setUp(
    (ids) => ids.some((id) => refunded.includes(id)),
    'item-refunded',
  );
  await markAll();
  await sendTimes(1);
  expect(arrived.size).toBe(PICTURES - refunded.length);
  expect(told).toEqual(['item-refunded']);
  expect(await pending.count()).toBe(0);
});
