import { expect, it } from 'vitest';
import { refusalText } from './refusalText.ts';

it('says a refusal with its parameters', () => {
  const params = { needed: 1, available: 0 };
  expect(refusalText({ reason: 'insufficient-credits', params })).toMatchObject({
    title: 'Insufficient Credits',
    description: expect.stringContaining('You need 1 credits. You have 0.'),
  });
});

it('joins message and advice with one full stop', () => {
  expect(refusalText({ reason: 'image-failed' }).description).toBe(
    'Failed to generate image. Nothing was charged. Please try again.',
  );
  expect(refusalText({ reason: 'credits-unverified' }).description).toBe(
    "We couldn't verify your credits. Please try again. Nothing was charged.",
  );
});

it('stays on the way to the sign-in when it ends the session', () => {
  expect(refusalText({ reason: 'account-missing' })).toMatchObject({
    outlivesPage: true,
    // The session itself says it once more.
    key: refusalText({ reason: 'account-suspended' }).key,
  });
  expect(refusalText({ reason: 'prompt-empty' })).not.toHaveProperty('outlivesPage');
});
