// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** As after a reload: the module's memory is new, the tab's storage is not. */
async function load() {
  vi.resetModules();
  return import('./pendingRequests.ts');
}

beforeEach(() => sessionStorage.clear());

it('knows what is waited for, until it is given up', async () => {
  const requests = await load();
  requests.awaitRequest('one');
  expect(requests.isAwaited('one')).toBe(true);
  expect(requests.leftRequests()).toEqual([]);
  requests.giveUpRequest('one');
  expect(requests.isAwaited('one')).toBe(false);
  expect(requests.leftRequests()).toEqual(['one']);
});

it('finds after a reload what nobody has said the end of', async () => {
  const before = await load();
  before.awaitRequest('one');
  before.awaitRequest('two');
  before.forgetRequest('one');
  const after = await load();
  expect(after.leftRequests()).toEqual(['two']);
  expect(after.isAwaited('two')).toBe(false);
});

it('takes nothing from a list it cannot read', async () => {
  sessionStorage.setItem('lumashot-awaited', '{');
  expect((await load()).leftRequests()).toEqual([]);
});
