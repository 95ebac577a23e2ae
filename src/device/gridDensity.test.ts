// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from './storageKeys.ts';

/** As a page that was just opened finds it. */
async function opened() {
  vi.resetModules();
  return import('./gridDensity.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it.each([
  ['roomy where nothing was chosen', null, 'roomy'],
  ['what was chosen', 'dense', 'dense'],
  ['roomy where something else stands there', 'tiny', 'roomy'],
])('is %s', async (_, kept, expected) => {
  if (kept !== null) localStorage.setItem(STORAGE_KEYS.gridDensity, kept);
  const { gridDensity } = await opened();
  expect(gridDensity()).toBe(expected);
});

it('is remembered by the next page', async () => {
  const { setGridDensity, gridDensity } = await opened();
  setGridDensity('dense');
  expect(gridDensity()).toBe('dense');
  expect((await opened()).gridDensity()).toBe('dense');
});

it('holds until the page goes where the disk is full', async () => {
  const { setGridDensity, gridDensity } = await opened();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  setGridDensity('dense');
  expect(gridDensity()).toBe('dense');
});
