import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs.ts';
import { bucket, closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { givenCrashedJob } from '../support/crashedJob.ts';
import { portsWith, textRequest } from '../support/generation.ts';
import { brokenInvariants, moneyOf } from '../support/money.ts';
import { givenProfilePhoto, givenUpload } from '../support/requests.ts';
import { givenProfile } from '../support/users.ts';
import { runGeneration } from '../../functions/src/usecases/runGeneration.ts';

/**
 * The emulators run no schedules: here the functions that are deployed are run once, with everything
 * they are wired to, so that one that does nothing is noticed.
 */
beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: bucket.name }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await closeAdmin();
});

const EVENT = { scheduleTime: '2026-11-22T12:00:00Z' };

describe('sweepJobs', () => {
  it('gives back what a crashed job holds, and removes what it left', async () => {
    const { sweepJobs } = await import('../../functions/src/scheduled/sweepJobs.ts');
    const uid = await givenProfile();
    const jobs = firestoreJobs(db);
    await givenCrashedJob(uid, new Date(Date.now() - 3_600_000));
    const failing = { ...jobs, commit: () => Promise.reject(new Error('no answer')) };
    const { results } = portsWith();
    const broken = { ...results, remove: () => Promise.reject(new Error('gone')) };
    await runGeneration(textRequest({ uid }), portsWith({ jobs: failing, results: broken }));
    expect(await objectsOf(uid)).toHaveLength(2);

    await sweepJobs.run(EVENT);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 0, jobs_running: 0 });
    expect(await objectsOf(uid)).toEqual([]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('purgeUploads', () => {
  it('leaves alone what is of today, and what a profile names', async () => {
    const { purgeUploads } = await import('../../functions/src/scheduled/purgeUploads.ts');
    const uid = await givenProfile();
    const upload = await givenUpload(uid);
    await givenProfilePhoto(uid);
    const photo: unknown = (await profileRef(uid).get()).get('profile_photo_url');
    await purgeUploads.run(EVENT);
    expect((await bucket.file(upload).exists())[0]).toBe(true);
    const path = String(photo).replace(`gs://${bucket.name}/`, '');
    expect((await bucket.file(path).exists())[0]).toBe(true);
  });
});
