// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As a page that was just opened finds it. */
async function opened() {
  vi.resetModules();
  return import('./singleKeys.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('are on until somebody turns them off, and then off in the next page too', async () => {
  const first = await opened();
  expect(first.hasSingleKeys()).toBe(true);
  first.setSingleKeys(false);
  expect(first.hasSingleKeys()).toBe(false);
  const next = await opened();
  expect(next.hasSingleKeys()).toBe(false);
  next.setSingleKeys(true);
  expect((await opened()).hasSingleKeys()).toBe(true);
});

it('stay off until the page goes where the disk is full', async () => {
  const { setSingleKeys, hasSingleKeys } = await opened();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  setSingleKeys(false);
  expect(hasSingleKeys()).toBe(false);
});
