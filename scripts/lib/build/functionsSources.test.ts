import { expect, it } from 'vitest';
import { isSourceOfFunctions } from './functionsSources.ts';
import { inRoot } from '../places.ts';

it.each([
  ['functions/src/index.ts', true],
  ['domain/src/credits/costs.ts', true],
  ['engine/src/embeddedEngine.ts', true],
  ['domain/src/credits/costs.test.ts', false],
  ['functions/lib/index.js', false],
  ['functions/src/.index.ts.swp', false],
  ['src/main.tsx', false],
  ['../functions/src/index.ts', false],
])('%s changes the functions: %s', (path, expected) => {
  expect(isSourceOfFunctions(inRoot(path))).toBe(expected);
});
