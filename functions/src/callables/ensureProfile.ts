import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreBilling } from '../adapters/firestore/billing.ts';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { firestoreProfiles } from '../adapters/firestore/profiles.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { sweepLog } from '../logging/sweepLog.ts';
import { ensureProfile as run } from '../usecases/ensureProfile.ts';
import { succeed } from '../usecases/result.ts';

/** The caller's profile, made on first use. Idempotent. */
export const ensureProfile = defineCall({
  name: 'ensureProfile',
  schemas: CALLS.ensureProfile,
  options: { ...FUNCTION_OPTIONS.quick, secrets: [TRIAL_SALT] },
  failure: { reason: 'profile-setup-failed' },
  run: async (caller) => {
    const profile = await run(caller, {
      profiles: firestoreProfiles(firestore()),
      jobs: firestoreJobs(firestore()),
      log: sweepLog,
      billing: firestoreBilling(firestore()),
      now: () => new Date(),
      trialSalt: TRIAL_SALT.value(),
    });
    const { library_changed_at: _, ...sent } = profile;
    return succeed({
      ...sent,
      trial_ends_at: profile.trial_ends_at.toISOString(),
      access_until: profile.access_until?.toISOString() ?? null,
      created_at: profile.created_at.toISOString(),
      updated_at: profile.updated_at.toISOString(),
    });
  },
});
