import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { verdictOn, type ReportedFacts } from './verdict.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

const facts = (fields: Partial<ReportedFacts> = {}): ReportedFacts => ({
  now: NOW,
  made_at: new Date(NOW.getTime() - HOUR_MS),
  paid: 2,
  wasRefunded: false,
  isUsed: false,
  granted: 10,
  refunded: 0,
  ...fields,
});

const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS);

describe('an unusable picture', () => {
  it('gives back what it cost', () => {
    expect(verdictOn(facts())).toEqual({ credits: 2, kept: null });
    expect(verdictOn(facts({ paid: 4, made_at: hoursAgo(24) }))).toEqual({
      credits: 4,
      kept: null,
    });
  });

  it.each([
    ['was made more than a day ago', { made_at: hoursAgo(24.01) }, 'too-old'],
    ['was made into another', { isUsed: true }, 'in-use'],
    ['was refunded', { wasRefunded: true }, 'refunded-before'],
    ['has no debit', { paid: null }, 'not-charged'],
    // A trial of ten: 5 % would be none, so three.
    ['comes after three refunded credits', { refunded: 3 }, 'limit'],
    ['comes after 5 % of 300', { granted: 300, refunded: 15 }, 'limit'],
  ] as const)('gives nothing back when it %s', (_, fields, kept) => {
    expect(verdictOn(facts(fields))).toEqual({ credits: 0, kept });
  });

  it('is refunded as long as less than the limit was', () => {
    expect(verdictOn(facts({ refunded: 2 })).kept).toBeNull();
    expect(verdictOn(facts({ granted: 300, refunded: 14, paid: 4 })).credits).toBe(4);
  });

  it('names what it was refunded for before anything else', () => {
    const all = { wasRefunded: true, isUsed: true, made_at: hoursAgo(90), refunded: 99 };
    expect(verdictOn(facts(all)).kept).toBe('refunded-before');
  });
});
