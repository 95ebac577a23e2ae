import { EXPORT_KEPT_MS } from '@lumashot/domain/account/dataExport';
import { COLLECTIONS, gsUrlOf, profilePhotoPath } from '@lumashot/domain/paths';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type * as functions from '../../functions/src/index.ts';
import { firestoreClosings } from '../../functions/src/adapters/firestore/account/closings.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { newStamps } from '../../functions/src/adapters/firestore/newStamps.ts';
import { log } from '../../functions/src/adapters/logging/writeLog.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { billingWorld, type BillingWorld } from '../support/billing/billing.ts';
import { givenCrashedJob } from '../support/jobs/crashedJob.ts';
import { portsWith, textRequest } from '../support/jobs/generation.ts';
import { aPicture, documentOf, mark } from '../support/library/libraryChanges.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfilePhoto, givenUpload } from '../support/jobs/requests.ts';
import { givenMember, givenProfile } from '../support/accounts/users.ts';

vi.mock(import('../../functions/src/adapters/logging/writeLog.ts'), () => {
  const write = () => vi.fn<typeof log.info>();
  return { log: { info: write(), warn: write(), error: write() } };
});

/**
 * The emulators run no schedules: here each function that is deployed is run once, with everything it is
 * wired to, so that one that does nothing is noticed. Rules and faults are the use cases' own tests.
 */
let deployed: typeof functions;
let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld();
  const settings = {
    FIREBASE_CONFIG: JSON.stringify({ storageBucket: bucket.name }),
    TRIAL_SALT: 'the salt of the tests',
    ...world.settings,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  deployed = await import('../../functions/src/index.ts');
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  vi.unstubAllEnvs();
  await world.stop();
  await closeAdmin();
});

const DAY_MS = 86_400_000;
type Schedule =
  | 'finishDeletions'
  | 'grantMonthlyCredits'
  | 'purgeTrash'
  | 'purgeUploads'
  | 'reconcileBilling'
  | 'sweepJobs'
  | 'sweepOutbox'
  | 'watchStudio';
const ran = new Set<string>();

async function run(name: Schedule): Promise<void> {
  ran.add(name);
  await deployed[name].run({ scheduleTime: '2026-11-22T12:00:00Z' });
}

/** The clock alone: what waits goes on waiting as long as it does. */
const setClock = (at: Date): void => void vi.useFakeTimers({ toFake: ['Date'], now: at });

const existing = async (paths: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(paths.map((path) => bucket.file(path).exists()));
  return paths.filter((_, at) => found[at]?.[0]);
};

it('sweepJobs gives back what a crashed job holds, and removes what it left', async () => {
  const uid = await givenProfile();
  const jobs = firestoreJobs(db);
  await givenCrashedJob(uid, new Date(Date.now() - 3_600_000));
  const failing = { ...jobs, commit: () => Promise.reject(new Error('no answer')) };
  const { results } = portsWith();
  const broken = { ...results, remove: () => Promise.reject(new Error('gone')) };
  await runGeneration(textRequest({ uid }), portsWith({ jobs: failing, results: broken }));
  expect(await objectsOf(uid)).toHaveLength(2);

  await run('sweepJobs');
  expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 0, jobs_running: 0 });
  expect(await objectsOf(uid)).toEqual([]);
  expect(await brokenInvariants(uid)).toEqual([]);
});

it('purgeUploads removes sources and replaced face photos of yesterday, and nothing of today or that a profile names', async () => {
  const uid = await givenProfile();
  const source = await givenUpload(uid);
  const replaced = profilePhotoPath({ uid, timestampMs: 1, extension: 'jpg' });
  await bucket.file(source).copy(bucket.file(replaced));
  await givenProfilePhoto(uid);
  const url: unknown = (await profileRef(uid).get()).get('profile_photo_url');
  const current = String(url).replace(gsUrlOf({ bucket: bucket.name, path: '' }), '');
  const all = [source, replaced, current];

  await run('purgeUploads');
  expect(await existing(all)).toEqual(all);
  setClock(new Date(Date.now() + 1.01 * DAY_MS));
  await run('purgeUploads');
  expect(await existing(all)).toEqual([current]);
});

