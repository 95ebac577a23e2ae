import { toldOf } from '@lumashot/domain/admin/live';
import { CALLS } from '@lumashot/domain/calls/calls';
import { countLibrary } from '../adapters/firestore/library/countLibrary.ts';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { firestoreProfiles } from '../adapters/firestore/account/profiles.ts';
import { firestore } from '../adapters/services.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import { FUNCTION_OPTIONS, TRIAL_SALT, TRIALS_PER_DAY } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { sweepLog } from '../adapters/logging/sweepLog.ts';
import { trialLog } from '../adapters/logging/trialLog.ts';
import { ensureProfile as run } from '../usecases/account/ensureProfile.ts';
import { tidyLibrary } from '../usecases/library/tidyLibrary.ts';
import { billingStore } from '../wiring/billingStore.ts';
import { liveSwitches } from '../wiring/live.ts';
import { purgePorts } from '../wiring/purgePorts.ts';
import { mapResult } from '@lumashot/domain/result';
import { floodGuardOf } from './floodGuardOf.ts';

/** The caller's profile, made on first use. Idempotent. */
export const ensureProfile = defineCall({
  name: 'ensureProfile',
  schemas: CALLS.ensureProfile,
  options: { ...FUNCTION_OPTIONS.quick, secrets: [TRIAL_SALT] },
  failure: { reason: 'profile-setup-failed' },
  whileClosing: true,
  flood: floodGuardOf('profile'),
  run: async (caller, { isOldEnough = false }) => {
    const result = await run(
      { ...caller, isOldEnough },
      {
        profiles: firestoreProfiles(firestore()),
        jobs: firestoreJobs(firestore()),
        sweepLog,
        tasks: cloudTasks(),
        billing: billingStore(),
        log: trialLog,
        now: () => new Date(),
        trialSalt: TRIAL_SALT.value(),
        trialsPerDay: TRIALS_PER_DAY,
      },
    );
    if (result.ok) {
      const count = (uid: string) => countLibrary(firestore(), uid);
      await tidyLibrary(result.value, { ...purgePorts(), count });
    }
    const live = toldOf(await liveSwitches());
    return mapResult(result, (profile) => {
      const { library_changed_at: _, library_counts: __, ...sent } = profile;
      return {
        ...sent,
        trial_ends_at: sent.trial_ends_at.toISOString(),
        suspended_at: sent.suspended_at?.toISOString() ?? null,
        next_credits_at: sent.next_credits_at?.toISOString() ?? null,
        low_credits_told_at: sent.low_credits_told_at?.toISOString() ?? null,
        closing_at: sent.closing_at?.toISOString() ?? null,
        age_confirmed_at: sent.age_confirmed_at?.toISOString() ?? null,
        library_log_at: null,
        live,
        wasted_jobs: null,
        cancelled_jobs: null,
        unseen: null,
        seen_at: null,
        access_until: sent.access_until?.toISOString() ?? null,
        charges_again_at: sent.charges_again_at?.toISOString() ?? null,
        renews_at: sent.renews_at?.toISOString() ?? null,
        created_at: sent.created_at.toISOString(),
        updated_at: sent.updated_at.toISOString(),
      };
    });
  },
});
