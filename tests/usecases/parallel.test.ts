import { randomUUID } from 'node:crypto';
import { PLAN_IDS, PLANS } from '@lumashot/domain/billing/plans';
import { afterAll, describe, expect, it } from 'vitest';
import {
  runGeneration,
  type GenerationPorts,
} from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin } from '../support/admin.ts';
import { drawTile, portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfilePhoto } from '../support/jobs/requests.ts';
import { amount } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const portrait = (uid: string, templateId: 'smart-casual' | 'evening-formal') =>
  ({
    uid,
    operation: 'portrait',
    input: { requestId: randomUUID(), templateId, source: { kind: 'profile' } },
  }) as const;

const BY_COST = {
  1: (uid: string, ports: GenerationPorts) => runGeneration(textRequest({ uid }), ports),
  2: (uid: string, ports: GenerationPorts) =>
    runGeneration(
      {
        uid,
        operation: 'storyboard',
        input: { requestId: randomUUID(), description: 'A fox finds a lamp' },
      },
      ports,
    ),
  3: (uid: string, ports: GenerationPorts) => runGeneration(portrait(uid, 'smart-casual'), ports),
  4: (uid: string, ports: GenerationPorts) => runGeneration(portrait(uid, 'evening-formal'), ports),
};

describe('200 parallel requests on 10 credits', () => {
  const seeds = times(amount({ usual: 1, torture: 20 }), (seed) => seed + 1);
  const cases = seeds.flatMap((seed) =>
    ([1, 2, 3, 4] as const).map((cost) => ({ seed, cost, most: Math.floor(10 / cost) })),
  );

  it.each(cases)('at cost $cost serve exactly $most (run $seed)', async ({ cost, most }) => {
    const uid = await givenProfile({ has_active_subscription: true, plan_id: 'ULTIMATE' });
    await givenProfilePhoto(uid);
    const ports = portsWith();
    const results = await Promise.all(times(200, () => BY_COST[cost](uid, ports)));

    expect(results.filter(({ ok }) => ok)).toHaveLength(most);
    const reasons = new Set(results.map((result) => (result.ok ? null : result.refusal.reason)));
    expect(reasons).toEqual(new Set([null, 'insufficient-credits']));
    const { profile, items } = await moneyOf(uid);
    expect(profile).toMatchObject({
      credits: 10 - most * cost,
      credits_held: 0,
      jobs_running: 0,
    });
    expect(items).toHaveLength(most);
    expect(await brokenInvariants(uid)).toEqual([]);
  });
});

describe('one request id, sent 100 times', () => {
  it.each(['at once', 'one after the other'])('%s: one picture, one debit', async (how) => {
    const uid = await givenProfile();
    const engine = tileEngine();
    const request = textRequest({ uid });
    const ask = () => runGeneration(request, portsWith({ engine }));
    const results: Awaited<ReturnType<typeof ask>>[] = [];
    if (how === 'at once') results.push(...(await Promise.all(times(100, ask))));
    else for (let time = 0; time < 100; time += 1) results.push(await ask());

    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ ok: true, value: { creditsRemaining: 9 } });
    expect(engine.drawn()).toBe(1);
    const { items, ledger } = await moneyOf(uid);
    expect(items).toHaveLength(1);
    expect(ledger.filter((row) => row.amount < 0)).toHaveLength(1);
  });
});

describe('jobs at a time', () => {
  const plans = [null, ...PLAN_IDS].map((planId) => ({
    planId,
    most: PLANS[planId ?? 'STARTER'].concurrency.images,
  }));

  it.each(plans)(
    'of plan $planId are $most; one more is told to wait',
    async ({ planId, most }) => {
      const uid = await givenProfile({
        credits: 100,
        plan_id: planId,
        has_active_subscription: planId !== null,
      });
      const gate = Promise.withResolvers<void>();
      const allIn = Promise.withResolvers<void>();
      const oneTooMany = Promise.withResolvers<'drawn'>();
      const engine = tileEngine(async () => {
        if (engine.drawn() === most) allIn.resolve();
        if (engine.drawn() > most) oneTooMany.resolve('drawn');
        await gate.promise;
        return drawTile();
      });
      const ports = portsWith({ engine });
      const runs = times(most + 1, () => runGeneration(textRequest({ uid }), ports));
      const firstToEnd = Promise.race(runs);
      await allIn.promise;
      expect(await Promise.race([firstToEnd, oneTooMany.promise])).toEqual({
        ok: false,
        refusal: { reason: 'too-many-running', params: { limit: most } },
      });
      gate.resolve();
      expect((await Promise.all(runs)).filter(({ ok }) => ok)).toHaveLength(most);
      expect(await brokenInvariants(uid)).toEqual([]);
    },
  );
});
