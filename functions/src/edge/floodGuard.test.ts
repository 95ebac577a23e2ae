import { MEMORY_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { expect, it } from 'vitest';
import { createFloodGuard } from './floodGuard.ts';

const { most, windowMs } = MEMORY_LIMITS.profile;

/** A shared store with room for `room` more. */
function sharedWith(room: number) {
  let asked = 0;
  return {
    asked: () => asked,
    admits: () => {
      asked += 1;
      return Promise.resolve(asked <= room);
    },
  };
}

function guardOn(shared: ReturnType<typeof sharedWith>) {
  let time = 0;
  const guard = createFloodGuard({ limit: 'profile', shared: () => shared, now: () => time });
  const admitted = async (calls: number, key = 'mara'): Promise<number> => {
    let count = 0;
    for (let call = 0; call < calls; call += 1) count += (await guard.admits(key)) ? 1 : 0;
    return count;
  };
  return { admitted, wait: (ms: number) => (time += ms) };
}

it('asks nobody about normal use', async () => {
  const shared = sharedWith(0);
  const { admitted } = guardOn(shared);
  expect(await admitted(most)).toBe(most);
  expect(shared.asked()).toBe(0);
});

it('lets a flood have what is shared, then refuses without asking again', async () => {
  const shared = sharedWith(5);
  const { admitted, wait } = guardOn(shared);
  expect(await admitted(most + 100)).toBe(most + 5);
  expect(shared.asked()).toBe(6);
  wait(60_000);
  expect(await admitted(100)).toBe(0);
  expect(shared.asked()).toBe(7);
});

it('holds across instances', async () => {
  const shared = sharedWith(5);
  const instances = [guardOn(shared), guardOn(shared), guardOn(shared)];
  let count = 0;
  for (const { admitted } of instances) count += await admitted(most + 100);
  expect(count).toBe(3 * most + 5);
});

it('counts each user, and each window, for itself', async () => {
  const { admitted, wait } = guardOn(sharedWith(0));
  expect(await admitted(most + 1)).toBe(most);
  expect(await admitted(most + 1, 'otto')).toBe(most);
  wait(windowMs);
  expect(await admitted(most)).toBe(most);
});
