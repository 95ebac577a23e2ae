import type { ErrorReason } from '@lumashot/domain/errors';
import type { DrawFailure } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import type { JobFailure } from './settleJob.ts';

interface Failed {
  readonly failure: DrawFailure;
  readonly ignored?: readonly string[];
}

interface FailureRule {
  /** Null: what the operation says of a picture that did not come. */
  readonly reason: ErrorReason | null;
  /** The request brings it about itself; else it is the engine's own trouble, and the next try may bring what this one did not. */
  readonly byRequest: boolean;
}

const FAILURE_RULES: Readonly<Record<DrawFailure, FailureRule>> = {
  refused: { reason: 'image-refused', byRequest: true },
  'needs-a-model': { reason: 'needs-a-model', byRequest: true },
  // Words can bring it about, and each answer is paid for.
  'no-picture': { reason: null, byRequest: true },
  'unreadable-source': { reason: 'source-unsuitable', byRequest: true },
  'not-cut-out': { reason: 'product-not-cut-out', byRequest: true },
  'not-full-length': { reason: 'photo-not-full-length', byRequest: true },
  unchanged: { reason: 'nothing-to-change', byRequest: true },
  'head-too-close': { reason: 'photo-head-too-close', byRequest: true },
  'not-alone': { reason: 'photo-not-alone', byRequest: true },
  'face-too-small': { reason: 'photo-face-too-small', byRequest: true },
  unavailable: { reason: null, byRequest: false },
  timeout: { reason: null, byRequest: false },
};

/** Whether the next try may bring what this one did not. */
export const mayTryAgain = (failure: DrawFailure): boolean => !FAILURE_RULES[failure].byRequest;

/** Why a job ends whose picture was not drawn. Nothing was stored for it. */
export const drawFailure = (failed: Failed, operation: OperationName): JobFailure => ({
  reason: reasonOf(failed, operation),
  isWasted: FAILURE_RULES[failed.failure].byRequest,
  hasLeftovers: false,
});

function reasonOf({ failure, ignored = [] }: Failed, operation: OperationName): ErrorReason {
  if (failure === 'refused' && ignored.length > 0) return 'edit-not-understood';
  return FAILURE_RULES[failure].reason ?? OPERATIONS[operation].failed;
}
