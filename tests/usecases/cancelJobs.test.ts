import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepLeftovers } from '../../functions/src/usecases/sweepJobs.ts';
import { closeAdmin, objectsOf } from '../support/admin.ts';
import { runGeneration } from '../../functions/src/usecases/runGeneration.ts';
import { drawTile, failLoudly, textRequest, tileEngine } from '../support/generation.ts';
import { brokenInvariants, moneyOf } from '../support/money.ts';
import { queueWorld, startedIds } from '../support/queue.ts';
import { givenProfile } from '../support/users.ts';

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
