import { randomUUID } from 'node:crypto';
import { COLLECTIONS, jobIdOf } from '@lumashot/domain/paths';
import { afterAll, expect, it, vi } from 'vitest';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs.ts';
import { sweepJobs } from '../../functions/src/usecases/sweepJobs.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { call, newcomer } from '../support/calls.ts';
import { failLoudly, noTasks } from '../support/generation.ts';
import { killFunctions } from '../support/functionsProcesses.ts';
import { brokenInvariants, moneyOf } from '../support/money.ts';

afterAll(closeAdmin);

it('a functions process killed while it draws takes nobody’s money', async () => {
  const account = await newcomer();
  const data = { requestId: randomUUID(), prompt: 'a red fox in a snowy forest' };
  const job = db
    .collection(COLLECTIONS.generationJobs)
    .doc(jobIdOf({ uid: account.uid, requestId: data.requestId }));

  const lost = call('generateImage', { account, data }).catch(() => 'no answer');
  await vi.waitFor(async () => expect((await job.get()).get('state')).toBe('running'), {
    timeout: 30_000,
    interval: 20,
  });
  expect(killFunctions()).toBeGreaterThan(0);
  await lost;

  // Held, not lost: the credits come back when the lease is over.
  expect((await moneyOf(account.uid)).profile).toMatchObject({ credits: 10, credits_held: 1 });
  expect(await brokenInvariants(account.uid)).toEqual([]);
  const leaseOver = new Date(Date.now() + 3_600_000);
  const ports = { jobs: firestoreJobs(db), tasks: noTasks, log: failLoudly };
  expect(await sweepJobs({ uid: account.uid, now: leaseOver }, ports)).toBe(1);
  const { profile, items } = await moneyOf(account.uid);
  expect(profile).toMatchObject({ credits: 10, credits_held: 0, jobs_running: 0 });
  expect(items).toEqual([]);

  // The suite itself may need a moment to see that its processes are gone; one id costs once.
  const again = { account, data: { ...data, requestId: randomUUID() } };
  await vi.waitFor(async () => expect((await call('generateImage', again)).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  });
  expect((await moneyOf(account.uid)).profile.credits).toBe(9);
  expect(await brokenInvariants(account.uid)).toEqual([]);
}, 120_000);
