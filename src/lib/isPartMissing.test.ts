import { expect, it } from 'vitest';
import { isPartMissing, missingPart } from './isPartMissing.ts';

it.each([
  'Failed to fetch dynamically imported module: https://app.example.com/assets/Library-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Library-1.css',
])('knows a part that did not arrive: %s', (message) => {
  expect(isPartMissing(new TypeError(message))).toBe(true);
});

it('takes no other error for one', () => {
  expect(isPartMissing(new TypeError('x is not a function'))).toBe(false);
  expect(isPartMissing('dynamically imported module')).toBe(false);
});

it('knows which part it was, where the browser says it', () => {
  const named =
    'Failed to fetch dynamically imported module: https://a.example/assets/Library-a_1.js';
  expect(missingPart(new TypeError(named))).toBe('/assets/Library-a_1.js');
  expect(missingPart(new TypeError('Importing a module script failed.'))).toBeNull();
  expect(missingPart(new TypeError('no /assets/Library-1.js'))).toBeNull();
});
