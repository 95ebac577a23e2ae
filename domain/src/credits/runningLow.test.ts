import { describe, expect, it } from 'vitest';
import { testProfile } from '../profile/testProfile.ts';
import type { Profile } from '../profile/profile.ts';
import { runsLow } from './runningLow.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const LATER = new Date('2026-12-14T12:00:00Z');

const isLow = (fields: Partial<Profile>): boolean => runsLow(testProfile(fields), NOW);

describe('credits run low', () => {
  const trial = { trial_ends_at: LATER };
  const plus = { has_active_subscription: true, plan_id: 'PLUS' } as const;

  it.each([
    ['a trial with four', { ...trial, credits: 4 }, false],
    ['a trial with three', { ...trial, credits: 3 }, true],
    ['a trial with five of which two are held', { ...trial, credits: 5, credits_held: 2 }, true],
    ['a trial whose other credits wait', { ...trial, credits: 1, trial_credits_waiting: 8 }, false],
    ['a plan of 300 with 31', { ...plus, credits: 31 }, false],
    ['a plan of 300 with 30', { ...plus, credits: 30 }, true],
    ['one who was told', { ...plus, credits: 30, low_credits_told_at: NOW }, false],
  ])('%s', (_, fields, expected) => {
    expect(isLow(fields)).toBe(expected);
  });
});
