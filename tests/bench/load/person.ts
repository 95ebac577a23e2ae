import { randomUUID } from 'node:crypto';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import type { Result } from '@lumashot/domain/result';
import { firestoreBilling } from '../../../functions/src/adapters/firestore/billing/billing.ts';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestoreProfiles } from '../../../functions/src/adapters/firestore/account/profiles.ts';
import { ensureProfile } from '../../../functions/src/usecases/account/ensureProfile.ts';
import { startGeneration } from '../../../functions/src/usecases/jobs/startGeneration.ts';
import { db } from '../../support/admin.ts';
import { failLoudly } from '../../support/jobs/generation.ts';
import { mark } from '../../support/library/libraryChanges.ts';
import type { workers } from './workers.ts';

export const STEPS = ['sign up', 'come back', 'one picture', 'four pictures', 'mark'] as const;
export type Step = (typeof STEPS)[number];

export type Measure = <T>(step: Step, work: () => Promise<T>) => Promise<T>;

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`refused: ${result.refusal.reason}`);
  return result.value;
};

/** What one newcomer does on the first day, one step after the other. Throws when a step is refused. */
export async function firstDay(
  { uid, measure }: { readonly uid: string; readonly measure: Measure },
  { ports, ended }: ReturnType<typeof workers>,
): Promise<void> {
  const enter = async () =>
    valueOf(
      await ensureProfile(
        { uid, email: `${uid}@example.com`, emailVerified: true, isOldEnough: true },
        {
          profiles: firestoreProfiles(db),
          jobs: firestoreJobs(db),
          tasks: ports.tasks,
          billing: firestoreBilling(db),
          log: { dayFull: () => {} },
          sweepLog: failLoudly,
          now: () => new Date(),
          trialSalt: 'load',
          trialsPerDay: Number.MAX_SAFE_INTEGER,
        },
      ),
    );
  const ask = async (count: number) =>
    valueOf(
      await startGeneration(
        {
          uid,
          operation: 'text',
          input: OPERATIONS.text.input.parse({ requestId: randomUUID(), prompt: 'a red fox' }),
          count,
          shape: 'square',
          notify: false,
        },
        ports,
      ),
    ).jobs;

  await measure('sign up', enter);
  const [first] = await measure('one picture', () => ask(1));
  await measure('four pictures', async () => {
    const jobs = await ask(4);
    await Promise.all(jobs.map(({ jobId }) => ended(jobId)));
  });
  await measure('mark', () =>
    mark(uid, 'favorite', [{ type: 'text-to-image', id: first?.itemId ?? '' }]),
  );
  await measure('come back', enter);
}
