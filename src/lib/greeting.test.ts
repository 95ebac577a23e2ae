import { expect, it } from 'vitest';
import { startOfMonth } from './greeting.ts';

/** In the zone of this device, like the days that people count. */
const local = (...[year, month, ...rest]: [number, number, ...number[]]): Date =>
  new Date(year, month - 1, ...rest);

it.each([
  [local(2026, 3, 31, 23, 59, 59), local(2026, 3, 1)],
  [local(2026, 3, 1), local(2026, 3, 1)],
  [local(2026, 2, 28, 12), local(2026, 2, 1)],
  [local(2028, 1, 1, 0, 0, 1), local(2028, 1, 1)],
])('the month of %s begins with its first day', (now, first) => {
  expect(startOfMonth(now)).toBe(first.getTime());
});
