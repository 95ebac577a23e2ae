import { HOUR_MS } from '@lumashot/domain/durations';
import { expect, it } from 'vitest';
import { purgeUploads } from './purgeUploads.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

async function purge(hoursOld: readonly number[], { stuck = -1 } = {}) {
  const removed: string[] = [];
  const troubles: unknown[] = [];
  const count = await purgeUploads({
    uploads: {
      // oxlint-disable-next-line typescript/require-await -- the port lists pages over the network
      async *olderThan(moment) {
        for (const hours of hoursOld) {
          if (NOW.getTime() - hours * HOUR_MS < moment.getTime()) yield `${hours} hours`;
        }
      },
      remove: (path) => {
        if (path === `${stuck} hours`) return Promise.reject(new Error('no answer'));
        return Promise.resolve(void removed.push(path));
      },
    },
    log: { uploadNotRemoved: ({ error }) => void troubles.push(error) },
    now: NOW,
  });
  return { removed, troubles, count };
}

it('uploads stay for a day, for a retry, and go then', async () => {
  expect(await purge([0, 1, 23, 24, 25, 400])).toEqual({
    removed: ['25 hours', '400 hours'],
    troubles: [],
    count: 2,
  });
});

it('one upload that cannot be removed is told of, and keeps no other', async () => {
  expect(await purge([30, 40, 50], { stuck: 30 })).toEqual({
    removed: ['40 hours', '50 hours'],
    troubles: [new Error('no answer')],
    count: 2,
  });
});
