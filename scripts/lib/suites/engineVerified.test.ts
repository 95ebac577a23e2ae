import { expect, it } from 'vitest';
import { globSync } from 'node:fs';
import { engineFingerprint, SMALL_SET } from './engineVerified.ts';
import { inRoot } from '../places.ts';

it('is the same for the same sources', () => {
  expect(engineFingerprint()).toMatch(/^[0-9a-f]{64}$/);
  expect(engineFingerprint()).toBe(engineFingerprint());
});

it('the small set names tests that exist', () => {
  const tests = globSync('engine/src/**/*.test.ts', { cwd: inRoot() });
  for (const name of SMALL_SET) expect(tests.some((file) => file.includes(name))).toBe(true);
});
