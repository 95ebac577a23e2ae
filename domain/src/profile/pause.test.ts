import { describe, expect, it } from 'vitest';
import { CANCELLED_JOBS, isReached, oneMore, WASTED_JOBS, type CountedJobs } from './pause.ts';

const START = new Date('2026-03-01T12:00:00Z');
const later = (ms: number): Date => new Date(START.getTime() + ms);

/** What is counted after so many wasted jobs, one a second. */
function wasted(count: number): CountedJobs | null {
  let counted: CountedJobs | null = null;
  for (let job = 0; job < count; job += 1) {
    counted = oneMore(counted, WASTED_JOBS, later(job * 1_000));
  }
  return counted;
}

describe('wasted jobs', () => {
  it('pause at 20 an hour', () => {
    expect(isReached(null, WASTED_JOBS, START)).toBe(false);
    expect(isReached(wasted(19), WASTED_JOBS, later(60_000))).toBe(false);
    expect(isReached(wasted(20), WASTED_JOBS, later(60_000))).toBe(true);
  });

  it('are forgotten an hour after the first of them', () => {
    expect(isReached(wasted(20), WASTED_JOBS, later(WASTED_JOBS.windowMs - 1))).toBe(true);
    expect(isReached(wasted(20), WASTED_JOBS, later(WASTED_JOBS.windowMs))).toBe(false);
    const next = later(WASTED_JOBS.windowMs);
    expect(oneMore(wasted(20), WASTED_JOBS, next)).toEqual({ since: next, count: 1 });
  });
});

it('jobs that are given up before they begin stop the next at 300 an hour, and no earlier', () => {
  const { most, windowMs } = CANCELLED_JOBS;
  const reached = (count: number, after: number): boolean =>
    isReached({ since: START, count }, CANCELLED_JOBS, later(after));
  expect(reached(most - 1, 0)).toBe(false);
  expect(reached(most, windowMs - 1)).toBe(true);
  expect(reached(most, windowMs)).toBe(false);
});
