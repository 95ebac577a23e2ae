import { refuse, succeed } from '@lumashot/domain/result';
import { beforeEach, expect, it, vi } from 'vitest';
import { type dismissToast, showToast } from '#app/components/toasts/showToast.ts';
import { createOutbox } from '#app/library/outbox/outbox.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { purge, restore } from './markItems.ts';

vi.mock('#app/components/toasts/showToast.ts', () => ({
  showToast: vi.fn<typeof showToast>(),
  dismissToast: vi.fn<typeof dismissToast>(),
}));
beforeEach(() => void vi.mocked(showToast).mockReset());

/** One picture in the trash of a server, and a device that has not said yet what was done on it. */
function setUp({ isReachable }: { isReachable: boolean }) {
  const trashed = new Set(['p1', 'p2']);
  const purged: string[] = [];
  const kept: string[] = [];
  const outbox = createOutbox({
    pending: {
      add: async (_, keys) => void kept.push(...keys),
      take: async () =>
        kept.length === 0
          ? null
          : { change: 'restore', items: [{ type: 'product', id: 'p1' }], ids: [1] },
      answered: async () => void kept.splice(0),
      refused: async () => void kept.splice(0),
      settledByLog: async () => [],
      waitingSince: async () => null,
      count: async () => kept.length,
    },
    server: {
      change: async (_, items) => {
        if (!isReachable) return refuse({ reason: 'unreachable' });
        for (const { id } of items) trashed.delete(id);
        return succeed({ changed: items.length, missing: [] });
      },
      purge: async () => {
        const now = [...trashed];
        purged.push(...now);
        trashed.clear();
        return succeed({ purged: now.length, left: 0, missing: [] });
      },
    },
    onAnswered: async () => undefined,
    onRefused: () => undefined,
    // It would be sent in two seconds; whoever empties the trash is faster.
    runLater: () => () => undefined,
    inTurn: (run) => run(),
  });
  outbox.start();
  const purgeAll = () => purge({ outbox, sync: { onAnswered: async () => undefined } }, 'all');
  return { outbox, purged, purgeAll };
}

const told = () => vi.mocked(showToast).mock.calls.map(([kind]) => kind);

it('empties the trash without the picture that was restored a moment ago', async () => {
  const { outbox, purged, purgeAll } = setUp({ isReachable: true });
  restore({ outbox }, ['product/p1']);
  await purgeAll();
  expect(purged).toEqual(['p2']);
  expect(vi.mocked(showToast)).toHaveBeenLastCalledWith('success', {
    title: TRASH_TEXTS.purged(1),
  });
});

it('does not count nought pictures where another device was faster', async () => {
  const { purgeAll } = setUp({ isReachable: true });
  await purgeAll();
  await purgeAll();
  expect(vi.mocked(showToast)).toHaveBeenLastCalledWith('info', TRASH_TEXTS.nonePurged);
});

it('empties nothing while the server does not know what was restored, and says so', async () => {
  const { outbox, purged, purgeAll } = setUp({ isReachable: false });
  restore({ outbox }, ['product/p1']);
  await purgeAll();
  expect(purged).toEqual([]);
  expect(told().at(-1)).toBe('error');
});
