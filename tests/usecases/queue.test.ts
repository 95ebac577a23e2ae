import { randomUUID } from 'node:crypto';
import { INPUT_KEPT_MS, WAITED_TOO_LONG_MS } from '@lumashot/domain/jobs/limits';
import type { DrawRequests, DrawResult } from '@lumashot/domain/imaging/engine';
import { COLLECTIONS, parseGsUrl } from '@lumashot/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { retryJob } from '../../functions/src/usecases/jobs/retryJob.ts';
import { startGeneration } from '../../functions/src/usecases/jobs/startGeneration.ts';
import { tendQueue } from '../../functions/src/usecases/jobs/tendQueue.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { sweepJobs, sweepLost, sweepQueues } from '../../functions/src/usecases/jobs/sweepJobs.ts';
import { bucket, closeAdmin, db, objectsOf, namedObjectsOf, profileRef } from '../support/admin.ts';
import { drawTile, failLoudly, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { queueWorld, startedIds, statesOf } from '../support/jobs/queue.ts';
import { givenProfilePhoto } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const MINUTE_MS = 60_000;
const later = (ms: number) => (): Date => new Date(Date.now() + ms);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('four at once on a plan of two', () => {
  it('hold the credits of all, begin with two, and are all made without anybody asking again', async () => {
    const uid = await givenProfile();
    const engine = tileEngine();
    const world = queueWorld({ engine });
    const asked = await world.ask({ uid });
    expect(statesOf(asked)).toEqual(['queued', 'queued', 'waiting', 'waiting']);
    expect(asked).toMatchObject({ value: { creditsAvailable: 6 } });
    expect(world.tasks).toHaveLength(2);
    expect((await moneyOf(uid)).profile).toMatchObject({
      credits: 10,
      credits_held: 4,
      jobs_running: 2,
      jobs_waiting: 2,
    });
    expect(await brokenInvariants(uid)).toEqual([]);

    await world.drain();
    const { profile, jobs, items, groups } = await moneyOf(uid);
    expect(profile).toMatchObject({
      credits: 6,
      credits_held: 0,
      jobs_running: 0,
      jobs_waiting: 0,
    });
    expect(jobs.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(jobs.map(({ input }) => input)).toEqual([null, null, null, null]);
    expect(groups).toMatchObject([{ size: 4, done: 4, failed: 0, cancelled: 0 }]);
    expect(items).toHaveLength(4);
    expect(engine.drawn()).toBe(4);
    expect(await objectsOf(uid)).toEqual(await namedObjectsOf(uid));
    expect(await brokenInvariants(uid)).toEqual([]);
    expect(world.failures).toEqual([]);
  });

  it('draw with four seeds', async () => {
    const uid = await givenProfile();
    const seeds: number[] = [];
    const world = queueWorld({
      engine: tileEngine((_, { seed }) => {
        seeds.push(seed);
        return drawTile();
      }),
    });
    await world.ask({ uid });
    await world.drain();
    expect(new Set(seeds).size).toBe(4);
  });

  it('are the same four for the same request id, and none for another body', async () => {
    const uid = await givenProfile();
    const requestId = randomUUID();
    const world = queueWorld();
    const first = await world.ask({ uid, requestId });
    const again = await Promise.all([1, 2, 3].map(() => world.ask({ uid, requestId })));
    for (const answer of again) expect(startedIds(answer)).toEqual(startedIds(first));
    const refused = { ok: false, refusal: { reason: 'request-reused' } };
    expect(await world.ask({ uid, requestId, prompt: 'a wolf' })).toEqual(refused);
    expect(await world.ask({ uid, requestId, count: 2 })).toEqual(refused);
    expect(await runGeneration(textRequest({ uid, requestId }), world.ports)).toEqual(refused);
    expect((await moneyOf(uid)).profile.credits_held).toBe(4);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are refused as a whole when the credits or the room are too few', async () => {
    const uid = await givenProfile({ credits: 3 });
    const world = queueWorld();
    expect(statesOf(await world.ask({ uid }))).toEqual(['insufficient-credits']);
    const rich = await givenProfile({ credits: 50 });
    expect(statesOf(await world.ask({ uid: rich }))).toHaveLength(4);
    expect(await world.ask({ uid: rich, count: 3 })).toEqual({
      ok: false,
      refusal: { reason: 'queue-full', params: { limit: 4 } },
    });
    expect(statesOf(await world.ask({ uid: rich, count: 2 }))).toEqual(['waiting', 'waiting']);
    expect((await moneyOf(uid)).jobs).toEqual([]);
    expect(await brokenInvariants(rich)).toEqual([]);
  });
});

describe('a single one', () => {
  it('of the embedded engine is drawn by the call itself', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    expect(await world.ask({ uid, count: 1 })).toMatchObject({
      ok: true,
      value: { groupId: null, jobs: [{ state: 'done' }], creditsAvailable: 9 },
    });
    expect(world.tasks).toEqual([]);
    expect((await moneyOf(uid)).jobs).toMatchObject([{ lane: 'now', state: 'done' }]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('says that it failed, and gives its credit back', async () => {
    const uid = await givenProfile();
    const refusing = tileEngine(() => Promise.resolve({ ok: false, failure: 'refused' }));
    const world = queueWorld({ engine: refusing });
    expect(await world.ask({ uid, count: 1 })).toMatchObject({
      value: { jobs: [{ state: 'failed' }], creditsAvailable: 10 },
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('waits where no place is free, and is a worker’s then; the old call is refused as ever', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    await world.ask({ uid, count: 2 });
    expect(statesOf(await world.ask({ uid, count: 1 }))).toEqual(['waiting']);
    expect(await runGeneration(textRequest({ uid }), world.ports)).toEqual({
      ok: false,
      refusal: { reason: 'too-many-running', params: { limit: 2 } },
    });
    await world.drain();
    expect((await moneyOf(uid)).items).toHaveLength(3);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('of a hosted model is a worker’s', async () => {
    const uid = await givenProfile();
    const world = queueWorld({ engine: { ...tileEngine(), id: 'hosted' } });
    expect(statesOf(await world.ask({ uid, count: 1 }))).toEqual(['queued']);
    expect(world.tasks).toMatchObject([{ engine: 'hosted', attempt: 1, sends: 1 }]);
  });

  it('is refused in a shape that the engine does not draw', async () => {
    const uid = await givenProfile();
    const { ports } = queueWorld();
    const wide = {
      ...textRequest({ uid }),
      count: 1,
      shape: 'wide',
      notify: false,
    } as const;
    expect(await startGeneration(wide, ports)).toEqual({
      ok: false,
      refusal: { reason: 'shape-unsupported' },
    });
  });
});

it('hands the shape that was asked for to the engine, and charges once', async () => {
  const uid = await givenProfile();
  const asked: unknown[] = [];
  const tile = tileEngine((_, { shape }) => {
    asked.push(shape);
    return drawTile();
  });
  const world = queueWorld({ engine: { ...tile, shapes: { text: ['wide'] } } });
  const wide = { ...textRequest({ uid }), count: 1, shape: 'wide', notify: false } as const;
  expect(await startGeneration(wide, world.ports)).toMatchObject({ ok: true });
  expect(asked).toEqual(['wide']);
  expect(await brokenInvariants(uid)).toEqual([]);
});

describe('tasks', () => {
  it('that come twice, or together, draw once', async () => {
    const uid = await givenProfile();
    const engine = tileEngine();
    const world = queueWorld({ engine });
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2 }));
    await Promise.all([1, 2, 3].map(() => world.run(jobId)));
    await world.run(jobId);
    expect(engine.drawn()).toBe(1);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('that are lost are sent again under another name, by the sweeper or by who asks again', async () => {
    const uid = await givenProfile();
    const requestId = randomUUID();
    const world = queueWorld();
    await world.ask({ uid, requestId, count: 2 });
    world.tasks.length = 0;
    const sweep = { jobs: world.worker.jobs, tasks: world.worker.tasks, log: failLoudly };
    expect(await sweepLost({ uid, now: new Date() }, sweep)).toBe(0);
    expect(await sweepLost({ uid, now: later(3 * MINUTE_MS)() }, sweep)).toBe(2);
    expect(world.tasks).toMatchObject([{ sends: 2 }, { sends: 2 }]);

    world.tasks.length = 0;
    const client = queueWorld({ now: later(6 * MINUTE_MS) });
    await client.ask({ uid, requestId, count: 2 });
    expect(client.tasks).toMatchObject([{ sends: 3 }, { sends: 3 }]);
    await client.drain();
    expect((await moneyOf(uid)).items).toHaveLength(2);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('an engine that is busy', () => {
  const away = () => tileEngine(() => Promise.resolve({ ok: false, failure: 'unavailable' }));

  it('is asked again as often as its kind may be, and nothing is charged when it stays so', async () => {
    const uid = await givenProfile();
    const engine = { ...away(), id: 'hosted' as const };
    const world = queueWorld({ engine });
    await world.ask({ uid, count: 1 });
    await world.drain();
    expect(engine.drawn()).toBe(3);
    const { jobs, profile } = await moneyOf(uid);
    expect(jobs).toMatchObject([{ state: 'failed', attempt: 3, failure: 'image-failed' }]);
    expect(profile).toMatchObject({ credits: 10, credits_held: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('delivers at the second attempt what the first did not bring', async () => {
    const uid = await givenProfile();
    const engine = tileEngine(() =>
      engine.drawn() === 1 ? Promise.resolve({ ok: false, failure: 'timeout' }) : drawTile(),
    );
    const world = queueWorld({ engine });
    await world.ask({ uid, count: 2 });
    await world.drain();
    expect(
      (await moneyOf(uid)).jobs.map(({ state, attempt }) => `${state} ${attempt}`).toSorted(),
    ).toEqual(['done 1', 'done 2']);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('while the day’s budget is spent, a job of a hosted model', () => {
  const HOUR_MS = 60 * MINUTE_MS;

  /** A trial of two places. */
  async function given() {
    const uid = await givenProfile({ credits: 60 });
    const engine = { ...tileEngine(), id: 'hosted' as const };
    const budget = { isSpent: true };
    const modelCosts = {
      refusal: () =>
        Promise.resolve(budget.isSpent ? ({ reason: 'drawing-paused' } as const) : null),
      record: () => Promise.resolve(),
    };
    const clock = { now: new Date() };
    const world = queueWorld({ engine, modelCosts, now: () => clock.now });
    const pass = (ms: number): void => {
      clock.now = new Date(clock.now.getTime() + ms);
    };
    const tend = () => tendQueue({ uid, now: clock.now }, world.worker);
    const states = async () => (await moneyOf(uid)).jobs.map(({ state }) => state).toSorted();
    return { uid, engine, budget, clock, pass, tend, world, states };
  }

  it('gives its place away and keeps its hold: what needs no model is drawn meanwhile', async () => {
    const { uid, world, engine, clock, states } = await given();
    expect(statesOf(await world.ask({ uid, count: 2 }))).toEqual(['queued', 'queued']);
    await world.drain();
    expect(await states()).toEqual(['waiting', 'waiting']);
    const { jobs, profile } = await moneyOf(uid);
    for (const { deferred_until } of jobs) {
      expect(deferred_until?.getTime()).toBe(clock.now.getTime() + 15 * MINUTE_MS);
    }
    expect(profile).toMatchObject({
      credits: 60,
      credits_held: 2,
      jobs_running: 0,
      jobs_waiting: 2,
    });
    expect(engine.drawn()).toBe(0);

    const own = tileEngine();
    const { modelCosts: _, ...ports } = world.ports;
    const embedded = { ...ports, engine: own, modelCosts: null };
    expect(await runGeneration(textRequest({ uid }), embedded)).toMatchObject({ ok: true });
    const here = queueWorld({ engine: own, now: () => clock.now });
    expect(statesOf(await here.ask({ uid, count: 1 }))).toEqual(['done']);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is not begun before its time, begins once when its time has come, and is not lost when nobody came then', async () => {
    const { uid, world, engine, budget, pass, tend, states } = await given();
    await world.ask({ uid, count: 2 });
    const first = [...world.tasks];
    await world.drain();
    budget.isSpent = false;
    pass(14 * MINUTE_MS);
    // A task that comes twice, and a sweeper that comes early.
    for (const { jobId } of first) await world.run(jobId);
    await tend();
    expect([world.tasks, engine.drawn(), await states()]).toEqual([[], 0, ['waiting', 'waiting']]);

    pass(3 * HOUR_MS);
    await Promise.all([tend(), tend()]);
    await tend();
    // Under names that were not used before: a queue takes none twice.
    expect(world.tasks).toMatchObject([{ sends: 2 }, { sends: 2 }]);
    expect(new Set(world.tasks.map(({ jobId }) => jobId)).size).toBe(2);
    expect((await moneyOf(uid)).jobs.map(({ deferred_until }) => deferred_until)).toEqual([
      null,
      null,
    ]);
    await world.drain();
    expect(engine.drawn()).toBe(2);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 58, credits_held: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('stands in nobody’s way, however many are deferred before', async () => {
    const { uid, world, pass, budget, states, engine } = await given();
    await profileRef(uid).update({
      plan_id: 'ULTIMATE',
      has_active_subscription: true,
    });
    for (let group = 0; group < 8; group += 1) await world.ask({ uid, count: 4 });
    await world.drain();
    expect(await states()).toEqual(Array.from({ length: 32 }, () => 'waiting'));
    budget.isSpent = false;
    // All before them wait for their time; the places are full of newer ones, of which the oldest follow.
    for (let group = 0; group < 4; group += 1) await world.ask({ uid, count: 4 });
    await world.drain();
    expect(engine.drawn()).toBe(16);
    pass(20 * MINUTE_MS);
    await tendQueue({ uid, now: world.ports.now() }, world.worker);
    await world.drain();
    expect(engine.drawn()).toBe(48);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('ends after half a day, and with its owner’s access, free of charge', async () => {
    const { uid, world, pass, tend } = await given();
    await world.ask({ uid, count: 1 });
    await world.drain();
    await profileRef(uid).update({ trial_ends_at: new Date(0) });
    await tend();
    await profileRef(uid).update({ trial_ends_at: new Date(Date.now() + 100 * HOUR_MS) });
    await world.ask({ uid, count: 1 });
    await world.drain();
    pass(WAITED_TOO_LONG_MS + MINUTE_MS);
    await tend();
    await world.drain();
    const { jobs, profile } = await moneyOf(uid);
    const failures = jobs.map((job) => ('failure' in job ? job.failure : job.state)).toSorted();
    expect(failures).toEqual(['access-ended', 'waited-too-long']);
    expect(profile).toMatchObject({ credits: 60, credits_held: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('a portrait of the profile’s photo', () => {
  const photoOf = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 512, height: 512, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();

  /** Asked for with a red photo; the profile names a blue one before a worker comes. */
  async function given() {
    const uid = await givenProfile();
    await givenProfilePhoto(uid, await photoOf('#f00'));
    const { profile_photo_url: red } = (await moneyOf(uid)).profile;
    const seen: string[] = [];
    const tile = tileEngine();
    const draw = async ({ source }: DrawRequests['portrait']): Promise<DrawResult> => {
      const { dominant } = await sharp(source.bytes).stats();
      seen.push(dominant.r > dominant.b ? 'red' : 'blue');
      return drawTile();
    };
    const engine = { ...tile, id: 'hosted', draw: { ...tile.draw, portrait: draw } } as const;
    const world = queueWorld({ engine });
    const request = {
      uid,
      operation: 'portrait',
      input: {
        requestId: randomUUID(),
        templateId: 'casual-coffee-shop',
        source: { kind: 'profile' },
      },
      count: 1,
      shape: 'square',
      notify: false,
    } as const;
    const ask = () => startGeneration(request, world.ports);
    const [jobId = ''] = startedIds(await ask());
    await givenProfilePhoto(uid, await photoOf('#00f'));
    return {
      uid,
      red,
      seen,
      world,
      ask,
      job: db.collection(COLLECTIONS.generationJobs).doc(jobId),
    };
  }

  it('is made of the one that it was asked for with, and is the same request when it is asked for again', async () => {
    const { uid, seen, world, ask } = await given();
    expect(statesOf(await ask())).toEqual(['queued']);
    await world.drain();
    expect(seen).toEqual(['red']);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('ends free of charge where that one is gone, and counts as work for nothing', async () => {
    const { uid, red, seen, world } = await given();
    await bucket.file(parseGsUrl(red ?? '')?.path ?? '').delete();
    await world.drain();
    const { jobs, profile } = await moneyOf(uid);
    expect(jobs).toMatchObject([{ state: 'failed', failure: 'source-missing' }]);
    expect(seen).toEqual([]);
    expect(profile).toMatchObject({ credits: 10, credits_held: 0, wasted_jobs: { count: 1 } });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('that was asked for before this was kept is made of the profile’s photo of now', async () => {
    const { seen, world, job } = await given();
    await job.update({ profile_photo_url: FieldValue.delete() });
    await world.drain();
    expect(seen).toEqual(['blue']);
  });
});

it('that waits for its worker is not ended by who asks again by its own call, however late', async () => {
  const uid = await givenProfile();
  const world = queueWorld({ engine: { ...tileEngine(), id: 'hosted' as const } });
  const requestId = randomUUID();
  expect(statesOf(await world.ask({ uid, requestId, count: 1 }))).toEqual(['queued']);
  const ports = { ...world.ports, now: later(10 * MINUTE_MS), settleTimeoutMs: 50 };
  expect(await runGeneration(textRequest({ uid, requestId }), ports)).toEqual({
    ok: false,
    refusal: { reason: 'request-running' },
  });
  await world.drain();
  const { jobs, profile } = await moneyOf(uid);
  expect(jobs.map(({ state }) => state)).toEqual(['done']);
  expect(profile.wasted_jobs).toBeNull();
  expect(await brokenInvariants(uid)).toEqual([]);
});

it('that is a worker’s holds no call of who asks again by its own: each is told at once', async () => {
  const uid = await givenProfile();
  const world = queueWorld({ engine: { ...tileEngine(), id: 'hosted' as const } });
  const requestId = randomUUID();
  startedIds(await world.ask({ uid, requestId, count: 1 }));
  let waits = 0;
  const waitForOutcome = () => {
    waits += 1;
    return Promise.resolve({ kind: 'running' } as const);
  };
  const ports = { ...world.ports, jobs: { ...world.ports.jobs, waitForOutcome } };
  const again = () => runGeneration(textRequest({ uid, requestId }), ports);
  const answers = await Promise.all(Array.from({ length: 40 }, again));
  const told = { ok: false, refusal: { reason: 'request-running' } };
  expect(answers).toEqual(Array.from({ length: 40 }, () => told));
  expect(waits).toBe(0);
  await world.drain();
  expect(await again()).toMatchObject({ ok: true });
  expect(await brokenInvariants(uid)).toEqual([]);
});

describe('a worker that is gone', () => {
  it('is followed by another one, and what it still does comes to nothing', async () => {
    const uid = await givenProfile();
    const drawing = Promise.withResolvers<void>();
    const hangs = Promise.withResolvers<void>();
    const engine = tileEngine(async () => {
      if (engine.drawn() === 1) {
        drawing.resolve();
        await hangs.promise;
      }
      return drawTile();
    });
    const world = queueWorld({ engine });
    const [jobId = '', other = ''] = startedIds(await world.ask({ uid, count: 2 }));
    const stuck = world.run(jobId);
    await drawing.promise;
    await world.cancel(uid, { jobIds: [other] });
    world.tasks.length = 0;

    const now = later(10 * MINUTE_MS)();
    const sweep = { jobs: world.worker.jobs, tasks: world.worker.tasks, log: failLoudly };
    expect(await sweepJobs({ uid, now }, sweep)).toBe(0);
    expect(world.tasks).toMatchObject([{ jobId, attempt: 2 }]);
    await world.run(jobId, { now: () => now });
    const paid = await objectsOf(uid);
    expect(paid).toHaveLength(2);
    hangs.resolve();
    await stuck;
    expect(await objectsOf(uid)).toEqual(paid);
    expect(await namedObjectsOf(uid)).toEqual(paid);
    expect((await moneyOf(uid)).ledger.filter(({ amount }) => amount < 0)).toHaveLength(1);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('for the last time gives the credits back', async () => {
    const uid = await givenProfile();
    const world = queueWorld({ engine: tileEngine(() => Promise.reject(new Error('dead'))) });
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2 }));
    const { jobs } = world.worker;
    const sweep = { jobs, tasks: world.worker.tasks, log: failLoudly };
    for (const hours of [1, 2]) {
      await jobs.claim({ jobId, now: later(hours * 60 * MINUTE_MS)() });
      await sweepJobs({ uid, now: later(hours * 60 * MINUTE_MS + 10 * MINUTE_MS)() }, sweep);
    }
    expect(await jobs.read(jobId)).toMatchObject({ state: 'failed', attempt: 2 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('waiting', () => {
  it('ends for all at once when access does', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    await world.ask({ uid });
    await profileRef(uid).update({ trial_ends_at: new Date(0) });
    await world.drain();
    // The two that had a place were drawn: they were asked for in time.
    expect((await moneyOf(uid)).items).toHaveLength(2);
    const queue = { jobs: world.worker.jobs, tasks: world.worker.tasks, log: failLoudly };
    expect(await tendQueue({ uid, now: new Date() }, queue)).toBe(2);
    const { jobs, profile } = await moneyOf(uid);
    const failures = jobs.flatMap((job) => (job.state === 'failed' ? [job.failure] : []));
    expect(failures).toEqual(['access-ended', 'access-ended']);
    expect(profile).toMatchObject({ credits: 8, credits_held: 0, jobs_waiting: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is over at once when the plan grows', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    await world.ask({ uid });
    await profileRef(uid).update({ plan_id: 'ULTIMATE', has_active_subscription: true });
    const queue = { jobs: world.worker.jobs, tasks: world.worker.tasks, log: failLoudly };
    await tendQueue({ uid, now: new Date() }, queue);
    expect(world.tasks).toHaveLength(4);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('lets those who came before begin first, also when a new request finds the places', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const first = startedIds(await world.ask({ uid }));
    await profileRef(uid).update({ plan_id: 'PLUS', has_active_subscription: true });
    expect(statesOf(await world.ask({ uid }))).toEqual(['queued', 'waiting', 'waiting', 'waiting']);
    expect(world.tasks.slice(0, 4).map(({ jobId }) => jobId)).toEqual(first);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is not for ever', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    await world.ask({ uid });
    const queue = { jobs: world.worker.jobs, tasks: world.worker.tasks, log: failLoudly };
    await sweepQueues({ now: later(WAITED_TOO_LONG_MS + MINUTE_MS)() }, queue);
    const { jobs } = await moneyOf(uid);
    expect(jobs.map(({ state }) => state).toSorted()).toEqual([
      'failed',
      'failed',
      'queued',
      'queued',
    ]);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('asking again for what did not come', () => {
  it('asks for the same under a new id, within a day', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2, prompt: 'a fox at dawn' }));
    const retry = (request: { uid: string; requestId: string }, now = () => new Date()) =>
      retryJob(
        { jobId, ...request },
        { jobs: world.worker.jobs, now, start: (again) => startGeneration(again, world.ports) },
      );
    const requestId = randomUUID();
    const missing = { ok: false, refusal: { reason: 'job-missing' } };
    expect(await retry({ uid, requestId })).toEqual(missing);
    await world.cancel(uid, { jobIds: [jobId] });
    expect(await retry({ uid: await givenProfile(), requestId })).toEqual(missing);
    expect(await retry({ uid, requestId }, later(INPUT_KEPT_MS + MINUTE_MS))).toEqual(missing);

    const answers = [await retry({ uid, requestId }), await retry({ uid, requestId })];
    expect(answers[0]).toMatchObject({ ok: true, value: { jobs: [{ state: 'done' }] } });
    expect(answers.map(startedIds)).toEqual([[`${uid}_${requestId}`], [`${uid}_${requestId}`]]);
    expect((await moneyOf(uid)).profile.credits).toBe(9);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('finds nothing once its time is over', async () => {
    const uid = await givenProfile();
    const world = queueWorld();
    const [jobId = ''] = startedIds(await world.ask({ uid, count: 2 }));
    await world.cancel(uid, { jobIds: [jobId] });
    const { jobs } = world.worker;
    await jobs.forgetInputs({ now: later(INPUT_KEPT_MS + MINUTE_MS)(), limit: 1_000 });
    expect((await jobs.read(jobId))?.input).toBeNull();
  });

  it('leaves no word of it behind a day after the end, whatever that was, and stays one request', async () => {
    const uid = await givenProfile();
    const prompt = `a secret ${randomUUID()}`;
    const tile = tileEngine(async () => ({ ...(await drawTile()), ignored: [prompt] }));
    const world = queueWorld({ engine: tile });
    const [requestId, failing] = [randomUUID(), randomUUID()];
    const asked = await world.ask({ uid, requestId, prompt, count: 3 });
    await world.cancel(uid, { jobIds: startedIds(asked).slice(1, 2) });
    await world.drain();
    const refusing = tileEngine(() => Promise.resolve({ ok: false, failure: 'refused' }));
    const refused = textRequest({ uid, requestId: failing, prompt });
    await runGeneration(refused, { ...world.ports, engine: refusing });
    const read = async () => {
      const { jobs, groups } = await moneyOf(uid);
      return { text: JSON.stringify({ jobs, groups }), states: jobs.map(({ state }) => state) };
    };
    const before = await read();
    expect(before.states.toSorted()).toEqual(['cancelled', 'done', 'done', 'failed']);
    expect(before.text).toContain(prompt);

    const { jobs } = world.worker;
    await jobs.forgetInputs({ now: later(INPUT_KEPT_MS - MINUTE_MS)(), limit: 1_000 });
    expect((await read()).text).toBe(before.text);
    const now = later(INPUT_KEPT_MS + MINUTE_MS);
    await sweepQueues({ now: now() }, { jobs, tasks: world.ports.tasks, log: failLoudly });
    const after = await read();
    expect(after.text).not.toContain(prompt);
    expect(after.states).toEqual(before.states);
    await sweepQueues({ now: now() }, { jobs, tasks: world.ports.tasks, log: failLoudly });
    expect((await read()).text).toBe(after.text);

    // The same ids are the same requests still, and none is drawn again.
    const drawn = tile.drawn();
    expect(await runGeneration(refused, world.ports)).toMatchObject({
      refusal: { reason: 'image-refused' },
    });
    expect(statesOf(await world.ask({ uid, requestId, prompt, count: 3 }))).toEqual([
      'done',
      'cancelled',
      'done',
    ]);
    expect(tile.drawn()).toBe(drawn);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

it('forty requests for four at once serve as many as 100 credits pay, and no more', async () => {
  const uid = await givenProfile({
    credits: 100,
    plan_id: 'ULTIMATE',
    has_active_subscription: true,
  });
  const world = queueWorld();
  const answers = await Promise.all(Array.from({ length: 40 }, () => world.ask({ uid })));
  expect(sum(answers.map((answer) => (answer.ok ? 4 : 0)))).toBe(100);
  expect((await moneyOf(uid)).profile).toMatchObject({
    credits_held: 100,
    jobs_running: 10,
    jobs_waiting: 90,
  });
  expect(await brokenInvariants(uid)).toEqual([]);
});
