import { z } from 'zod';

/**
 * Jobs that took work and brought nothing: refused by the engine, drawn but not saved, or lost with
 * the process. Nobody pays for them, so they are counted: in fixed windows, on the profile.
 */
export const wastedJobsSchema = z.object({ since: z.date(), count: z.int().min(1) });
export type WastedJobs = z.infer<typeof wastedJobsSchema>;

/** As many a window as bad luck explains. */
export const WASTED_JOBS = { most: 20, windowMs: 3_600_000 } as const;

const isInWindow = ({ since }: WastedJobs, now: Date): boolean =>
  now.getTime() - since.getTime() < WASTED_JOBS.windowMs;

/** One more, in the window that runs or in a new one. */
export const wastedAfter = (wasted: WastedJobs | null, now: Date): WastedJobs =>
  wasted !== null && isInWindow(wasted, now)
    ? { since: wasted.since, count: wasted.count + 1 }
    : { since: now, count: 1 };

/** Whether so many were wasted that the next has to wait for the window's end. */
export const isPaused = (wasted: WastedJobs | null, now: Date): boolean =>
  wasted !== null && isInWindow(wasted, now) && wasted.count >= WASTED_JOBS.most;
