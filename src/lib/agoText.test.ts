import { expect, it } from 'vitest';
import { agoText } from './agoText.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

it.each([
  [0, 'a moment ago'],
  [59, 'a moment ago'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3 * 3_600 + 59 * 60, '3 hours ago'],
  [86_400, '1 day ago'],
  [40 * 86_400, '40 days ago'],
  [-500, 'a moment ago'],
])('%d seconds are %s', (seconds, text) => {
  expect(agoText(new Date(NOW.getTime() - seconds * 1_000), NOW)).toBe(text);
});
