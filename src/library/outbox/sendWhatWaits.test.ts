import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWhatWaits } from './sendWhatWaits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether the sign-out goes on after so many milliseconds. */
async function isThrough(send: () => Promise<void>, ms: number): Promise<boolean> {
  let isDone = false;
  void sendWhatWaits({ send }).then(() => {
    isDone = true;
    return isDone;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isDone;
}

it('goes on as soon as everything is sent', async () => {
  expect(await isThrough(() => Promise.resolve(), 0)).toBe(true);
});

it('waits for what is on its way, but not for a server that does not answer', async () => {
  const never = () => new Promise<void>(() => undefined);
  expect(await isThrough(never, 2_999)).toBe(false);
  expect(await isThrough(never, 3_000)).toBe(true);
});

it('is not kept back by a failure', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await isThrough(() => Promise.reject(new Error('no network')), 0)).toBe(true);
});
