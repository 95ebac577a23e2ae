import type { Profile } from '@lumashot/domain/profile/profile';
import type { BillingStore } from '../billing/ports.ts';
import type { JobStore } from '../ports.ts';
import type { ProfileStore, TrialLog } from './peoplePorts.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { JobQueue } from '../jobs/ports.ts';
import type { TaskSender } from '../tasks/ports.ts';
import { tendQueue, type TendPorts } from '../jobs/tendQueue.ts';
import { sweepJobs, sweepLost, type SweepLog } from '../jobs/sweepJobs.ts';
import { trialKeysOf } from './trialKeys.ts';

export interface EnsureProfilePorts {
  readonly profiles: ProfileStore;
  readonly jobs: JobStore & JobQueue;
  readonly tasks: TaskSender;
  readonly sweepLog: SweepLog;
  readonly billing: Pick<BillingStore, 'settle'>;
  readonly log: TrialLog;
  readonly now: () => Date;
  readonly trialSalt: string;
  readonly trialsPerDay: number;
}

interface Person {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** They say that they are 16 or older. */
  readonly isOldEnough?: boolean;
}

/**
 * The caller's profile, made on first use of who says to be old enough, with the trial's credits, once a
 * mailbox: a few at once, the others when the address is confirmed. Also gives back what a crashed job of theirs still holds,
 * and grants the month that is due: nobody waits for the scheduled runs.
 */
export async function ensureProfile(
  { uid, email, emailVerified, isOldEnough = false }: Person,
  ports: EnsureProfilePorts,
): Promise<Result<Profile>> {
  // Anonymous accounts cost nothing to make: each would be another trial.
  if (email === null) return refuse({ reason: 'address-missing' });
  const now = ports.now();
  const queue = { jobs: ports.jobs, tasks: ports.tasks, log: ports.sweepLog };
  const ensure = async (): Promise<Profile | null> => {
    const ensured = await ports.profiles.ensure({
      uid,
      isConfirmed: emailVerified,
      isOldEnough,
      trialKeys: trialKeysOf(email, ports.trialSalt),
      trialsPerDay: ports.trialsPerDay,
      now,
    });
    if (ensured === null) return null;
    const { profile, filled } = ensured;
    if (filled !== null) ports.log.dayFull({ kind: filled, trialsPerDay: ports.trialsPerDay });
    return profile;
  };
  const found = await ensure();
  // Accounts from before anybody was asked have a profile, and go on.
  if (found === null) return refuse({ reason: 'age-missing' });
  const ended = await tidyJobs({ found, now }, queue);
  const profile = ended > 0 ? ((await ensure()) ?? found) : found;
  if (!profile.has_active_subscription) return succeed(profile);
  const settled = await ports.billing.settle({ uid, now });
  return succeed(settled.kind === 'changed' ? ((await ensure()) ?? profile) : profile);
}

/** Asks for jobs only where the profile counts some: nearly every start has none. Returns how many ended. */
async function tidyJobs(
  { found, now }: { readonly found: Profile; readonly now: Date },
  queue: Parameters<typeof sweepJobs>[1] & Parameters<typeof sweepLost>[1] & TendPorts,
): Promise<number> {
  const { user_id: uid, jobs_running: running, jobs_waiting: waiting } = found;
  let ended = 0;
  if (running > 0) {
    ended += await sweepJobs({ now, uid }, queue);
    await sweepLost({ now, uid }, queue);
  }
  if (waiting > 0) ended += await tendQueue({ uid, now }, queue);
  return ended;
}
