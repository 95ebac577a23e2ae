import { profileSchema, type Profile } from './profile.ts';

const LONG_AGO = new Date(0);

/** For tests: a profile with nothing in it but what is given. */
export const testProfile = (fields: Partial<Profile> = {}): Profile =>
  profileSchema.parse({
    user_id: 'user-in-a-test',
    credits: 0,
    credits_held: 0,
    jobs_running: 0,
    trial_ends_at: LONG_AGO,
    has_active_subscription: false,
    plan_id: null,
    has_completed_onboarding: true,
    profile_photo_url: null,
    email_notifications: true,
    credits_notifications: true,
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    ...fields,
  });