it('purgeTrash deletes what has been in the trash for thirty days', async () => {
  const uid = await givenProfile();
  const item = await aPicture(uid);
  await mark(uid, 'trash', [item]);
  await documentOf(item).update({ trashed_at: new Date(Date.now() - 30.01 * DAY_MS) });
  await run('purgeTrash');
  expect((await moneyOf(uid)).items).toEqual([]);
  expect(await objectsOf(uid)).toEqual([]);
});

it('grantMonthlyCredits grants the second month of a paid year', async () => {
  const uid = await givenProfile({ credits: 0 });
  const { customerId } = await world.pay(uid, { planId: 'PLUS', period: 'yearly' });
  await world.hear(customerId);
  expect((await moneyOf(uid)).profile.credits).toBe(300);
  await world.advance(32);
  setClock(world.ports.now());
  await run('grantMonthlyCredits');
  expect((await moneyOf(uid)).profile.credits).toBe(600);
  expect(await brokenInvariants(uid)).toEqual([]);
});

it('reconcileBilling gives who has paid their plan, though no event of it arrived', async () => {
  const uid = await givenProfile({ credits: 0 });
  setClock(world.ports.now());
  await world.pay(uid, { planId: 'PLUS' });
  await run('reconcileBilling');
  const { profile } = await moneyOf(uid);
  expect(profile).toMatchObject({ has_active_subscription: true, credits: 300 });
});

it('finishDeletions deletes the account whose seven days are over, and the copy whose week is', async () => {
  const { uid } = await givenMember();
  const other = await givenMember();
  const before = new Date(Date.now() - 60_000);
  await firestoreClosings(db).begin({ uid, dueAt: before });
  const part = `exports/${other.uid}/2026-01-01-1.zip`;
  await bucket.file(part).save('everything', { resumable: false });
  const copy = db.collection(COLLECTIONS.dataExports).doc(`${other.uid}_2026-01-01`);
  await copy.set({
    user_id: other.uid,
    state: 'ready',
    done: 1,
    total: 1,
    parts: [{ path: part, bytes: 10 }],
    expires_at: new Date(Date.now() + EXPORT_KEPT_MS),
    ...newStamps(),
  });
  await run('finishDeletions');
  expect((await profileRef(uid).get()).exists).toBe(false);
  expect((await profileRef(other.uid).get()).exists).toBe(true);
  expect(await existing([part])).toEqual([part]);

  await copy.update({ expires_at: before });
  await run('finishDeletions');
  expect((await copy.get()).exists).toBe(false);
  expect(await existing([part])).toEqual([]);
});

it('sweepOutbox ends what has lost its task: where no mail is sent, it is dropped', async () => {
  const uid = await givenProfile();
  const notice = db.collection(COLLECTIONS.mailOutbox).doc(`copy_${uid}`);
  await notice.set({
    user_id: uid,
    kind: 'copy-ready',
    state: 'waiting',
    channel: 'mail',
    to: `${uid}@example.com`,
    message: { subject: 'Your copy', text: 'It is ready.' },
    devices_left: null,
    attempt: 0,
    due_at: new Date(Date.now() - 60_000),
    expires_at: new Date(Date.now() + DAY_MS),
    ...newStamps(),
  });
  await run('sweepOutbox');
  expect((await notice.get()).get('state')).toBe('dropped');
});

it('watchStudio says what it saw, and what should not be', async () => {
  const uid = await givenProfile({ credits: -1 });
  await run('watchStudio');
  expect(log.info).toHaveBeenCalledWith('watch', expect.objectContaining({ negativeBalances: 1 }));
  expect(log.error).toHaveBeenCalledWith('watch: a balance is below zero', {
    found: 1,
    most: 0,
  });
  await profileRef(uid).delete();
});

it('every schedule that is deployed was run here', () => {
  const scheduled = Object.entries(deployed)
    .filter(([, { __endpoint }]) => __endpoint.scheduleTrigger !== undefined)
    .map(([name]) => name);
  expect([...ran].toSorted()).toEqual(scheduled.toSorted());
});
