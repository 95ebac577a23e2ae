import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { readMoney } from '../../functions/src/adapters/firestore/admin/readMoney.ts';
import { firestoreModelCosts } from '../../functions/src/adapters/firestore/jobs/modelCosts.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { drawTile, portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { moneyOf } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const USE = {
  provider: 'vertex',
  model: 'gemini-nano-banana-2.1',
  inputTokens: 210,
  outputTokens: 1_120,
  costMicros: 33_915,
};

/** Millionths of a dollar: 744 dollars a year for 3,000 credits a month. */
const LEAST_A_CREDIT = 20_667;

/** Days of the far future, one a test: nobody else sums them. */
let years = 0;
const newDay = (): Date => new Date(Date.UTC(2_200 + (years += 1), 0, 1, 12));

function studio(limitMicros = 1_000_000) {
  const budget = { alertMicros: 50_000, limitMicros };
  const now = newDay();
  const told: unknown[] = [];
  const costs = firestoreModelCosts(db, {
    budget,
    log: { passed: ({ bound }) => told.push(bound) },
  });
  const engine = tileEngine(async () => ({ ...(await drawTile()), uses: [USE] }));
  const failing = tileEngine(async () => ({ ok: false, failure: 'unavailable', uses: [USE] }));
  const ports = portsWith({ engine, modelCosts: costs });
  const dayOf = async (): Promise<unknown> =>
    (
      await db.collection(COLLECTIONS.modelCostDays).doc(now.toISOString().slice(0, 10)).get()
    ).data();
  return { now, budget, told, costs, ports, failing, dayOf };
}

describe('what a hosted picture costs', () => {
  it('is kept with its job and summed by the day, also for a picture that never came', async () => {
    const { costs, ports, failing, told, now, budget, dayOf } = studio();
    const uid = await givenProfile();
    const first = textRequest({ uid });
    // The ledger goes by the real clock, the day by its own.
    const atDay = {
      ...costs,
      record: (kept: Parameters<typeof costs.record>[0]) => costs.record({ ...kept, now }),
    };
    await runGeneration(first, { ...ports, modelCosts: atDay });
    await runGeneration(textRequest({ uid }), { ...ports, engine: failing, modelCosts: atDay });

    expect(await dayOf()).toMatchObject({ cost_micros: 67_830, jobs: 2 });
    expect(told).toEqual(['alert']);
    const kept = await db
      .collection(COLLECTIONS.modelCosts)
      .doc(`${uid}_${first.input.requestId}`)
      .get();
    expect(kept.data()).toMatchObject({
      operation: 'text',
      cost_micros: 33_915,
      uses: [{ provider: 'vertex', model: USE.model, input_tokens: 210, output_tokens: 1_120 }],
    });
    // One credit came in for two pictures' cost.
    const { today } = await readMoney(db, { budget, now });
    expect(today.byOperation).toEqual([
      { name: 'text', jobs: 2, costMicros: 67_830, incomeMicros: LEAST_A_CREDIT },
    ]);
  });

  it('counts once when the same job is told twice, and every one of many at a time', async () => {
    const { costs, now, dayOf } = studio();
    const one = { jobId: randomUUID(), attempt: 1, operation: 'text', uses: [USE], now } as const;
    await costs.record(one);
    await costs.record(one);
    await Promise.all(
      Array.from({ length: 8 }, () => costs.record({ ...one, jobId: randomUUID() })),
    );
    expect(await dayOf()).toMatchObject({ cost_micros: 9 * 33_915, jobs: 9 });
  });

  it('counts each attempt at a job, and the job once', async () => {
    const { costs, now, dayOf } = studio();
    const jobId = randomUUID();
    const one = { jobId, operation: 'text', uses: [USE], now } as const;
    await costs.record({ ...one, attempt: 1 });
    // The third told twice: the second brought nothing that was paid for.
    await costs.record({ ...one, attempt: 3 });
    await costs.record({ ...one, attempt: 3 });
    expect(await dayOf()).toMatchObject({ cost_micros: 2 * 33_915, jobs: 1 });
    const kept = await db.collection(COLLECTIONS.modelCosts).doc(jobId).get();
    expect(kept.data()).toMatchObject({
      cost_micros: 2 * 33_915,
      attempts: [1, 3],
      uses: [{ model: USE.model }, { model: USE.model }],
    });
  });
});

describe('a day whose budget is spent', () => {
  it('takes no new job: nothing is held or charged, nobody is asked, and people are told why', async () => {
    const { costs, ports, now, told } = studio(60_000);
    const uid = await givenProfile();
    const atDay = { ...costs, refusal: () => costs.refusal({ now }) };
    const before = textRequest({ uid });
    const paid = await runGeneration(before, { ...ports, modelCosts: atDay });
    await costs.record({ jobId: randomUUID(), attempt: 1, operation: 'text', uses: [USE], now });
    await costs.record({ jobId: randomUUID(), attempt: 1, operation: 'text', uses: [USE], now });
    expect(told).toEqual(['alert', 'limit']);

    const money = await moneyOf(uid);
    const engine = tileEngine();
    const refused = await runGeneration(textRequest({ uid }), {
      ...ports,
      engine,
      modelCosts: atDay,
    });
    expect(refused).toEqual({ ok: false, refusal: { reason: 'drawing-paused' } });
    expect(engine.drawn()).toBe(0);
    expect(await moneyOf(uid)).toEqual(money);

    // Who asks again for what was drawn before gets it.
    expect(await runGeneration(before, { ...ports, engine, modelCosts: atDay })).toEqual(paid);
  });

  it('is over at midnight', async () => {
    const { costs, now } = studio(30_000);
    await costs.record({ jobId: randomUUID(), attempt: 1, operation: 'text', uses: [USE], now });
    expect(await costs.refusal({ now })).toEqual({ reason: 'drawing-paused' });
    expect(await costs.refusal({ now: new Date(now.getTime() + 12 * 3_600_000) })).toBeNull();
  });
});
