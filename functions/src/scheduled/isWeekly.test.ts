import { HOUR_MS } from '@lumashot/domain/durations';
import { expect, it } from 'vitest';
import { isWeekly } from './isWeekly.ts';

it('is one of the hourly runs of a week, whenever they begin in their hour', () => {
  for (const minute of [0, 30, 59]) {
    const begin = Date.UTC(2026, 10, 23, 0, minute);
    const runs = Array.from({ length: 7 * 24 }, (_, at) => new Date(begin + at * HOUR_MS));
    expect(runs.filter(isWeekly)).toEqual([new Date(Date.UTC(2026, 10, 29, 3, minute))]);
  }
});
