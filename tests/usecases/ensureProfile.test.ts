import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { firestoreBilling } from '../../functions/src/adapters/firestore/billing/billing.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestoreProfiles } from '../../functions/src/adapters/firestore/account/profiles.ts';
import { ensureProfile } from '../../functions/src/usecases/account/ensureProfile.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { givenCrashedJob } from '../support/jobs/crashedJob.ts';
import { failLoudly, noTasks } from '../support/jobs/generation.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

function entering() {
  const jobs = firestoreJobs(db);
  const expired = vi.fn<typeof jobs.expired>((wanted) => jobs.expired(wanted));
  const lost = vi.fn<typeof jobs.lost>((wanted) => jobs.lost(wanted));
  const enter = (uid: string) =>
    ensureProfile(
      { uid, email: `${uid}@example.com`, emailVerified: true },
      {
        profiles: firestoreProfiles(db),
        jobs: { ...jobs, expired, lost },
        tasks: noTasks,
        billing: firestoreBilling(db),
        log: { dayFull: () => undefined },
        sweepLog: failLoudly,
        now: () => new Date(),
        trialSalt: randomUUID(),
        trialsPerDay: 100,
      },
    );
  return { enter, asked: () => expired.mock.calls.length + lost.mock.calls.length };
}

it('asks for no jobs of somebody who has none', async () => {
  const uid = await givenProfile();
  const { enter, asked } = entering();
  expect(await enter(uid)).toMatchObject({ ok: true, value: { user_id: uid } });
  expect(asked()).toBe(0);
});

it('gives back what a crashed job holds, and answers with the profile as it is then', async () => {
  const uid = await givenProfile();
  await givenCrashedJob(uid, new Date(Date.now() - 3_600_000));
  const { enter } = entering();
  expect(await enter(uid)).toMatchObject({
    ok: true,
    value: { credits_held: 0, jobs_running: 0 },
  });
  expect(await brokenInvariants(uid)).toEqual([]);
});
