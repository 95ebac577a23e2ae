import { randomUUID } from 'node:crypto';
import { WASTED_JOBS } from '@lumashot/domain/profile/pause';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { afterAll, describe, expect, it } from 'vitest';
import {
  runGeneration,
  type GenerationPorts,
} from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { FAULTS, withFault } from '../support/faults.ts';
import { drawTile, portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenUpload, inputsFor, productShot, runAny } from '../support/jobs/requests.ts';
import { thiefFor, type Thief } from '../support/accounts/thief.ts';
import { IS_TORTURE } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

/** The same ports, with an owner who looks for the picture around every step that could show it. */
function watched(
  ports: GenerationPorts,
  thief: Thief,
): { ports: GenerationPorts; stolenBeforeCommit: () => number } {
  let stolen = 0;
  let isCommitted = false;
  const look = async (): Promise<void> => {
    if (!isCommitted) stolen += await thief.steal();
  };
  const { results, jobs } = ports;
  return {
    stolenBeforeCommit: () => stolen,
    ports: {
      ...ports,
      results: {
        ...results,
        save: async (request) => {
          try {
            return await results.save(request);
          } finally {
            await look();
          }
        },
        remove: async (owner) => {
          await look();
          await results.remove(owner);
        },
      },
      jobs: {
        ...jobs,
        commit: async (request) => {
          await look();
          try {
            const settlement = await jobs.commit(request);
            isCommitted = settlement.kind === 'done';
            return settlement;
          } catch (error) {
            // Perhaps only the answer was lost.
            isCommitted = (await stateOf(request.jobId)) === 'done';
            throw error;
          }
        },
        release: async (request) => {
          const settlement = await jobs.release(request);
          await look();
          return settlement;
        },
      },
    },
  };
}

/** Draws, and says something of it that the database refuses: half of an emoji. */
const unkept = () => tileEngine(async () => ({ ...(await drawTile()), ignored: ['\ud800'] }));

const stateOf = async (jobId: string): Promise<unknown> =>
  (await db.collection('generation_jobs').doc(jobId).get()).get('state');

describe('a picture that is not paid', () => {
  const operations: readonly OperationName[] = IS_TORTURE ? OPERATION_NAMES : ['text'];

  it.each(FAULTS.flatMap((fault) => operations.map((operation) => ({ fault, operation }))))(
    'cannot be read by its owner while $operation meets a call that $fault, whichever call it is',
    async ({ fault, operation }) => {
      let isHit = true;
      for (let at = 1; isHit; at += 1) {
        const uid = await givenProfile();
        const inputs = await inputsFor(uid, { only: operation });
        const faulty = withFault(portsWith(), { fault, at });
        // What was made for the inputs is paid: its bytes are not the ones looked for.
        const owned = await (await thiefFor(uid)).steal();
        const thief = await thiefFor(uid);
        const beyondOwned: Thief = { steal: async () => (await thief.steal()) - owned };
        const { ports, stolenBeforeCommit } = watched(faulty.ports, beyondOwned);
        await runAny({ uid, operation }, { inputs, ports }).catch(() => undefined);
        expect({ at, stolen: stolenBeforeCommit() }).toEqual({ at, stolen: 0 });
        isHit = faulty.wasHit();
      }
    },
    180_000,
  );

  it('cannot be read when its row is one that the database refuses', async () => {
    const uid = await givenProfile();
    const thief = await thiefFor(uid);
    const { ports, stolenBeforeCommit } = watched(portsWith({ engine: unkept() }), thief);
    const result = await runGeneration(textRequest({ uid }), ports);
    expect(result).toMatchObject({ ok: false, refusal: { reason: 'image-not-saved' } });
    expect(stolenBeforeCommit()).toBe(0);
    expect(await objectsOf(uid)).toEqual([]);
    expect((await moneyOf(uid)).profile.credits).toBe(10);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is read by its owner as soon as it is paid', async () => {
    const uid = await givenProfile();
    const thief = await thiefFor(uid);
    const { ports, stolenBeforeCommit } = watched(portsWith(), thief);
    await runGeneration(textRequest({ uid }), ports);
    expect(stolenBeforeCommit()).toBe(0);
    expect(await thief.steal()).toBeGreaterThan(0);
  });
});

