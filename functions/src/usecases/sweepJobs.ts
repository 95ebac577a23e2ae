import type { JobStore, ResultStore } from './ports.ts';
import { removeLeftovers } from './settleJob.ts';

const BATCH = 100;

/** Told of what could not be swept; the next run tries again. */
export interface SweepLog {
  failed(event: { jobId: string; error: unknown }): void;
}

/**
 * Releases running jobs whose lease is over: what a crash or a lost process left behind. Returns
 * how many it released. A job that ends meanwhile stays as it ended; one that cannot be released
 * does not keep the others waiting.
 */
export async function sweepJobs(
  { now, uid }: { now: Date; uid?: string },
  { jobs, log }: { jobs: Pick<JobStore, 'expired' | 'release'>; log: SweepLog },
): Promise<number> {
  let released = 0;
  const tried = new Set<string>();
  for (;;) {
    // Those that fail stay expired and come first again: ask for as many more.
    const limit = BATCH + tried.size;
    const expired = await jobs.expired({ now, limit, ...(uid === undefined ? {} : { uid }) });
    for (const jobId of expired.filter((id) => !tried.has(id))) {
      try {
        const settlement = await jobs.release({ jobId, now, isWasted: true, hasLeftovers: true });
        if (settlement.kind === 'failed') released += 1;
      } catch (error) {
        tried.add(jobId);
        log.failed({ jobId, error });
      }
    }
    if (expired.length < limit) return released;
  }
}

/** Removes the files of failed jobs that whoever ended them could not remove. Returns how many. */
export async function sweepLeftovers({
  jobs,
  results,
  log,
}: {
  readonly jobs: Pick<JobStore, 'leftovers' | 'forgetLeftovers'>;
  readonly results: Pick<ResultStore, 'remove'>;
  readonly log: SweepLog;
}): Promise<number> {
  let removed = 0;
  for (const files of await jobs.leftovers({ limit: BATCH })) {
    try {
      await removeLeftovers(files, { jobs, results });
      removed += 1;
    } catch (error) {
      log.failed({ jobId: files.jobId, error });
    }
  }
  return removed;
}
