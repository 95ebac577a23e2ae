import { describe, expect, it } from 'vitest';
import { daysRemaining, hasAccess, trialState } from './access.ts';
import { trialEndFrom } from './trial.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

describe('access', () => {
  it.each([
    ['a running trial', { has_active_subscription: false, trial_ends_at: inHours(1) }, true],
    ['the very end of a trial', { has_active_subscription: false, trial_ends_at: NOW }, false],
    ['an ended trial', { has_active_subscription: false, trial_ends_at: inHours(-1) }, false],
    ['a subscription', { has_active_subscription: true, trial_ends_at: inHours(-1) }, true],
  ])('is decided for %s', (_, facts, expected) => {
    expect(hasAccess(facts, NOW)).toBe(expected);
  });
});

describe('days remaining', () => {
  it.each([
    [120, 5],
    [96.01, 5],
    [96, 4],
    [0.01, 1],
    [0, 0],
    [-30, 0],
  ])('of %d hours are %d', (hours, days) => {
    expect(daysRemaining(inHours(hours), NOW)).toBe(days);
  });

  it('of a fresh trial are five', () => {
    expect(daysRemaining(trialEndFrom(NOW), NOW)).toBe(5);
  });
});

describe('the trial banner', () => {
  const trial = (hours: number, credits: number, has_active_subscription = false) =>
    trialState({ has_active_subscription, trial_ends_at: inHours(hours), credits }, NOW);

  it('is hidden for subscribers', () => {
    expect(trial(-1, 0, true)).toEqual({ kind: 'hidden' });
  });

  it('says when the trial is over', () => {
    expect(trial(-1, 9)).toEqual({ kind: 'expired' });
  });

  it.each([
    [49, 4, 'active'],
    [48, 10, 'ending-soon'],
    [120, 3, 'ending-soon'],
    [120, 4, 'active'],
  ] as const)('with %d hours and %d credits is %s', (hours, credits, kind) => {
    expect(trial(hours, credits)).toMatchObject({ kind, credits });
  });
});
