import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { refusalFromError } from './refusalFromError.ts';

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
  expect(refusalFromError(error)).toMatchObject({
    reason: 'insufficient-credits',
    params: { needed: 1, available: 0 },
  });
});

it('calls a failed fetch unreachable', () => {
  const error = functionsError('internal', { message: 'internal [0]' });
  expect(refusalFromError(error).reason).toBe('unreachable');
});

it('calls a timeout unreachable', () => {
  expect(refusalFromError(functionsError('deadline-exceeded')).reason).toBe('unreachable');
});

it('calls a crashed function unexpected and hides its message', () => {
  const refusal = refusalFromError(functionsError('internal', { message: 'INTERNAL [500]' }));
  expect(refusal).toEqual({ reason: 'unexpected' });
});

it('does not believe a reason it does not know', () => {
  const error = functionsError('aborted', { details: { reason: 'toString' } });
  expect(refusalFromError(error).reason).toBe('unexpected');
});

it('asks to sign in again when the session is gone', () => {
  expect(refusalFromError(functionsError('unauthenticated')).reason).toBe('not-signed-in');
});
