import { expect, it } from 'vitest';
import { TRIAL_DAYS, trialEndFrom } from './trial.ts';

it('lasts exactly 432,000,000 ms, five days', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  expect(trialEndFrom(start).getTime() - start.getTime()).toBe(432_000_000);
  expect(TRIAL_DAYS).toBe(5);
});
