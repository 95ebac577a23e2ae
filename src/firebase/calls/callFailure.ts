import {
  errorEntry,
  errorMessage,
  isErrorReason,
  type ErrorParams,
  type ErrorReason,
  type Refusal,
} from '@lumashot/domain/errors';
import { FirebaseError } from 'firebase/app';
import { z } from 'zod';

/** An expected failure in words for people. */
export interface CallFailure {
  readonly reason: ErrorReason;
  readonly params: ErrorParams;
  readonly title: string;
  readonly message: string;
  readonly advice: string | null;
}

const detailsSchema = z.object({
  reason: z.custom<ErrorReason>(isErrorReason),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

export function failureOf({ reason, params = {} }: Refusal): CallFailure {
  const { title, advice = null } = errorEntry(reason);
  return { reason, params, title, message: errorMessage({ reason, params }), advice };
}

/** The whole failure as one line under a title. */
export const failureText = ({ message, advice }: CallFailure): string => {
  if (advice === null) return message;
  return /[.!?]$/.test(message) ? `${message} ${advice}` : `${message}. ${advice}`;
};

/** Whatever a call threw, as a failure of our own table; the provider's message is never shown. */
export function failureFromError(error: unknown): CallFailure {
  const details = detailsSchema.safeParse(detailsOf(error));
  return failureOf(details.success ? details.data : { reason: reasonFromCode(error) });
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
