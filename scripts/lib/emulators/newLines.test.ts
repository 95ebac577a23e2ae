import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { newLinesOf } from './newLines.ts';

it('says each whole line of a growing file once', () => {
  const file = join(temporaryFolder(), 'log');
  writeFileSync(file, 'first\nsec');
  const newLines = newLinesOf(file);
  expect(newLines()).toBe('first\n');
  appendFileSync(file, 'ond');
  expect(newLines()).toBe('');
  appendFileSync(file, ' é\nthird\n');
  expect(newLines()).toBe('second é\nthird\n');
  expect(newLines()).toBe('');
});
