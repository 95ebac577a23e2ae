// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistStorage } from './persistStorage.ts';

const answering = (isGranted: boolean) => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isGranted));
  vi.stubGlobal('navigator', { storage: { persist } });
  return persist;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, 'granted'],
  [false, 'denied'],
])('asks once and keeps the answer: %s', async (isGranted, kept) => {
  const persist = answering(isGranted);
  await persistStorage();
  await persistStorage();
  expect(persist).toHaveBeenCalledOnce();
  expect(localStorage.getItem('lumashot-persist')).toBe(kept);
});

it('asks nothing where the browser cannot', async () => {
  vi.stubGlobal('navigator', {});
  await persistStorage();
  expect(localStorage.getItem('lumashot-persist')).toBeNull();
});
