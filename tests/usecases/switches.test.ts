import { randomUUID } from 'node:crypto';
import { IMPOSSIBLE } from '@lumashot/domain/admin/impossible';
import { ALL_ON, liveBudget, type LiveSwitches } from '@lumashot/domain/admin/live';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreLive, readLive } from '../../functions/src/adapters/firestore/admin/live.ts';
import { firestoreModelCosts } from '../../functions/src/adapters/firestore/jobs/modelCosts.ts';
import { startGeneration } from '../../functions/src/usecases/jobs/startGeneration.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { acted, adminPorts, CHOICES } from '../support/accounts/adminPorts.ts';
import { portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { queueWorld, startedIds } from '../support/jobs/queue.ts';
import { givenProfile } from '../support/accounts/users.ts';

/** A project of its own: what is off here would be off for every test that runs beside this one. */
const apart = initializeApp({ projectId: 'demo-switches' }, 'switches');
const elsewhere = getFirestore(apart);
afterAll(async () => {
  await deleteApp(apart);
  await closeAdmin();
});

const OFF = { ...ALL_ON, off: { text: { words: 'Back at noon' } } };

it('nothing new of an operation that is off is taken; what was paid is still answered', async () => {
  const uid = await givenProfile();
  const paid = textRequest({ uid });
  const first = await runGeneration(paid, portsWith());
  const ports = portsWith({ live: () => Promise.resolve(OFF) });
  const refusal = { reason: 'switched-off', params: { words: 'Back at noon' } };
  expect(await runGeneration(textRequest({ uid }), ports)).toEqual({ ok: false, refusal });
  const several = { ...textRequest({ uid }), count: 2, shape: 'square', notify: false } as const;
  expect(await startGeneration(several, ports)).toEqual({ ok: false, refusal });
  expect(await runGeneration(paid, ports)).toEqual(first);
  expect((await moneyOf(uid)).profile).toMatchObject({ credits: 9, credits_held: 0 });
  expect(await brokenInvariants(uid)).toEqual([]);
});

describe('what waits for an operation that is switched off meanwhile', () => {
  /** Four of a plan of two, and off before a worker has come. */
  async function switchedOff() {
    const uid = await givenProfile();
    const engine = tileEngine();
    let live = ALL_ON;
    const world = queueWorld({ engine, live: () => Promise.resolve(live) });
    const started = startedIds(await world.ask({ uid }));
    const off = (next: LiveSwitches) => {
      live = next;
    };
    return { uid, engine, world, started, off };
  }
  const free = { credits: 10, credits_held: 0, jobs_running: 0, jobs_waiting: 0 };

  it('is not drawn: each fails with the reason, once, and its credits are free', async () => {
    const { uid, engine, world, started, off } = await switchedOff();
    off(OFF);
    await world.drain();
    expect(engine.drawn()).toBe(0);
    const { profile, jobs, ledger } = await moneyOf(uid);
    expect(profile).toMatchObject(free);
    expect(jobs.map((job) => [job.state, 'failure' in job ? job.failure : null])).toEqual(
      started.map(() => ['failed', 'switched-off-since']),
    );
    // The same tasks once more, and after it is on again: they ended.
    for (const jobId of started) await world.run(jobId);
    off(ALL_ON);
    for (const jobId of started) await world.run(jobId);
    const after = await moneyOf(uid);
    expect(after).toEqual({ ...after, profile: expect.objectContaining(free), ledger });
    expect(engine.drawn()).toBe(0);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('fails too when the switch comes between two attempts', async () => {
    const { uid, engine, world, started, off } = await switchedOff();
    const [jobId = ''] = started;
    const failing = { ...world.ports, engine: tileEngine(() => Promise.reject(new Error('down'))) };
    await world.run(jobId, { portsFor: () => Promise.resolve(failing) });
    expect((await world.worker.jobs.read(jobId))?.state).toBe('queued');
    const drawn = engine.drawn();
    off(OFF);
    await world.drain();
    expect(engine.drawn()).toBe(drawn);
    expect((await moneyOf(uid)).profile).toMatchObject(free);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('of another operation is drawn, and so is everything while only new ones are not taken', async () => {
    const { uid, engine, world, off } = await switchedOff();
    off({ ...ALL_ON, paused: { words: '' }, off: { portrait: { words: '' } } });
    await world.drain();
    expect(engine.drawn()).toBe(4);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 6, credits_held: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

const ports = adminPorts({ live: firestoreLive(elsewhere) });

/** As it is when it is asked for, unless it was seen before. */
async function switched(
  live: LiveSwitches,
  asked: { changedAt?: string | null; key?: string } = {},
) {
  const { changedAt = (await readLive(elsewhere)).changedAt?.toISOString() ?? null, key } = asked;
  const action = { kind: 'switch', live, changedAt } as const;
  return acted({ action, ports, ...(key === undefined ? {} : { key }) });
}

it('nobody is switched to who is not set up, and no budget beyond what the owner allows', async () => {
  const before = (await readLive(elsewhere)).live;
  const refused = (live: Partial<LiveSwitches>) => switched({ ...ALL_ON, ...live });
  expect(await refused({ models: { text: 'replicate:black-forest-labs/flux-2-pro' } })).toContain(
    'Nobody who is set up',
  );
  expect(await refused({ models: { cutOut: CHOICES.models.text?.[0] ?? '' } })).toContain(
    'Nobody who is set up',
  );
  expect(await refused({ budgetUsd: 300.01 })).toContain('three times');
  expect((await readLive(elsewhere)).live).toEqual(before);
});

it('a budget that is switched to nothing lets nothing be drawn by models', async () => {
  const costs = (live: LiveSwitches) =>
    firestoreModelCosts(elsewhere, {
      budget: liveBudget(live, CHOICES.budget),
      log: { passed: () => {} },
    });
  const now = new Date();
  expect(await costs(ALL_ON).refusal({ now })).toBeNull();
  expect(await costs({ ...ALL_ON, budgetUsd: 0 }).refusal({ now })).toEqual({
    reason: 'drawing-paused',
  });
});

it('what an operator switches is what is read', async () => {
  expect(await switched(OFF)).toContain('Switched');
  expect((await readLive(elsewhere)).live).toEqual(OFF);
  const [, other = ''] = CHOICES.models.text ?? [];
  const more = { ...ALL_ON, models: { text: other }, budgetUsd: 300, packsOff: { words: 'Soon' } };
  expect(await switched(more)).toContain('Switched');
  expect((await readLive(elsewhere)).live).toEqual(more);
  await switched(ALL_ON);
  expect((await readLive(elsewhere)).live).toEqual(ALL_ON);
  const { docs } = await db.collection(COLLECTIONS.auditLog).where('kind', '==', 'switch').get();
  expect(docs.map((row): unknown => row.get('details.live'))).toContainEqual(OFF);
});

describe('who has seen what is not on any more', () => {
  const PAUSED = { ...ALL_ON, paused: { words: 'Not now' } };
  const seen = async () => (await readLive(elsewhere)).changedAt?.toISOString() ?? null;
  const OVERTAKEN = IMPOSSIBLE['switched-meanwhile'];

  it('switches nothing: an emergency pause stays, whatever somebody saves over it', async () => {
    await switched(ALL_ON);
    const before = await seen();
    expect(await switched(PAUSED, { changedAt: before })).toContain('Switched');
    const banner = { ...ALL_ON, banner: { words: 'Hello' } };
    expect(await switched(banner, { changedAt: before })).toContain(OVERTAKEN);
    // And who has seen that nothing was ever switched.
    expect(await switched(banner, { changedAt: null })).toContain(OVERTAKEN);
    expect((await readLive(elsewhere)).live).toEqual(PAUSED);
    expect(await switched({ ...PAUSED, banner: { words: 'Hello' } })).toContain('Switched');
  });

  it('also when both press at the same time: one of them gets through, the others hear it', async () => {
    await elsewhere.recursiveDelete(elsewhere.collection(COLLECTIONS.config));
    for (const changedAt of [null, 'now'] as const) {
      const before = changedAt === null ? null : await seen();
      const budgets = [1, 2, 3, 4];
      const said = await Promise.all(
        budgets.map((budgetUsd) => switched({ ...ALL_ON, budgetUsd }, { changedAt: before })),
      );
      const through = budgets.filter((_, at) => said[at]?.startsWith('Switched'));
      expect(said.filter((one) => one.includes(OVERTAKEN))).toHaveLength(3);
      expect(through).toEqual([(await readLive(elsewhere)).live.budgetUsd]);
    }
  });

  it('is not who asks again by the key of what was cut off, having seen their own change', async () => {
    const before = await seen();
    const key = randomUUID();
    const end = () => Promise.reject(new Error('the process died'));
    const dying = { ...ports, audit: { ...ports.audit, end } };
    const action = { kind: 'switch', live: PAUSED, changedAt: before } as const;
    await expect(acted({ action, key, ports: dying })).rejects.toThrow('the process died');
    expect(await switched(PAUSED, { changedAt: before, key })).toBe(
      'Switched: everywhere within a minute',
    );
    // As the command line does, which reads first.
    expect(await switched(PAUSED, { key })).toBe('Switched: everywhere within a minute (again)');
    await switched(ALL_ON);
  });
});
