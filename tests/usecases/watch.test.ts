import { COLLECTIONS } from '@lumashot/domain/paths';
import { utcDay } from '@lumashot/domain/pricing/modelCost';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { readGauges } from '../../functions/src/adapters/firestore/admin/readGauges.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { watchLog } from '../../functions/src/adapters/logging/watchLog.ts';
import { log } from '../../functions/src/adapters/logging/writeLog.ts';
import { watch } from '../../functions/src/usecases/watch/watch.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { queueWorld } from '../support/jobs/queue.ts';
import { givenProfile } from '../support/accounts/users.ts';

vi.mock(import('../../functions/src/adapters/logging/writeLog.ts'), () => {
  const write = vi.fn<typeof log.info>();
  return { log: { info: write, warn: write, error: write } };
});

/** A project of its own: what is counted is of everybody. */
const apart = initializeApp({ projectId: 'demo-watch' }, 'watch');
const elsewhere = getFirestore(apart);
afterAll(async () => {
  await deleteApp(apart);
  await closeAdmin();
});

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

/** The texts of the lines that a look writes. */
async function told(): Promise<readonly string[]> {
  const lines: string[] = [];
  vi.mocked(log.info).mockImplementation((message) => void lines.push(message));
  await watch({ read: (now) => readGauges(elsewhere, now), log: watchLog, now: NOW });
  return lines.toSorted();
}

it('says nothing but its figures of a studio that is well', async () => {
  await elsewhere.collection(COLLECTIONS.profiles).doc('well').set({
    credits: 5,
    credits_held: 1,
    jobs_running: 1,
    jobs_waiting: 0,
  });
  const { mailOutbox } = COLLECTIONS;
  await elsewhere
    .collection(mailOutbox)
    .doc('new')
    .set({ state: 'waiting', created_at: ago(5) });
  await elsewhere
    .collection(mailOutbox)
    .doc('told')
    .set({ state: 'sent', created_at: ago(300) });
  expect(await told()).toEqual(['watch']);
});

it('names each thing that is not', async () => {
  const put = (collection: string, id: string, fields: object) =>
    elsewhere.collection(collection).doc(id).set(fields);
  await put(COLLECTIONS.profiles, 'stray', {
    credits: 5,
    credits_held: 1,
    jobs_running: 0,
    jobs_waiting: 0,
  });
  await put(COLLECTIONS.profiles, 'debt', {
    credits: -1,
    credits_held: 0,
    jobs_running: 0,
    jobs_waiting: 0,
  });
  await put(COLLECTIONS.generationJobs, 'stuck', { state: 'running', lease_expires_at: ago(12) });
  await put(COLLECTIONS.accountDeletions, 'late', { state: 'closing', due_at: ago(25 * 60) });
  // Tried again a moment ago: that makes it no less late.
  await put(COLLECTIONS.mailOutbox, 'late', {
    state: 'waiting',
    due_at: ago(-20),
    created_at: ago(34),
  });
  await put(COLLECTIONS.modelCostDays, utcDay(NOW), {
    cost_micros: 7,
    jobs: 1,
    created_at: NOW,
    updated_at: NOW,
  });
  expect(await told()).toEqual([
    'watch',
    'watch: a balance is below zero',
    'watch: accounts are not deleted in time',
    'watch: credits are held for nothing',
    'watch: jobs are stuck',
    'watch: mails are late',
  ]);
  expect(await readGauges(elsewhere, NOW)).toMatchObject({ spentMicros: 7, negativeBalances: 1 });
});

it('knows the age of the oldest picture that may be drawn, on the real queue', async () => {
  const uid = await givenProfile();
  const world = queueWorld();
  const started = await world.ask({ uid, count: 1 });
  if (!started.ok) throw new Error('not started');
  const [job] = started.value.jobs;
  const row = await firestoreJobs(db).read(job?.jobId ?? '');
  const document = await db
    .collection(COLLECTIONS.generationJobs)
    .doc(job?.jobId ?? '')
    .get();
  const copy = elsewhere.collection(COLLECTIONS.generationJobs).doc('oldest');
  await copy.set({ ...document.data(), state: 'queued', queued_at: ago(20) });
  expect(row).not.toBeNull();
  expect((await readGauges(elsewhere, NOW)).queueAgeS).toBe(1_200);
  await copy.update({ deferred_until: new Date(NOW.getTime() + 1) });
  expect((await readGauges(elsewhere, NOW)).queueAgeS).toBe(0);
});
