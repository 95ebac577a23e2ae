import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { ErrorReason } from '@lumashot/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { Batch, PendingChanges } from './pendingChanges.ts';

const ITEM = { type: 'product', id: 'p1' } as const;
const BATCH: Batch = { change: 'trash', items: [ITEM], ids: [1] };

type Answer = Result<{ changed: number; missing: { type: 'product'; id: string }[] }>;

function setUp(batches: Batch[], answers: Answer[], since = Date.now()) {
  const did: string[] = [];
  const waits: { delayMs: number; run: () => void; isOver: boolean }[] = [];
  const note = async (what: string): Promise<void> => void did.push(what);
  const pending: PendingChanges = {
    add: () => note('kept'),
    take: async () => batches.shift() ?? null,
    answered: (ids, missing) => note(`answered ${ids.join()} without ${missing.join()}`),
    refused: (ids) => note(`taken back ${ids.join()}`),
    settledByLog: async () => [],
    waitingSince: async () => (batches.length === 0 ? null : since),
    count: async () => batches.length,
  };
  const change = vi.fn<() => Promise<Answer>>(async () => answers.shift() ?? succeedWith());
  const outbox = createOutbox({
    pending,
    server: {
      change,
      purge: async (items) => {
        did.push(`purged ${items === 'all' ? items : items.map(({ id }) => id).join()}`);
        return succeed({ purged: 1, left: 0, missing: [] });
      },
    },
    onAnswered: () => note('log read'),
    onRefused: ({ reason }) => void did.push(`told: ${reason}`),
    runLater: (delayMs, run) => {
      const wait = { delayMs, run, isOver: false };
      waits.push(wait);
      return () => {
        wait.isOver = true;
      };
    },
    inTurn: (run) => run(),
  });
  outbox.start();
  return { outbox, did, waits, change, pending };
}

const succeedWith = (...missing: { type: 'product'; id: string }[]): Answer =>
  succeed({ changed: 1, missing });

const refusing = (reason: ErrorReason): Answer => refuse({ reason });

it('waits a moment for whoever changes their mind, then sends', async () => {
  const { outbox, waits, change, did } = setUp([BATCH], []);
  await outbox.change('trash', ['product/p1']);
  expect(change).not.toHaveBeenCalled();
  expect(waits.map(({ delayMs }) => delayMs)).toEqual([2_000]);
  waits[0]?.run();
  await vi.waitFor(() => expect(did).toContain('log read'));
  expect(change).toHaveBeenCalledExactlyOnceWith('trash', [ITEM]);
});

it('reads the log after each answer, before the next change is sent', async () => {
  const { outbox, did } = setUp([BATCH, { ...BATCH, ids: [2] }], [succeedWith(ITEM)]);
  await outbox.send();
  expect(did).toEqual([
    'answered 1 without product/p1',
    'log read',
    'answered 2 without ',
    'log read',
  ]);
});

it.each([
  'unreachable',
  'rate-limited',
  'not-signed-in',
  'library-change-failed',
  'unexpected',
] as const)(
  'tries again later what the server answers with %s, each time later',
  async (reason) => {
    const { outbox, did, waits } = setUp([BATCH, BATCH], [refusing(reason), refusing(reason)]);
    await outbox.send();
    await outbox.send();
    expect(did).toEqual([]);
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([1_000, 2_000]);
  },
);

it('takes back what the server refuses, says so, and goes on', async () => {
  const { outbox, did } = setUp([BATCH, { ...BATCH, ids: [2] }], [refusing('item-refunded')]);
  await outbox.send();
  expect(did).toEqual(['taken back 1', 'told: item-refunded', 'answered 2 without ', 'log read']);
});

it('sends nothing once it was stopped', async () => {
  const { outbox, waits, change } = setUp([BATCH], []);
  await outbox.change('trash', ['product/p1']);
  outbox.stop();
  expect(waits[0]?.isOver).toBe(true);
  await outbox.send();
  expect(change).not.toHaveBeenCalled();
});

describe('deleting for ever', () => {
  const RESTORED: Batch = { ...BATCH, change: 'restore' };

  it.each([['all' as const, 'purged all'] as const, [[ITEM], 'purged p1'] as const])(
    'sends what waits first: a picture that was just restored is in the trash no more (%j)',
    async (items, purged) => {
      const { outbox, did, waits } = setUp([RESTORED], []);
      await outbox.change('restore', ['product/p1']);
      expect((await outbox.purge(items)).ok).toBe(true);
      expect(did).toEqual(['kept', 'answered 1 without ', 'log read', purged]);
      expect(waits[0]?.isOver).toBe(true);
    },
  );

  it('is refused while what was done here cannot be sent, and that is sent later', async () => {
    const { outbox, did, waits } = setUp([RESTORED], [refusing('unreachable')]);
    expect(await outbox.purge('all')).toEqual(refusing('unreachable'));
    expect(did).toEqual([]);
    expect(waits).toHaveLength(1);
  });

  it('is refused when something is taken back: it lies in the trash against what was meant', async () => {
    const { outbox, did } = setUp([RESTORED], [refusing('account-suspended')]);
    expect(await outbox.purge('all')).toEqual(refusing('account-suspended'));
    expect(did).toEqual(['taken back 1', 'told: account-suspended']);
  });

  it('is refused when the device cannot say what waits', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { outbox, did, pending } = setUp([RESTORED], []);
    vi.spyOn(pending, 'take').mockRejectedValue(new Error('the disk is full'));
    expect(await outbox.purge('all')).toEqual(refusing('unexpected'));
    expect(did).toEqual([]);
  });

  it('is refused once the person has signed out', async () => {
    const { outbox, did } = setUp([RESTORED], []);
    outbox.stop();
    expect((await outbox.purge('all')).ok).toBe(false);
    expect(did).toEqual([]);
  });
});

describe('what a closed tab has left', () => {
  const LONG_AGO = Date.now() - 10_000;

  it('is sent at once when it is of some seconds ago', async () => {
    const { outbox, did } = setUp([BATCH], [], LONG_AGO);
    await outbox.sendLeft();
    expect(did).toEqual(['answered 1 without ', 'log read']);
  });

  it('is left some seconds to the tab in which it was done', async () => {
    const { outbox, did, waits, change } = setUp([BATCH], []);
    await outbox.sendLeft();
    expect(change).not.toHaveBeenCalled();
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([5_000]);
    waits[0]?.run();
    await vi.waitFor(() => expect(did).toContain('log read'));
  });

  it('asks for nothing where nothing waits, and waits for nothing after the sign-out', async () => {
    const { outbox, waits, change } = setUp([], []);
    await outbox.sendLeft();
    expect(waits).toEqual([]);
    const left = setUp([BATCH], []);
    await left.outbox.sendLeft();
    left.outbox.stop();
    expect(left.waits.map(({ isOver }) => isOver)).toEqual([true]);
    await left.outbox.sendLeft();
    await left.outbox.hurry();
    expect(left.waits).toHaveLength(1);
    expect([change, left.change].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('is not tried beside the pauses after a failure', async () => {
    const { outbox, change } = setUp([BATCH, BATCH, BATCH], [refusing('unexpected')], LONG_AGO);
    await outbox.send();
    await outbox.sendLeft();
    await outbox.hurry();
    expect(change).toHaveBeenCalledTimes(1);
    await outbox.send();
    await outbox.hurry();
    expect(change).toHaveBeenCalledTimes(3);
  });
});
