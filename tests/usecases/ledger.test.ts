import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { storageResults } from '../../functions/src/adapters/storage/results.ts';
import type { Picture } from '@lumashot/domain/imaging/engine';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { sweepJobs, sweepLeftovers } from '../../functions/src/usecases/jobs/sweepJobs.ts';
import { bucket, closeAdmin, db, namedObjectsOf, objectsOf, profileRef } from '../support/admin.ts';
import { givenCrashedJob } from '../support/jobs/crashedJob.ts';
import {
  drawTile,
  failLoudly,
  noTasks,
  portsWith,
  textRequest,
  tileEngine,
} from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const HOUR_MS = 3_600_000;
const anHourAgo = (): Date => new Date(Date.now() - HOUR_MS);
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A call whose engine has begun to draw, and draws until `end`; then it has no picture. */
async function givenDrawing(request: ReturnType<typeof textRequest>) {
  const gate = Promise.withResolvers<void>();
  const drawing = Promise.withResolvers<void>();
  const engine = tileEngine(async () => {
    drawing.resolve();
    await gate.promise;
    return { ok: false, failure: 'refused' };
  });
  const first = runGeneration(request, portsWith({ engine }));
  await drawing.promise;
  return { first, engine, end: gate.resolve };
}

describe('a paid picture', () => {
  it('charges its cost once and lands in the library with its files', async () => {
    const uid = await givenProfile();
    const result = await runGeneration(textRequest({ uid }), portsWith());

    expect(result).toMatchObject({ ok: true, value: { creditsRemaining: 9, engine: 'embedded' } });
    const { items, jobs } = await moneyOf(uid);
    expect(items).toHaveLength(1);
    expect(jobs.map(({ state }) => state)).toEqual(['done']);
    const name = `results/${uid}/${items[0]}_[0-9a-f]{32}`;
    expect(await objectsOf(uid)).toEqual([
      expect.stringMatching(new RegExp(`^${name}\\.png$`)),
      expect.stringMatching(new RegExp(`^${name}\\.thumb\\.webp$`)),
    ]);
    expect(await objectsOf(uid)).toEqual(await namedObjectsOf(uid));
    expect(Object.keys((await moneyOf(uid)).profile.library_changed_at ?? {})).toEqual([
      'text-to-image',
    ]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('leaves a profile from before the stamps without them: one alone would hide older items', async () => {
    const uid = await givenProfile({ library_changed_at: undefined });
    await runGeneration(textRequest({ uid }), portsWith());
    const { profile, items } = await moneyOf(uid);
    expect(items).toHaveLength(1);
    expect(profile.library_changed_at).toBeUndefined();
  });

  it('keeps no download token with its files', async () => {
    const uid = await givenProfile();
    await runGeneration(textRequest({ uid }), portsWith());
    const [files] = await bucket.getFiles({ prefix: `results/${uid}/` });
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file.metadata.metadata?.['firebaseStorageDownloadTokens'] ?? '').toBe('');
    }
  });
});

describe('double spending', () => {
  it('serves exactly 10 of 20 parallel requests on 10 credits', async () => {
    const uid = await givenProfile({ has_active_subscription: true, plan_id: 'ULTIMATE' });
    const results = await Promise.all(
      times(20, () => runGeneration(textRequest({ uid }), portsWith())),
    );

    expect(
      results.map((result) => (result.ok ? 'served' : result.refusal.reason)).toSorted(),
    ).toEqual([...times(10, () => 'insufficient-credits'), ...times(10, () => 'served')]);
    const { profile, items } = await moneyOf(uid);
    expect(profile).toMatchObject({ credits: 0, credits_held: 0, jobs_running: 0 });
    expect(items).toHaveLength(10);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('answers one request id, asked 20 times in parallel, with one item and one debit', async () => {
    const uid = await givenProfile();
    const request = textRequest({ uid });
    const engine = tileEngine();
    const results = await Promise.all(
      times(20, () => runGeneration(request, portsWith({ engine }))),
    );

    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ ok: true, value: { creditsRemaining: 9 } });
    expect(engine.drawn()).toBe(1);
    const { items, profile } = await moneyOf(uid);
    expect(items).toHaveLength(1);
    expect(profile.credits).toBe(9);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('answers a later retry with the stored outcome, even when the balance has moved on', async () => {
    const uid = await givenProfile();
    const request = textRequest({ uid });
    const first = await runGeneration(request, portsWith());
    await runGeneration(textRequest({ uid }), portsWith());
    expect(await runGeneration(request, portsWith())).toEqual(first);
  });

  it('refuses a known request id with another prompt', async () => {
    const uid = await givenProfile();
    const requestId = randomUUID();
    await runGeneration(textRequest({ uid, requestId, prompt: 'a fox' }), portsWith());
    const second = await runGeneration(
      textRequest({ uid, requestId, prompt: 'a wolf' }),
      portsWith(),
    );
    expect(second).toEqual({ ok: false, refusal: { reason: 'request-reused' } });
    expect((await moneyOf(uid)).profile.credits).toBe(9);
  });

  it('lets two users use the same request id without meeting', async () => {
    const requestId = randomUUID();
    const users = await Promise.all([givenProfile(), givenProfile()]);
    for (const uid of users) {
      const result = await runGeneration(textRequest({ uid, requestId }), portsWith());
      expect(result).toMatchObject({ ok: true, value: { creditsRemaining: 9 } });
    }
  });
});

describe('refusals before anything is held', () => {
  it.each([
    ['an ended trial', { trial_ends_at: anHourAgo() }, 'access-ended'],
    ['no credits', { credits: 0 }, 'insufficient-credits'],
  ] as const)('refuses %s', async (_, fields, reason) => {
    const uid = await givenProfile(fields);
    const engine = tileEngine();
    const result = await runGeneration(textRequest({ uid }), portsWith({ engine }));
    expect(result).toMatchObject({ ok: false, refusal: { reason } });
    expect(engine.drawn()).toBe(0);
    expect((await moneyOf(uid)).jobs).toEqual([]);
  });

  it('refuses a user without a profile', async () => {
    const result = await runGeneration(textRequest({ uid: `nobody-${randomUUID()}` }), portsWith());
    expect(result).toEqual({ ok: false, refusal: { reason: 'credits-unverified' } });
  });

  it('refuses an operation that the engine does not offer', async () => {
    const uid = await givenProfile();
    const result = await runGeneration(
      textRequest({ uid }),
      portsWith({ engine: { id: 'embedded', draw: {} } }),
    );
    expect(result).toEqual({ ok: false, refusal: { reason: 'operation-unsupported' } });
  });

  it('runs a trial as STARTER: two at a time, the third is told to wait', async () => {
    const uid = await givenProfile();
    const gate = Promise.withResolvers<void>();
    const bothDrawing = Promise.withResolvers<void>();
    const engine = tileEngine(async () => {
      if (engine.drawn() === 2) bothDrawing.resolve();
      await gate.promise;
      return { ok: false, failure: 'refused' };
    });
    const ports = portsWith({ engine });
    const running = times(2, () => runGeneration(textRequest({ uid }), ports));
    await bothDrawing.promise;

    expect(await runGeneration(textRequest({ uid }), ports)).toEqual({
      ok: false,
      refusal: { reason: 'too-many-running', params: { limit: 2 } },
    });
    gate.resolve();
    await Promise.all(running);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

/** Each breaks the way from reserve to commit at another place. */
const FAULTS = {
  'the engine throws': {
    overrides: {
      engine: tileEngine(() => Promise.reject(new Error('no ink'))),
    },
    reason: 'image-failed',
  },
  'the engine refuses': {
    overrides: { engine: tileEngine(() => Promise.resolve({ ok: false, failure: 'refused' })) },
    reason: 'image-refused',
  },
  'the engine returns no picture': {
    overrides: {
      engine: tileEngine(() =>
        Promise.resolve({
          ok: true,
          picture: { bytes: new Uint8Array(8), mediaType: 'image/png', width: 1, height: 1 },
        } satisfies { ok: true; picture: Picture }),
      ),
    },
    reason: 'image-not-saved',
  },
  'Storage is away': {
    overrides: {
      results: {
        ...storageResults(bucket),
        save: () => Promise.reject(new Error('storage is away')),
      },
    },
    reason: 'image-not-saved',
  },
  'Storage fails after writing': {
    overrides: {
      results: {
        ...storageResults(bucket),
        save: async (request: Parameters<ReturnType<typeof storageResults>['save']>[0]) => {
          await storageResults(bucket).save(request);
          throw new Error('the answer was lost');
        },
      },
    },
    reason: 'image-not-saved',
  },
  'the commit fails': {
    overrides: {
      jobs: { ...firestoreJobs(db), commit: () => Promise.reject(new Error('firestore is away')) },
    },
    reason: 'image-not-saved',
  },
} as const;

describe('faults', () => {
  it.each(Object.entries(FAULTS))(
    'leaves credits, holds and library as before when %s',
    async (_, { overrides, reason }) => {
      const uid = await givenProfile();
      const request = textRequest({ uid });
      const result = await runGeneration(request, portsWith(overrides));

      expect(result).toEqual({ ok: false, refusal: { reason } });
      const { profile, items, ledger } = await moneyOf(uid);
      expect(profile).toMatchObject({ credits: 10, credits_held: 0, jobs_running: 0 });
      expect(items).toEqual([]);
      expect(ledger).toHaveLength(1);
      expect(await objectsOf(uid)).toEqual([]);
      expect(await brokenInvariants(uid)).toEqual([]);
      // The same id again: the stored outcome, not another try.
      expect(await runGeneration(request, portsWith())).toEqual(result);
    },
  );

  it('delivers what was paid when only the answer of the commit is lost', async () => {
    const uid = await givenProfile();
    const real = firestoreJobs(db);
    const jobs = {
      ...real,
      commit: async (request: Parameters<typeof real.commit>[0]) => {
        await real.commit(request);
        throw new Error('the answer was lost');
      },
    };
    const result = await runGeneration(textRequest({ uid }), portsWith({ jobs }));

    expect(result).toMatchObject({ ok: true, value: { creditsRemaining: 9 } });
    expect(await objectsOf(uid)).toHaveLength(2);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('gives the hold of a crashed job back when its lease is over, and not before', async () => {
    const uid = await givenProfile();
    const jobs = firestoreJobs(db);
    const startedAt = new Date();
    await givenCrashedJob(uid, startedAt);
    expect((await moneyOf(uid)).profile.credits_held).toBe(1);

    await sweepJobs({ uid, now: startedAt }, { jobs, tasks: noTasks, log: failLoudly });
    expect((await moneyOf(uid)).profile.credits_held).toBe(1);

    const later = new Date(startedAt.getTime() + HOUR_MS);
    expect(await sweepJobs({ uid, now: later }, { jobs, tasks: noTasks, log: failLoudly })).toBe(1);
    expect(await sweepJobs({ uid, now: later }, { jobs, tasks: noTasks, log: failLoudly })).toBe(0);
    const { profile } = await moneyOf(uid);
    expect(profile).toMatchObject({ credits: 10, credits_held: 0, jobs_running: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('ends a crashed job when its owner asks again after the lease', async () => {
    const uid = await givenProfile();
    const request = textRequest({ uid });
    // A process that never comes back from drawing.
    await givenDrawing(request);

    const now = () => new Date(Date.now() + HOUR_MS);
    expect(await runGeneration(request, portsWith({ now }))).toEqual({
      ok: false,
      refusal: { reason: 'image-failed' },
    });
    const { profile } = await moneyOf(uid);
    expect(profile).toMatchObject({ credits: 10, credits_held: 0, jobs_running: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('says that it is still drawing when the first call takes too long', async () => {
    const uid = await givenProfile();
    const request = textRequest({ uid });
    const { first, engine, end } = await givenDrawing(request);

    const second = await runGeneration(request, portsWith({ engine, settleTimeoutMs: 50 }));
    expect(second).toEqual({ ok: false, refusal: { reason: 'request-running' } });
    end();
    await first;
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('holds nobody’s call for longer than a while after the first one has begun', async () => {
    const uid = await givenProfile();
    const request = textRequest({ uid });
    const { first, engine, end } = await givenDrawing(request);
    const waits: number[] = [];
    const askedAfter = async (ms: number): Promise<unknown> => {
      const ports = portsWith({ engine, now: () => new Date(Date.now() + ms) });
      const waitForOutcome: typeof ports.jobs.waitForOutcome = ({ timeoutMs }) => {
        waits.push(timeoutMs);
        return Promise.resolve({ kind: 'running' });
      };
      return runGeneration(request, { ...ports, jobs: { ...ports.jobs, waitForOutcome } });
    };
    const told = { ok: false, refusal: { reason: 'request-running' } };
    for (const ms of [20_000, 31_000, 90_000]) expect(await askedAfter(ms)).toEqual(told);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[0]).toBeLessThanOrEqual(10_000);
    expect(waits.slice(1)).toEqual([0, 0]);
    end();
    await first;
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('charges nothing when the sweeper came before a slow commit', async () => {
    const uid = await givenProfile();
    const jobs = firestoreJobs(db);
    const engine = tileEngine(async () => {
      await sweepJobs(
        { uid, now: new Date(Date.now() + HOUR_MS) },
        { jobs, tasks: noTasks, log: failLoudly },
      );
      return drawTile();
    });
    const result = await runGeneration(textRequest({ uid }), portsWith({ engine }));

    expect(result).toEqual({ ok: false, refusal: { reason: 'image-failed' } });
    const { profile, items } = await moneyOf(uid);
    expect(profile.credits).toBe(10);
    expect(items).toEqual([]);
    expect(await objectsOf(uid)).toEqual([]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('the sweeper', () => {
  it('is not kept by a job whose owner is gone', async () => {
    const gone = await givenProfile();
    const uid = await givenProfile();
    const jobs = firestoreJobs(db);
    await givenCrashedJob(gone, new Date(Date.now() - 2 * HOUR_MS));
    await profileRef(gone).delete();
    await givenCrashedJob(uid, anHourAgo());

    await sweepJobs({ now: new Date() }, { jobs, tasks: noTasks, log: failLoudly });
    expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 0, jobs_running: 0 });
    expect(await jobs.expired({ now: new Date(), limit: 10, uid: gone })).toEqual([]);
  });

  it('goes on behind more jobs than a batch that cannot be released', async () => {
    const released: string[] = [];
    const stuck = times(150, (index) => `stuck-${index}`);
    const jobs = {
      expired: ({ limit }: { limit: number }) =>
        Promise.resolve([...stuck, 'good'].filter((id) => !released.includes(id)).slice(0, limit)),
      revive: () => Promise.resolve(null),
      release: ({ jobId }: { jobId: string }) => {
        if (jobId !== 'good') return Promise.reject(new Error('no'));
        released.push(jobId);
        return Promise.resolve({ kind: 'failed', failure: 'image-failed' } as const);
      },
    };
    const failed: string[] = [];
    const log = {
      ...failLoudly,
      failed: ({ jobId }: { jobId: string }) => void failed.push(jobId),
    };
    expect(await sweepJobs({ now: new Date() }, { jobs, tasks: noTasks, log })).toBe(1);
    expect(failed).toHaveLength(150);
  });

  it('removes the files that a killed process left behind', async () => {
    const uid = await givenProfile();
    const { jobs, results } = portsWith();
    const broken = {
      ...results,
      remove: () => Promise.reject(new Error('the process is gone')),
    };
    const failing = { ...jobs, commit: () => Promise.reject(new Error('no answer')) };
    await runGeneration(textRequest({ uid }), portsWith({ jobs: failing, results: broken }));
    expect(await objectsOf(uid)).toHaveLength(2);

    await sweepLeftovers({ jobs, results, log: failLoudly, now: new Date() });
    expect(await objectsOf(uid)).toEqual([]);
    const left = await Array.fromAsync(jobs.leftovers(new Date()));
    expect(left.filter((files) => files.uid === uid)).toEqual([]);
  });
});
