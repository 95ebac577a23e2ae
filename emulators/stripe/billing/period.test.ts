import { describe, expect, it } from 'vitest';
import { periodEndAfter } from './period.ts';

const at = (date: string): number => Date.parse(`${date}T09:30:00Z`) / 1000;

describe('the end of a period', () => {
  it.each([
    { anchor: '2030-01-31', start: '2030-01-31', end: '2030-02-28' },
    { anchor: '2030-01-31', start: '2030-02-28', end: '2030-03-31' },
    { anchor: '2030-01-31', start: '2030-03-31', end: '2030-04-30' },
    { anchor: '2028-01-30', start: '2028-01-30', end: '2028-02-29' },
    { anchor: '2030-12-15', start: '2030-12-15', end: '2031-01-15' },
  ])('of a month from $start, anchored on $anchor, is $end', ({ anchor, start, end }) => {
    expect(periodEndAfter({ anchor: at(anchor), start: at(start), interval: 'month' })).toBe(
      at(end),
    );
  });

  it('of a year that began on a leap day is 28 February', () => {
    const leapDay = at('2028-02-29');
    expect(periodEndAfter({ anchor: leapDay, start: leapDay, interval: 'year' })).toBe(
      at('2029-02-28'),
    );
    expect(periodEndAfter({ anchor: leapDay, start: at('2031-02-28'), interval: 'year' })).toBe(
      at('2032-02-29'),
    );
  });
});
