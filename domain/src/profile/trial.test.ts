import { expect, it } from 'vitest';
import { normalizeEmail, TRIAL_DAYS, trialEndFrom } from './trial.ts';

it('lasts exactly 432,000,000 ms, five days', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  expect(trialEndFrom(start).getTime() - start.getTime()).toBe(432_000_000);
  expect(TRIAL_DAYS).toBe(5);
});

it.each([
  ['Mara@Example.com', 'mara@example.com'],
  [' mara@example.com ', 'mara@example.com'],
  ['mara+two@example.com', 'mara@example.com'],
  ['m.a.r.a@gmail.com', 'mara@gmail.com'],
  ['M.ara+x@googlemail.com', 'mara@gmail.com'],
  ['m.ara@example.com', 'm.ara@example.com'],
  ['no address', 'no address'],
])('spells the mailbox of %s as %s', (email, mailbox) => {
  expect(normalizeEmail(email)).toBe(mailbox);
});
