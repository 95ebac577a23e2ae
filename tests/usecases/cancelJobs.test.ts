import { CANCELLED_JOBS_MOST } from '@lumashot/domain/calls/jobs';
import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { CANCELLED_JOBS } from '@lumashot/domain/profile/pause';
import { afterAll, describe, expect, it } from 'vitest';
import { cancelJobs } from '../../functions/src/usecases/jobs/cancelJobs.ts';
import { sweepLeftovers } from '../../functions/src/usecases/jobs/sweepJobs.ts';
import { closeAdmin, objectsOf, profileRef } from '../support/admin.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { drawTile, failLoudly, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { queueWorld, startedIds } from '../support/jobs/queue.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const HOUR_MS = 3_600_000;

/** An engine that draws until it is told to stop, and says when it has begun. */
function patientEngine() {
  const begun = Promise.withResolvers<void>();
  const engine = tileEngine(
    (_, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: 'timeout' }));
        begun.resolve();
      }),
  );
  return { engine, begun: begun.promise };
}

describe('a cancelled job', () => {
  it('that waits, or has a place, ends at once; its place goes to the next', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const [first = '', , third = '', fourth = ''] = startedIds(await world.ask({ uid }));
    world.tasks.length = 0;
    expect(await world.cancel(uid, { jobIds: [first, third] })).toEqual({
      jobs: [
        { jobId: first, state: 'cancelled', refusal: null },
        { jobId: third, state: 'cancelled', refusal: null },
      ],
    });
    // The third got the first one's place and was cancelled in its turn: no worker is sent for it.
    expect(world.tasks.map(({ jobId }) => jobId)).toEqual([fourth]);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 2, jobs_waiting: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
    await world.run(first);
    expect((await moneyOf(uid)).jobs.filter(({ state }) => state === 'cancelled')).toHaveLength(2);
    expect((await moneyOf(uid)).groups).toMatchObject([{ cancelled: 2, done: 0 }]);
  });

  it('that is drawn stops the engine, frees its place and leaves nothing behind', async () => {
    const uid = await givenProfile();
    const neighbour = await givenProfile();
    const { engine, begun } = patientEngine();
    const world = queueWorld({ engine });
    const beside = queueWorld();
    const [theirs = ''] = startedIds(await beside.ask({ uid: neighbour, count: 2 }));
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 3 }));
    const drawing = world.run(jobId);
    await begun;
    expect((await world.cancel(uid, { jobIds: [jobId] })).jobs[0]?.state).toBe('cancelled');
    expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 2, jobs_running: 2 });
    // Without the news this would take as long as the engine may.
    await drawing;
    expect(await objectsOf(uid)).toEqual([]);
    expect(await world.worker.jobs.read(jobId)).toMatchObject({ has_leftovers: false });
    expect(await brokenInvariants(uid)).toEqual([]);
    expect(await beside.worker.jobs.read(theirs)).toMatchObject({ state: 'queued' });
  });

  it('that was stored already is not delivered, and its files go', async () => {
    const uid = await givenProfile();
    const world = queueWorld({ engine: tileEngine() });
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2 }));
    const { results } = world.ports;
    const ports = queueWorld({
      results: {
        ...results,
        save: async (request) => {
          const stored = await results.save(request);
          await world.cancel(uid, { jobIds: [jobId] });
          return stored;
        },
      },
    });
    await ports.run(jobId);
    expect(await objectsOf(uid)).toEqual([]);
    const { profile, items } = await moneyOf(uid);
    expect(profile.credits).toBe(10);
    expect(items).toEqual([]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('whose worker died loses its files when nobody can be storing them any more', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2 }));
    const now = new Date();
    await world.worker.jobs.claim({ jobId, now });
    const job = await world.worker.jobs.read(jobId);
    const picture = await drawTile();
    if (!picture.ok || job === null) throw new Error('nothing was drawn');
    await world.ports.results.save({
      uid,
      itemId: job.item_id,
      picture: picture.picture,
      thumbnail: picture.picture.bytes,
      source: null,
      mask: null,
    });
    await world.cancel(uid, { jobIds: [jobId] });
    const sweep = { jobs: world.worker.jobs, results: world.ports.results, log: failLoudly };
    await sweepLeftovers({ ...sweep, now });
    expect(await objectsOf(uid)).toHaveLength(2);
    await sweepLeftovers({ ...sweep, now: new Date(now.getTime() + HOUR_MS) });
    expect(await objectsOf(uid)).toEqual([]);
  });

  it('that was done stays in the library', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 1 }));
    expect(await world.cancel(uid, { jobIds: [jobId] })).toEqual({
      jobs: [{ jobId, state: 'done', refusal: null }],
    });
    expect((await moneyOf(uid)).items).toHaveLength(1);
  });

  it('of another user is none', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2 }));
    const thief = await givenProfile();
    expect(await world.cancel(thief, { jobIds: [jobId, 'nothing'] })).toEqual({
      jobs: [
        { jobId, state: null, refusal: 'job-missing' },
        { jobId: 'nothing', state: null, refusal: 'job-missing' },
      ],
    });
    expect(await world.worker.jobs.read(jobId)).toMatchObject({ state: 'queued' });
  });

  it('is not even looked for by an id that cannot be the caller’s', async () => {
    const uid = await givenProfile();
    const { worker } = queueWorld();
    const jobIds = Array.from({ length: CANCELLED_JOBS_MOST }, (_, at) => `somebody_${at}`);
    const never = (): never => {
      throw new Error('nothing has to be read, counted or sent for this');
    };
    const jobs = { ...worker.jobs, cancel: never };
    const ports = { jobs, limits: { admitsAll: never }, tasks: { send: never } };
    const { log, now } = worker;
    expect(await cancelJobs({ uid, jobIds }, { ...ports, log, now })).toEqual({
      jobs: jobIds.map((jobId) => ({ jobId, state: null, refusal: 'job-missing' })),
    });
  });

  it('is told so when it is asked for again by its id', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const requestId = 'b9c7bd0c-5c0e-4f0b-8f58-0d6f5b5c9a11';
    const [jobId = ''] = startedIds(await world.ask({ uid, requestId, count: 2 }));
    await world.cancel(uid, { jobIds: [jobId] });
    expect(await world.ask({ uid, requestId, count: 2 })).toMatchObject({
      value: { jobs: [{ state: 'cancelled' }, { state: 'queued' }] },
    });
  });
});

