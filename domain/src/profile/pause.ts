import { z } from 'zod';
import { HOUR_MS } from '../durations.ts';

/** Jobs that nobody pays for are counted: in fixed windows, on the profile, which every start reads anyway. */
export const countedJobsSchema = z.object({ since: z.date(), count: z.int().min(1) });
export type CountedJobs = z.infer<typeof countedJobsSchema>;

interface JobLimit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Jobs that took work and brought nothing: refused by the engine or by their own sources, drawn but not saved, or lost
 * with the process. As many a window as bad luck explains.
 */
export const WASTED_JOBS = { most: 20, windowMs: HOUR_MS } as const satisfies JobLimit;

/**
 * Jobs that were cancelled before they cost anything: each leaves its document, and perhaps a task. More than whoever
 * changes their mind ever comes to.
 */
export const CANCELLED_JOBS = { most: 300, windowMs: HOUR_MS } as const satisfies JobLimit;

const isInWindow = ({ since }: CountedJobs, { windowMs }: JobLimit, now: Date): boolean =>
  now.getTime() - since.getTime() < windowMs;

/** One more, in the window that runs or in a new one. */
export const oneMore = (counted: CountedJobs | null, limit: JobLimit, now: Date): CountedJobs =>
  counted !== null && isInWindow(counted, limit, now)
    ? { since: counted.since, count: counted.count + 1 }
    : { since: now, count: 1 };

/** Whether there were so many that the next has to wait for the window's end. */
export const isReached = (counted: CountedJobs | null, limit: JobLimit, now: Date): boolean =>
  counted !== null && isInWindow(counted, limit, now) && counted.count >= limit.most;
