import type { ErrorReason } from '@lumashot/domain/errors';
import type { EngineId } from '../imaging/engine.ts';
import type { GenerationLog, JobStore, ReservedJob, ResultStore, Settlement } from './ports.ts';
import { refuse, succeed, type Result } from './result.ts';

export interface GenerationReply {
  readonly itemId: string;
  readonly imageUrl: string;
  readonly creditsRemaining: number;
  readonly engine: EngineId;
  readonly ignored: string[];
}

interface SettlePorts {
  readonly jobs: Pick<JobStore, 'release'>;
  readonly results: Pick<ResultStore, 'remove'>;
  readonly log: GenerationLog;
}

/**
 * Releases the hold. The job may have ended otherwise meanwhile (the commit's answer was lost, or
 * the sweeper came first), so the answer is what the job says, and only a job that did not end
 * well loses its files.
 */
export async function giveBack(
  { job, uid, failure }: { job: ReservedJob; uid: string; failure: ErrorReason },
  ports: SettlePorts,
): Promise<Result<GenerationReply>> {
  let settlement: Settlement;
  try {
    settlement = await ports.jobs.release({ jobId: job.jobId, failure });
  } catch (error) {
    // The lease ends by itself and the sweeper releases: the caller may ask again by the same id.
    ports.log.releaseFailed({ jobId: job.jobId, error });
    return refuse({ reason: 'unexpected' });
  }
  if (settlement.kind === 'failed') {
    await ports.results
      .remove({ uid, itemId: job.itemId })
      .catch((error: unknown) => ports.log.removeFailed({ jobId: job.jobId, error }));
  }
  return replyOf(job, settlement);
}

/** What the caller is told, by how the job ended. */
export function replyOf(job: ReservedJob, settlement: Settlement): Result<GenerationReply> {
  switch (settlement.kind) {
    case 'done':
      return succeed({
        itemId: job.itemId,
        imageUrl: settlement.outcome.image_url,
        creditsRemaining: settlement.outcome.credits_remaining,
        engine: settlement.outcome.engine,
        ignored: settlement.outcome.ignored,
      });
    case 'failed':
      return refuse({ reason: settlement.failure });
    case 'running':
      return refuse({ reason: 'request-running' });
  }
}
