import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  boundsPassed,
  modelCostDaySchema,
  utcDay,
  type DailyBudget,
} from '@lumashot/domain/pricing/modelCost';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CostLog, ModelCosts } from '../../usecases/costPorts.ts';
import { atomically } from './atomically.ts';
import { parseDocument } from './documents.ts';
import { newStamps } from './newStamps.ts';

/** What hosted models cost, by job and by day, in documents that no client reads. */
export function firestoreModelCosts(
  db: Firestore,
  { budget, log }: { readonly budget: DailyBudget; readonly log: CostLog },
): ModelCosts {
  const dayRef = (day: string) => db.collection(COLLECTIONS.modelCostDays).doc(day);
  return {
    async refusal({ now }) {
      const read = await dayRef(utcDay(now)).get();
      const spent = read.exists ? parseDocument(modelCostDaySchema, read).cost_micros : 0;
      return spent >= budget.limitMicros ? { reason: 'drawing-paused' } : null;
    },

    async record({ jobId, operation, uses, now }) {
      const day = utcDay(now);
      const costRef = db.collection(COLLECTIONS.modelCosts).doc(jobId);
      const cost = uses.reduce((sum, { costMicros }) => sum + costMicros, 0);
      const passed = await atomically(db, {
        read: () => db.getAll(costRef, dayRef(day)),
        decide: ([known, sum], batch) => {
          // Our own write, whose answer was lost on the way.
          if (known?.exists === true) return [];
          batch.create(costRef, {
            operation,
            day,
            cost_micros: cost,
            uses: uses.map(({ provider, model, inputTokens, outputTokens, costMicros }) => ({
              provider,
              model,
              input_tokens: inputTokens,
              output_tokens: outputTokens,
              cost_micros: costMicros,
            })),
            ...newStamps(),
          });
          if (sum?.exists !== true) {
            batch.create(dayRef(day), { cost_micros: cost, jobs: 1, ...newStamps() });
            return boundsPassed(budget, { before: 0, after: cost });
          }
          const { cost_micros: before, jobs } = parseDocument(modelCostDaySchema, sum);
          batch.update(sum, {
            cost_micros: before + cost,
            jobs: jobs + 1,
            updated_at: FieldValue.serverTimestamp(),
          });
          return boundsPassed(budget, { before, after: before + cost });
        },
      });
      for (const bound of passed) log.passed({ bound, day, ...budget });
    },
  };
}
