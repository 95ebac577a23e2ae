import { expect, it } from 'vitest';
import { purgeUploads } from './purgeUploads.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;

it('uploads stay for a day, for a retry, and go then', async () => {
  const hoursOld = [0, 1, 23, 24, 25, 400];
  const removed: string[] = [];
  const count = await purgeUploads({
    uploads: {
      // oxlint-disable-next-line typescript/require-await -- the port lists pages over the network
      async *olderThan(moment) {
        for (const hours of hoursOld) {
          if (NOW.getTime() - hours * HOUR_MS < moment.getTime()) yield `${hours} hours`;
        }
      },
      remove: (path) => Promise.resolve(void removed.push(path)),
    },
    now: NOW,
  });
  expect(removed).toEqual(['25 hours', '400 hours']);
  expect(count).toBe(2);
});
