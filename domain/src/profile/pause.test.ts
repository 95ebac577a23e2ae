import { describe, expect, it } from 'vitest';
import { isPaused, WASTED_JOBS, wastedAfter, type WastedJobs } from './pause.ts';

const START = new Date('2026-03-01T12:00:00Z');
const later = (ms: number): Date => new Date(START.getTime() + ms);

/** What is counted after so many wasted jobs, one a second. */
function wasted(count: number): WastedJobs | null {
  let counted: WastedJobs | null = null;
  for (let job = 0; job < count; job += 1) counted = wastedAfter(counted, later(job * 1_000));
  return counted;
}

describe('wasted jobs', () => {
  it('pause at 20 an hour', () => {
    expect(isPaused(null, START)).toBe(false);
    expect(isPaused(wasted(19), later(60_000))).toBe(false);
    expect(isPaused(wasted(20), later(60_000))).toBe(true);
  });

  it('are forgotten an hour after the first of them', () => {
    expect(isPaused(wasted(20), later(WASTED_JOBS.windowMs - 1))).toBe(true);
    expect(isPaused(wasted(20), later(WASTED_JOBS.windowMs))).toBe(false);
    const next = later(WASTED_JOBS.windowMs);
    expect(wastedAfter(wasted(20), next)).toEqual({ since: next, count: 1 });
  });
});
