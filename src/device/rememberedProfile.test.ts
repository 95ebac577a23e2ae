// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropLastSession, writeLastSession } from './lastSession.ts';
import {
  forgetProfile,
  readRememberedProfile,
  rememberProfile,
  type RememberedProfile,
} from './rememberedProfile.ts';

const DAY = new Date('2026-11-21T10:20:30.456Z');

const MARA: RememberedProfile = {
  confirmedAt: DAY,
  profile: {
    user_id: 'mara',
    credits: 7,
    credits_held: 1,
    jobs_running: 1,
    trial_ends_at: DAY,
    trial_credits_waiting: 0,
    has_active_subscription: false,
    access_until: null,
    renews_at: DAY,
    charges_again_at: null,
    payment_overdue: false,
    had_plan: false,
    plan_id: null,
    has_purchases: false,
    has_completed_onboarding: true,
    profile_photo_url: null,
    email_notifications: true,
    credits_notifications: true,
    library_changed_at: { 'text-to-image': DAY },
    library_log_at: DAY,
    library_counts: { live: { 'text-to-image': 3 }, favorites: 1, trashed: 2, purged: 0 },
    jobs_waiting: 0,
    push_devices: 0,
    credits_purchased: 0,
    next_credits_at: DAY,
    next_credits: { due: 300, plan_id: 'PLUS' },
    next_plan_id: null,
    low_credits_told_at: null,
    closing_at: null,
    age_confirmed_at: null,
    suspended_at: null,
    wasted_jobs: null,
    cancelled_jobs: null,
    unseen: { done: 1, failed: 0, last_at: DAY },
    seen_at: DAY,
    created_at: DAY,
    updated_at: DAY,
  },
};

beforeEach(() => {
  localStorage.clear();
  writeLastSession({ uid: 'mara', email: null });
});

it('comes back as it was, dates and all', () => {
  rememberProfile(MARA);
  expect(readRememberedProfile('mara')).toEqual(MARA);
});

it('is nobody else’s', () => {
  rememberProfile(MARA);
  expect(readRememberedProfile('otto')).toBeNull();
});

it('keeps nothing of somebody who has signed out meanwhile', () => {
  dropLastSession();
  rememberProfile(MARA);
  expect(localStorage).toHaveLength(0);
});

it('forgets', () => {
  rememberProfile(MARA);
  forgetProfile();
  expect(readRememberedProfile('mara')).toBeNull();
});

it.each(['{', 'null', '{"profile":{"user_id":"mara"},"confirmedAt":"2026-11-21T10:20:30.456Z"}'])(
  'takes nothing from %s',
  (text) => {
    localStorage.setItem('lumashot-profile', text);
    expect(readRememberedProfile('mara')).toBeNull();
  },
);
