import type { ErrorReason } from '@lumashot/domain/errors';
import type { DrawFailure } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import type { JobFailure } from './settleJob.ts';

interface Failed {
  readonly failure: DrawFailure;
  readonly ignored?: readonly string[];
}

/** What brings the request about itself; the others are the engine's own troubles. */
const BY_REQUEST: ReadonlySet<DrawFailure> = new Set([
  'refused',
  'needs-a-model',
  // Words can bring it about, and each answer is paid for.
  'no-picture',
  'unreadable-source',
  'not-cut-out',
  'not-full-length',
  'unchanged',
  'head-too-close',
  'not-alone',
  'face-too-small',
]);

/** Whether the next try may bring what this one did not. */
export const mayTryAgain = (failure: DrawFailure): boolean =>
  failure === 'unavailable' || failure === 'timeout';

/** Why a job ends whose picture was not drawn. Nothing was stored for it. */
export const drawFailure = (failed: Failed, operation: OperationName): JobFailure => ({
  reason: reasonOf(failed, operation),
  isWasted: BY_REQUEST.has(failed.failure),
  hasLeftovers: false,
});

function reasonOf({ failure, ignored = [] }: Failed, operation: OperationName): ErrorReason {
  switch (failure) {
    case 'refused':
      return ignored.length > 0 ? 'edit-not-understood' : 'image-refused';
    case 'needs-a-model':
      return 'needs-a-model';
    case 'not-cut-out':
      return 'product-not-cut-out';
    case 'not-full-length':
      return 'photo-not-full-length';
    case 'head-too-close':
      return 'photo-head-too-close';
    case 'not-alone':
      return 'photo-not-alone';
    case 'face-too-small':
      return 'photo-face-too-small';
    case 'unchanged':
      return 'nothing-to-change';
    case 'unreadable-source':
      return 'source-unsuitable';
    case 'unavailable':
    case 'no-picture':
    case 'timeout':
      return OPERATIONS[operation].failed;
  }
}