describe('starting and cancelling', () => {
  it('is refused at the start once so many an hour were given up before they began, and to nobody else', async () => {
    const { most, windowMs } = CANCELLED_JOBS;
    const [uid, neighbour] = [await givenProfile(), await givenProfile()];
    const engine = { ...tileEngine(), id: 'hosted' as const };
    const world = queueWorld({ engine });
    await world.cancel(uid, { jobIds: startedIds(await world.ask({ uid })) });
    expect((await moneyOf(uid)).profile.cancelled_jobs).toMatchObject({ count: 4 });

    await profileRef(uid).update({ cancelled_jobs: { since: new Date(), count: most - 1 } });
    const last = startedIds(await world.ask({ uid }));
    // What was taken is always given back: only more of it is refused.
    const { jobs } = await world.cancel(uid, { jobIds: last });
    expect(jobs.map(({ state }) => state)).toEqual(last.map(() => 'cancelled'));
    const refused = { ok: false, refusal: { reason: 'rate-limited' } };
    expect(await world.ask({ uid })).toEqual(refused);
    expect(await runGeneration(textRequest({ uid }), world.ports)).toEqual(refused);
    expect(await world.ask({ uid: neighbour })).toMatchObject({ ok: true });
    const later = queueWorld({ engine, now: () => new Date(Date.now() + windowMs) });
    expect(await later.ask({ uid })).toMatchObject({ ok: true });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is not refused to who thinks again: ten pictures, ten times within an hour', async () => {
    const uid = await givenProfile({
      credits: 200,
      plan_id: 'ULTIMATE',
      has_active_subscription: true,
    });
    const world = queueWorld();
    for (let round = 0; round < 10; round += 1) {
      const asked = [4, 4, 2].map((count) => world.ask({ uid, count }));
      const jobIds = (await Promise.all(asked)).flatMap(startedIds);
      await world.cancel(uid, { jobIds });
    }
    expect(await world.ask({ uid })).toMatchObject({ ok: true });
    expect((await moneyOf(uid)).profile.cancelled_jobs).toMatchObject({ count: 100 });
  });
});

