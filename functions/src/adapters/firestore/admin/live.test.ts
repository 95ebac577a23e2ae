import { ALL_ON } from '@lumashot/domain/admin/live';
import { expect, it } from 'vitest';
import { cachedLive } from './live.ts';

it('asks once a minute, however many ask', async () => {
  let now = 0;
  let reads = 0;
  const live = cachedLive({
    read: () => {
      reads += 1;
      return Promise.resolve({ ...ALL_ON, banner: { words: `read ${reads}` } });
    },
    now: () => now,
  });
  const both = await Promise.all([live(), live()]);
  expect(both.map(({ banner }) => banner?.words)).toEqual(['read 1', 'read 1']);
  now = 59_999;
  expect((await live()).banner?.words).toBe('read 1');
  now = 60_000;
  expect((await live()).banner?.words).toBe('read 2');
});

it('does not remember an outage', async () => {
  let isOut = true;
  const live = cachedLive({
    read: () => (isOut ? Promise.reject(new Error('out')) : Promise.resolve(ALL_ON)),
    now: () => 0,
  });
  await expect(live()).rejects.toThrow('out');
  isOut = false;
  expect(await live()).toEqual(ALL_ON);
});
