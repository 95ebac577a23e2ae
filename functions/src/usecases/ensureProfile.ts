import { createHmac } from 'node:crypto';
import type { Profile } from '@lumashot/domain/profile/profile';
import { normalizeEmail } from '@lumashot/domain/profile/trial';
import type { BillingStore } from './billing/ports.ts';
import type { JobStore, ProfileStore } from './ports.ts';
import { sweepJobs, type SweepLog } from './sweepJobs.ts';

export interface EnsureProfilePorts {
  readonly profiles: ProfileStore;
  readonly jobs: JobStore;
  readonly log: SweepLog;
  readonly billing: Pick<BillingStore, 'settle'>;
  readonly now: () => Date;
  /** Keys the hash of the e-mail address: without it, a leaked list could be guessed back. */
  readonly trialSalt: string;
}

/**
 * The caller's profile, made on first use with the trial's credits, once a mailbox. Also gives
 * back what a crashed job of theirs still holds, and grants the month that is due: nobody waits for
 * the scheduled runs.
 */
export async function ensureProfile(
  { uid, email }: { uid: string; email: string | null },
  ports: EnsureProfilePorts,
): Promise<Profile> {
  const now = ports.now();
  await sweepJobs({ now, uid }, ports);
  const trialKey = createHmac('sha256', ports.trialSalt)
    .update(email === null ? `uid:${uid}` : `email:${normalizeEmail(email)}`)
    .digest('hex');
  const profile = await ports.profiles.ensure({ uid, trialKey, now });
  if (!profile.has_active_subscription) return profile;
  const settled = await ports.billing.settle({ uid, now });
  return settled.kind === 'changed' ? ports.profiles.ensure({ uid, trialKey, now }) : profile;
}
