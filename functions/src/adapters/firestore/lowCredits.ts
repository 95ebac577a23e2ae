import { lowCreditsNotice } from '@lumashot/domain/account/lowCreditsNotice';
import { OUTBOX_KEPT_MS } from '@lumashot/domain/account/outbox';
import { availableCredits } from '@lumashot/domain/credits/reserve';
import { runsLow } from '@lumashot/domain/credits/runningLow';
import { debit } from '@lumashot/domain/credits/spend';
import type { Job } from '@lumashot/domain/jobs/job';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from './atomically.ts';
import { newStamps } from './newStamps.ts';

export interface LowCreditsPorts {
  /** The confirmed address; asked for about once a grant. */
  readonly addressOf: (uid: string) => Promise<string | null>;
  readonly now: () => Date;
}

/**
 * Of one commit: whether the debit makes credits run low, and what is told then. Without ports, nobody
 * is told anything.
 */
export function lowCreditsNews(db: Firestore, ports: LowCreditsPorts | null) {
  // Filled by each read, for the decision on it. Unknown: the next picture tells.
  let address: { readonly to: string | null } | 'unknown' = 'unknown';

  return {
    /** Beside the other reads of the debit: the batch itself can ask nothing. */
    async ask(job: Job, owner?: Profile): Promise<void> {
      if (ports === null || job.state !== 'running' || owner === undefined) return;
      const after = afterDebit(owner, job);
      address = { to: null };
      if (!runsLow(after, ports.now()) || !after.credits_notifications) return;
      try {
        address = { to: await ports.addressOf(after.user_id) };
      } catch {
        address = 'unknown';
      }
    },

    /**
     * In the batch that makes them run low: the profile says that it was told, so that no other debit
     * tells it before the next grant. Returns the profile's fields.
     */
    tell(
      batch: GuardedBatch,
      { jobId, job, profile }: { jobId: string; job: Job; profile: Profile },
    ): object {
      if (ports === null || address === 'unknown') return {};
      const now = ports.now();
      const after = afterDebit(profile, job);
      if (!runsLow(after, now)) return {};
      const notice = lowCreditsNotice({
        credits: availableCredits(after),
        until: after.next_credits_at,
        to: address.to,
        hasDevices: after.push_devices > 0,
      });
      if (notice !== null) {
        batch.create(db.collection(COLLECTIONS.mailOutbox).doc(`low_${jobId}`), {
          user_id: after.user_id,
          ...notice,
          expires_at: new Date(now.getTime() + OUTBOX_KEPT_MS),
          ...newStamps(),
        });
      }
      return { low_credits_told_at: FieldValue.serverTimestamp() };
    },
  };
}

/** The profile as the commit of this job leaves it. */
const afterDebit = (profile: Profile, job: Job): Profile => ({
  ...profile,
  ...debit(profile, job.cost),
  credits_held: profile.credits_held - job.cost,
});
