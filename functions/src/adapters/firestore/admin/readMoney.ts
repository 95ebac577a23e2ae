import type { AdminAnswer } from '@lumashot/domain/admin/looks';
import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import { DAY_MS } from '@lumashot/domain/durations';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { creditMicros } from '@lumashot/domain/pricing/margins';
import {
  modelCostDaySchema,
  modelCostSchema,
  utcDay,
  type DailyBudget,
} from '@lumashot/domain/pricing/modelCost';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../documents.ts';

const DAYS = 14;
/** Jobs of today that are added up; a busier day says that it is not whole. */
const JOBS_MOST = 2_000;

/**
 * What hosted models cost, by day; today's by operation and model. The income is what the credits of the jobs that
 * ended well would bring in the cheapest plan that is sold: the least there is to earn.
 */
export async function readMoney(
  db: Firestore,
  { budget, now }: { readonly budget: DailyBudget; readonly now: Date },
): Promise<AdminAnswer<'money'>> {
  const names = Array.from({ length: DAYS }, (_, ago) =>
    utcDay(new Date(now.getTime() - ago * DAY_MS)),
  );
  const [days, today] = await Promise.all([
    db.getAll(...names.map((day) => db.collection(COLLECTIONS.modelCostDays).doc(day))),
    db.collection(COLLECTIONS.modelCosts).where('day', '==', utcDay(now)).limit(JOBS_MOST).get(),
  ]);
  const earned = await creditsOf(
    db,
    today.docs.map(({ id }) => id),
  );
  const costs = today.docs.map((found) => ({
    ...parseDocument(modelCostSchema, found),
    incomeMicros: Math.round((earned.get(found.id) ?? 0) * CHEAPEST),
  }));
  return {
    budget: { ...budget },
    days: days.map((found, at) => {
      const sum = found.exists ? parseDocument(modelCostDaySchema, found) : null;
      return { day: names[at] ?? '', jobs: sum?.jobs ?? 0, costMicros: sum?.cost_micros ?? 0 };
    }),
    today: {
      byOperation: sumsOf(costs, ({ operation }) => operation).map(({ rows, ...sum }) => ({
        ...sum,
        incomeMicros: rows.reduce((total, row) => total + row.incomeMicros, 0),
      })),
      byModel: sumsOf(
        costs.flatMap(({ uses }) => uses),
        ({ provider, model }) => `${provider} ${model}`,
      ).map(({ name, jobs, costMicros }) => ({ name, jobs, costMicros })),
      isWhole: today.size < JOBS_MOST,
    },
  };
}

function sumsOf<Row extends { readonly cost_micros: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
) {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, group]) => ({
      name,
      rows: group,
      jobs: group.length,
      costMicros: group.reduce((sum, { cost_micros }) => sum + cost_micros, 0),
    }))
    .toSorted((one, other) => other.costMicros - one.costMicros);
}

const CHEAPEST = Math.min(...PLAN_IDS.map((plan) => creditMicros(plan, 'yearly')));

/** What was charged, by job: nothing for one that came to nothing, or whose owner is gone. */
async function creditsOf(
  db: Firestore,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map();
  const jobs = await db.getAll(
    ...jobIds.map((id) => db.collection(COLLECTIONS.generationJobs).doc(id)),
    { fieldMask: ['state', 'cost'] },
  );
  return new Map(
    jobs.flatMap((job) => {
      const charged = chargedSchema.safeParse(job.data());
      return charged.success ? [[job.id, charged.data.cost]] : [];
    }),
  );
}

/** Of a job that ended well. */
const chargedSchema = z.object({ state: z.literal('done'), cost: z.int() });
