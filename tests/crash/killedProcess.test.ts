import { randomUUID } from 'node:crypto';
import type { CallName } from '@lumashot/domain/calls/calls';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { isOpen, type JobState } from '@lumashot/domain/jobs/states';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, expect, it, vi } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { cloudTasks } from '../../functions/src/adapters/tasks/cloudTasks.ts';
import { sweepJobs } from '../../functions/src/usecases/jobs/sweepJobs.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { call, newcomer, type Account } from '../support/emulators/calls.ts';
import { failLoudly, noTasks } from '../support/jobs/generation.ts';
import { killFunctions } from '../support/emulators/functionsProcesses.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';

afterAll(closeAdmin);

const jobs = db.collection(COLLECTIONS.generationJobs);
const statesOf = async (uid: string): Promise<JobState[]> =>
  (await jobs.where('user_id', '==', uid).get()).docs.map(
    (job) => parseDocument(jobSchema, job).state,
  );

const SOON = { timeout: 60_000, interval: 20 };

/** A drawing takes a moment, and may be over when the kill comes: then the next one is killed. */
const DRAWINGS = 5;

/** Kills the functions when the jobs of the call are on their way, until that cuts one off. Whose it was. */
async function killedWhileItDraws(
  name: CallName,
  { data, isUnderWay }: { data: object; isUnderWay: (states: readonly JobState[]) => boolean },
): Promise<Account> {
  for (let drawing = 0; drawing < DRAWINGS; drawing += 1) {
    const account = await newcomer();
    await untilServed('ensureProfile', { account, data: { isOldEnough: true } });
    const answer = call(name, { account, data }).catch(() => null);
    await vi.waitFor(async () => expect(await statesOf(account.uid)).toSatisfy(isUnderWay), SOON);
    expect(killFunctions()).toBeGreaterThan(0);
    await answer;
    if ((await statesOf(account.uid)).includes('running')) return account;
  }
  throw new Error(`${DRAWINGS} drawings were over before the kill`);
}

/** The suite itself may need a moment to see that its processes are gone. */
const untilServed = (name: CallName, { account, data }: { account: Account; data: object }) =>
  vi.waitFor(async () => expect((await call(name, { account, data })).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  });

it('a functions process killed while it draws takes nobody’s money', async () => {
  const data = { requestId: randomUUID(), prompt: 'a red fox in a snowy forest' };
  const account = await killedWhileItDraws('generateImage', {
    data,
    isUnderWay: (states) => states.length > 0,
  });

  // Held, not lost: the credits come back when the lease is over.
  expect((await moneyOf(account.uid)).profile).toMatchObject({ credits: 10, credits_held: 1 });
  expect(await brokenInvariants(account.uid)).toEqual([]);
  const leaseOver = new Date(Date.now() + 3_600_000);
  const ports = { jobs: firestoreJobs(db), tasks: noTasks, log: failLoudly };
  expect(await sweepJobs({ uid: account.uid, now: leaseOver }, ports)).toBe(1);
  const { profile, items } = await moneyOf(account.uid);
  expect(profile).toMatchObject({ credits: 10, credits_held: 0, jobs_running: 0 });
  expect(items).toEqual([]);

  // One id costs once.
  await untilServed('generateImage', { account, data: { ...data, requestId: randomUUID() } });
  expect((await moneyOf(account.uid)).profile.credits).toBe(9);
  expect(await brokenInvariants(account.uid)).toEqual([]);
}, 120_000);

it('a worker killed while it draws is followed by another one, and each picture is paid once', async () => {
  const data = {
    requestId: randomUUID(),
    operation: 'text',
    input: { prompt: 'a red fox in a snowy forest' },
    count: 2,
  };
  const account = await killedWhileItDraws('startGeneration', {
    data,
    // None is on its way to a worker: its task would be lost with that, and be sent again minutes later only.
    isUnderWay: (states) => states.length === 2 && !states.includes('queued'),
  });
  expect(await brokenInvariants(account.uid)).toEqual([]);

  // As if the leases of the dead were over: the sweeper sends other workers.
  const ports = { jobs: firestoreJobs(db), tasks: cloudTasks(), log: failLoudly };
  const running = jobs.where('user_id', '==', account.uid).where('state', '==', 'running');
  for (const { ref } of (await running.get()).docs) {
    await ref.update({ lease_expires_at: new Date(0) });
  }
  await sweepJobs({ uid: account.uid, now: new Date() }, ports);
  await vi.waitFor(async () => expect((await statesOf(account.uid)).filter(isOpen)).toEqual([]), {
    timeout: 90_000,
    interval: 200,
  });
  const { profile, items, ledger } = await moneyOf(account.uid);
  expect(profile).toMatchObject({ credits_held: 0, jobs_running: 0, credits: 10 - items.length });
  expect(ledger.filter(({ amount }) => amount < 0)).toHaveLength(items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(await brokenInvariants(account.uid)).toEqual([]);
}, 120_000);
