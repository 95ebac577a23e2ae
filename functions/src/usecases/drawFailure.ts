import type { ErrorReason } from '@lumashot/domain/errors';
import { OPERATION_TABLE, type JobOperation } from '@lumashot/domain/jobs/job';
import type { DrawFailure } from '@lumashot/domain/imaging/engine';
import type { JobFailure } from './settleJob.ts';

interface Failed {
  readonly failure: DrawFailure;
  readonly ignored?: readonly string[];
}

/** What brings the request about itself; the others are the engine's own troubles. */
const BY_REQUEST: ReadonlySet<DrawFailure> = new Set(['refused', 'unreadable-source']);

/** Why a job ends whose picture was not drawn. Nothing was stored for it. */
export const drawFailure = (failed: Failed, operation: JobOperation): JobFailure => ({
  reason: reasonOf(failed, operation),
  isWasted: BY_REQUEST.has(failed.failure),
  hasLeftovers: false,
});

function reasonOf({ failure, ignored = [] }: Failed, operation: JobOperation): ErrorReason {
  switch (failure) {
    case 'refused':
      return ignored.length > 0 ? 'edit-not-understood' : 'image-refused';
    case 'unreadable-source':
      return 'source-unsuitable';
    case 'unavailable':
    case 'timeout':
      return OPERATION_TABLE[operation].failed;
  }
}
