import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { writeIfChanged } from './writeIfChanged.ts';

it('writes what is new or other, with its folder, and leaves what is the same alone', () => {
  const file = join(temporaryFolder(), 'chunks', 'one.js');
  writeIfChanged(file, Buffer.from('one'));
  utimesSync(file, 1, 1);
  writeIfChanged(file, Buffer.from('one'));
  expect(statSync(file).mtimeMs).toBe(1_000);
  writeIfChanged(file, Buffer.from('two'));
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mtimeMs).toBeGreaterThan(1_000);
});