describe('work for nothing', () => {
  const refusing = tileEngine(() => Promise.resolve({ ok: false, failure: 'refused' }));
  const away = tileEngine(() => Promise.resolve({ ok: false, failure: 'unavailable' }));

  it('pauses its owner for the rest of the hour, and nobody else', async () => {
    const uid = await givenProfile();
    const neighbour = await givenProfile();
    for (let job = 0; job < WASTED_JOBS.most; job += 1) {
      await runGeneration(textRequest({ uid }), portsWith({ engine: refusing }));
    }
    const engine = tileEngine();
    expect(await runGeneration(textRequest({ uid }), portsWith({ engine }))).toEqual({
      ok: false,
      refusal: { reason: 'too-many-failures' },
    });
    expect(engine.drawn()).toBe(0);
    expect(await runGeneration(textRequest({ uid: neighbour }), portsWith())).toMatchObject({
      ok: true,
    });
    const later = () => new Date(Date.now() + WASTED_JOBS.windowMs);
    expect(await runGeneration(textRequest({ uid }), portsWith({ now: later }))).toMatchObject({
      ok: true,
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('counts what was drawn and not saved, and not what the engine could not draw', async () => {
    const uid = await givenProfile();
    await runGeneration(textRequest({ uid }), portsWith({ engine: away }));
    expect((await moneyOf(uid)).profile.wasted_jobs).toBeNull();
    await runGeneration(textRequest({ uid }), portsWith({ engine: unkept() }));
    expect((await moneyOf(uid)).profile.wasted_jobs).toMatchObject({ count: 1 });
  });

  it('counts what its own photos refuse, and decodes none while one of them is missing', async () => {
    const uid = await givenProfile();
    const photo = await givenUpload(uid);
    const missing = `uploads/${uid}/${randomUUID()}.jpg`;
    const ports = portsWith();
    let decoded = 0;
    const reencode: typeof ports.reencode = (bytes) => {
      decoded += 1;
      return ports.reencode(bytes);
    };
    const reasons: string[] = [];
    for (let job = 0; job <= WASTED_JOBS.most; job += 1) {
      const input = productShot([photo, photo, photo, photo, missing]);
      const result = await runGeneration(
        { uid, operation: 'productShot', input },
        { ...ports, reencode },
      );
      reasons.push(result.ok ? 'made' : result.refusal.reason);
    }
    expect(reasons).toEqual([
      ...Array.from({ length: WASTED_JOBS.most }, () => 'source-missing'),
      'too-many-failures',
    ]);
    expect(decoded).toBe(0);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('counts photos that were decoded for nothing, and no trouble of our own with them', async () => {
    const uid = await givenProfile();
    const photo = await givenUpload(uid);
    const input = () => productShot([photo, photo]);
    const unreachable = () => Promise.reject(new Error('Storage is away'));
    const request = { uid, operation: 'productShot' } as const;
    const { sources } = portsWith();
    for (const broken of [{ look: unreachable }, { read: unreachable }]) {
      const ports = portsWith({ sources: { ...sources, ...broken } });
      const failed = { ok: false, refusal: { reason: 'product-shot-failed' } };
      expect(await runGeneration({ ...request, input: input() }, ports)).toEqual(failed);
    }
    expect((await moneyOf(uid)).profile.wasted_jobs).toBeNull();
    const noPhoto = await givenUpload(uid, Buffer.from('no photo'));
    const unreadable = { ...request, input: productShot([photo, noPhoto]) };
    expect(await runGeneration(unreadable, portsWith())).toEqual({
      ok: false,
      refusal: { reason: 'source-unreadable' },
    });
    expect((await moneyOf(uid)).profile.wasted_jobs).toMatchObject({ count: 1 });
  });
});

it('serves nothing to a suspended account', async () => {
  const uid = await givenProfile();
  await profileRef(uid).update({ suspended_at: new Date() });
  const engine = tileEngine();
  expect(await runGeneration(textRequest({ uid }), portsWith({ engine }))).toEqual({
    ok: false,
    refusal: { reason: 'account-suspended' },
  });
  expect(engine.drawn()).toBe(0);
  expect((await moneyOf(uid)).jobs).toEqual([]);
});
