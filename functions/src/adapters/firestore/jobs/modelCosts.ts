import type { ModelUse } from '@lumashot/domain/imaging/engine';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  boundsPassed,
  modelCostDaySchema,
  modelCostSchema,
  utcDay,
  type DailyBudget,
} from '@lumashot/domain/pricing/modelCost';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CostLog, ModelCosts } from '../../../usecases/generation/costPorts.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

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

    async record({ jobId, attempt, operation, uses, now }) {
      const day = utcDay(now);
      const costRef = db.collection(COLLECTIONS.modelCosts).doc(jobId);
      const cost = uses.reduce((sum, { costMicros }) => sum + costMicros, 0);
      const passed = await atomically(db, {
        read: () => db.getAll(costRef, dayRef(day)),
        decide: ([known, sum], batch) => {
          const earlier = known?.exists === true ? parseDocument(modelCostSchema, known) : null;
          // Our own write, whose answer was lost on the way.
          if (earlier?.attempts.includes(attempt) === true) return [];
          const fields = {
            cost_micros: (earlier?.cost_micros ?? 0) + cost,
            attempts: [...(earlier?.attempts ?? []), attempt],
            uses: [...(earlier?.uses ?? []), ...uses.map(toRow)],
          };
          if (known === undefined || earlier === null) {
            batch.create(costRef, { operation, day, ...fields, ...newStamps() });
          } else {
            batch.update(known, { ...fields, updated_at: FieldValue.serverTimestamp() });
          }
          const job = earlier === null ? 1 : 0;
          if (sum?.exists !== true) {
            batch.create(dayRef(day), { cost_micros: cost, jobs: job, ...newStamps() });
            return boundsPassed(budget, { before: 0, after: cost });
          }
          const { cost_micros: before, jobs } = parseDocument(modelCostDaySchema, sum);
          batch.update(sum, {
            cost_micros: before + cost,
            jobs: jobs + job,
            updated_at: FieldValue.serverTimestamp(),
          });
          return boundsPassed(budget, { before, after: before + cost });
        },
      });
      for (const bound of passed) log.passed({ bound, day, ...budget });
    },
  };
}

const toRow = ({ provider, model, inputTokens, outputTokens, costMicros }: ModelUse) => ({
  provider,
  model,
  input_tokens: inputTokens,
  output_tokens: outputTokens,
  cost_micros: costMicros,
});
