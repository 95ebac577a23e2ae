import { randomUUID } from 'node:crypto';
import { CALLS } from '@lumashot/domain/calls/calls';
import { isOpen } from '@lumashot/domain/jobs/states';
import { COLLECTIONS, jobIdOf } from '@lumashot/domain/paths';
import { afterAll, expect, it, vi } from 'vitest';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs.ts';
import { cloudTasks } from '../../functions/src/adapters/tasks/cloudTasks.ts';
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

it('a worker killed while it draws is followed by another one, and each picture is paid once', async () => {
  const account = await newcomer();
  const answer = await call('startGeneration', {
    account,
    data: {
      requestId: randomUUID(),
      operation: 'text',
      input: { prompt: 'a red fox in a snowy forest' },
      count: 2,
    },
  });
  const { jobs } = CALLS.startGeneration.output.parse('result' in answer ? answer.result : null);
  const refs = jobs.map(({ jobId }) => db.collection(COLLECTIONS.generationJobs).doc(jobId));
  const own = db.collection(COLLECTIONS.generationJobs).where('user_id', '==', account.uid);
  const running = () => own.where('state', '==', 'running').get();
  // None is on its way to a worker: its task would be lost with that, and be sent again minutes later only.
  await vi.waitFor(
    async () => {
      const states = (await own.get()).docs.map((job): unknown => job.get('state'));
      expect(states).not.toContain('queued');
      expect(states).toContain('running');
    },
    { timeout: 60_000, interval: 20 },
  );
  expect(killFunctions()).toBeGreaterThan(0);
  expect(await brokenInvariants(account.uid)).toEqual([]);

  // As if the leases of the dead were over: the sweeper sends other workers.
  const ports = { jobs: firestoreJobs(db), tasks: cloudTasks(), log: failLoudly };
  for (const { ref } of (await running()).docs) await ref.update({ lease_expires_at: new Date(0) });
  await sweepJobs({ uid: account.uid, now: new Date() }, ports);
  await vi.waitFor(
    async () => {
      const states = await Promise.all(refs.map(async (ref) => (await ref.get()).get('state')));
      expect(states.filter(isOpen)).toEqual([]);
    },
    { timeout: 90_000, interval: 200 },
  );
  const { profile, items, ledger } = await moneyOf(account.uid);
  expect(profile).toMatchObject({ credits_held: 0, jobs_running: 0, credits: 10 - items.length });
  expect(ledger.filter(({ amount }) => amount < 0)).toHaveLength(items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(await brokenInvariants(account.uid)).toEqual([]);
}, 120_000);
