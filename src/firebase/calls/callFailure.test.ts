import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { failureFromError, failureOf, failureText } from './callFailure.ts';

interface Parts {
  readonly message?: string;
  readonly details?: unknown;
}

const functionsError = (code: string, { message = code, details }: Parts = {}) =>
  Object.assign(new FirebaseError(`functions/${code}`, message), { details });

it("takes the reason and its parameters from the server's details", () => {
  const error = functionsError('resource-exhausted', {
    details: { reason: 'insufficient-credits', params: { needed: 1, available: 0 } },
  });
  expect(failureFromError(error)).toMatchObject({
    reason: 'insufficient-credits',
    title: 'Insufficient Credits',
    message: 'You need 1 credits. You have 0.',
  });
});

it('calls a failed fetch unreachable', () => {
  const error = functionsError('internal', { message: 'internal [0]' });
  expect(failureFromError(error).reason).toBe('unreachable');
});

it('calls a timeout unreachable', () => {
  expect(failureFromError(functionsError('deadline-exceeded')).reason).toBe('unreachable');
});

it('calls a crashed function unexpected and hides its message', () => {
  const failure = failureFromError(functionsError('internal', { message: 'INTERNAL [500]' }));
  expect(failure.reason).toBe('unexpected');
  expect(failureText(failure)).not.toContain('INTERNAL');
});

it('does not believe a reason it does not know', () => {
  const error = functionsError('aborted', { details: { reason: 'toString' } });
  expect(failureFromError(error).reason).toBe('unexpected');
});

it('asks to sign in again when the session is gone', () => {
  expect(failureFromError(functionsError('unauthenticated')).reason).toBe('not-signed-in');
});

it('joins message and advice with one full stop', () => {
  expect(failureText(failureOf({ reason: 'image-failed' }))).toBe(
    'Failed to generate image. Nothing was charged. Please try again.',
  );
  expect(failureText(failureOf({ reason: 'credits-unverified' }))).toBe(
    "We couldn't verify your credits. Please try again. Nothing was charged.",
  );
});