it('all that wait are cancelled with one wish, and nothing else', async () => {
  const uid = await givenProfile();
  const world = queueWorld();
  const [, , third = '', fourth = ''] = startedIds(await world.ask({ uid }));
  const { jobs } = await world.cancel(uid, { waiting: true });
  expect(jobs.map(({ jobId }) => jobId)).toEqual([third, fourth]);
  await world.drain();
  expect((await moneyOf(uid)).items).toHaveLength(2);
  expect(await brokenInvariants(uid)).toEqual([]);
});

it('pictures of a hosted model that are being drawn are cancelled so often an hour, waiting ones always', async () => {
  const { most } = RATE_LIMITS.cancels;
  const uid = await givenProfile({
    credits: 200,
    plan_id: 'ULTIMATE',
    has_active_subscription: true,
  });
  const engine = { ...tileEngine(), id: 'hosted' as const };
  const world = queueWorld({ engine });
  for (let cancelled = 0; cancelled < most; cancelled += 1) {
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 1 }));
    await world.worker.jobs.claim({ jobId, now: new Date() });
    expect((await world.cancel(uid, { jobIds: [jobId] })).jobs[0]?.state).toBe('cancelled');
  }
  const [drawn = '', queued = ''] = startedIds(await world.ask({ uid, count: 2 }));
  await world.worker.jobs.claim({ jobId: drawn, now: new Date() });
  expect(await world.cancel(uid, { jobIds: [drawn, queued] })).toEqual({
    jobs: [
      { jobId: drawn, state: 'running', refusal: 'cancel-limit' },
      { jobId: queued, state: 'cancelled', refusal: null },
    ],
  });
  expect(await brokenInvariants(uid)).toEqual([]);
});

it.each(['hosted', 'embedded'] as const)(
  'what its own call draws is drawn to its end (%s): it is cancelled so often an hour',
  async (id) => {
    const { most } = RATE_LIMITS.cancels;
    const uid = await givenProfile({
      credits: 200,
      plan_id: 'ULTIMATE',
      has_active_subscription: true,
    });
    const answers: unknown[] = [];
    const engine = {
      ...tileEngine(async () => {
        const open = (await moneyOf(uid)).jobs.find(({ state }) => state === 'running');
        const { jobs } = await world.cancel(uid, { jobIds: [open?.id ?? ''] });
        answers.push(jobs[0]?.refusal ?? jobs[0]?.state);
        return drawTile();
      }),
      id,
    };
    const world = queueWorld({ engine });
    for (let asked = 0; asked < most; asked += 1) {
      const reply = await runGeneration(textRequest({ uid }), world.ports);
      expect(reply).toEqual({ ok: false, refusal: { reason: 'job-cancelled' } });
    }
    expect(await runGeneration(textRequest({ uid }), world.ports)).toMatchObject({ ok: true });
    expect(answers).toEqual([...Array.from({ length: most }, () => 'cancelled'), 'cancel-limit']);
    expect((await moneyOf(uid)).profile.credits).toBe(199);
    expect(await brokenInvariants(uid)).toEqual([]);
  },
);
