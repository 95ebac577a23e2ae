import { errorEntry, type ErrorCode, type ErrorReason } from '@lumashot/domain/errors';

/** What is wrong with a request of these is in the request: asked once more, it is refused once more. */
const OF_THE_REQUEST: readonly ErrorCode[] = [
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'already-exists',
];

/** But these, which people or time can set right while the request is kept. */
const MENDED_ELSEWHERE: readonly ErrorReason[] = [
  'access-ended',
  'plan-ended',
  'payment-overdue',
  'account-closing',
  'age-missing',
  'profile-photo-missing',
  'credits-unverified',
  'item-trashed',
  'source-trashed',
];

/** Whether the very same request can succeed when it is asked for again. */
export const canSucceedAgain = (reason: ErrorReason): boolean =>
  !OF_THE_REQUEST.includes(errorEntry(reason).code) || MENDED_ELSEWHERE.includes(reason);
