import { isErrorReason, type ErrorReason, type Refusal } from '@lumashot/domain/errors';
import { FirebaseError } from 'firebase/app';
import { z } from 'zod';

const detailsSchema = z.object({
  reason: z.custom<ErrorReason>(isErrorReason),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

/** Whatever a call threw, as an entry of our own table; the provider's message is never shown. */
export function refusalFromError(error: unknown): Refusal {
  const details = detailsSchema.safeParse(detailsOf(error));
  return details.success ? details.data : { reason: reasonFromCode(error) };
}

const detailsOf = (error: unknown): unknown =>
  error instanceof FirebaseError && 'details' in error ? error.details : undefined;

const UNREACHABLE_CODES = ['functions/unavailable', 'functions/deadline-exceeded'];

function reasonFromCode(error: unknown): ErrorReason {
  if (!(error instanceof FirebaseError)) return 'unexpected';
  if (error.code === 'functions/unauthenticated') return 'not-signed-in';
  // A failed fetch has no answer to read a code from: the SDK calls it internal, with status 0.
  const failedFetch = error.code === 'functions/internal' && error.message === 'internal [0]';
  return failedFetch || UNREACHABLE_CODES.includes(error.code) ? 'unreachable' : 'unexpected';
}
