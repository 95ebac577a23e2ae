import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { STORAGE_KEYS, TAB_STORAGE_KEYS } from './storageKeys.ts';

it('names no two things alike', () => {
  for (const keys of [STORAGE_KEYS, TAB_STORAGE_KEYS]) {
    const names = Object.values(keys);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('is what the script before the first paint reads', async () => {
  const script = await readFile('public/before.js', 'utf8');
  const read = [...script.matchAll(/getItem\('(?<key>[^']+)'\)/g)].map(
    ({ groups }) => groups?.['key'],
  );
  expect(read).toEqual([STORAGE_KEYS.theme, STORAGE_KEYS.session]);
});
