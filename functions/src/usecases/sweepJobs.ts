import type { JobStore } from './ports.ts';

const BATCH = 100;

/**
 * Releases running jobs whose lease is over: what a crash or a lost process left behind. Returns
 * how many it released. A job that ends meanwhile stays as it ended.
 */
export async function sweepJobs(
  scope: { now: Date; uid?: string },
  { jobs }: { jobs: JobStore },
): Promise<number> {
  let released = 0;
  for (;;) {
    const expired = await jobs.expired({ ...scope, limit: BATCH });
    for (const jobId of expired) {
      const settlement = await jobs.release({ jobId });
      if (settlement.kind === 'failed') released += 1;
    }
    if (expired.length < BATCH) return released;
  }
}
