import { describe, expect, it } from 'vitest';
import { ERRORS, errorMessage, isErrorReason } from './errors.ts';

describe('error messages', () => {
  it('fill in their parameters', () => {
    const message = errorMessage({
      reason: 'insufficient-credits',
      params: { needed: 4, available: 1 },
    });
    expect(message).toBe('You need 4 credits. You have 1.');
  });

  it('leave a parameter that is missing as it stands', () => {
    expect(errorMessage({ reason: 'too-many-running' })).toContain('{limit}');
  });

  it('are sentences without markup', () => {
    for (const { title, message } of Object.values(ERRORS)) {
      expect(title).toMatch(/^[A-Z]/);
      expect(message).toMatch(/^[A-Z][^<>]+$/);
    }
  });
});

it('knows its reasons from other texts', () => {
  expect(isErrorReason('image-failed')).toBe(true);
  for (const other of ['toString', '__proto__', '', 7, null])
    expect(isErrorReason(other)).toBe(false);
});
