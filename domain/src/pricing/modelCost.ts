import { z } from 'zod';
import { OPERATION_NAMES } from '../operations/operations.ts';

const micros = z.int().min(0);

/**
 * `model_costs/{jobId}`: what all attempts at a job cost us, whether it ended well or not. Not in the job itself,
 * which its owner may read. Its `day` is that of the first; the others count in the sums of their own days.
 */
export const modelCostSchema = z.object({
  operation: z.enum(OPERATION_NAMES),
  day: z.string(),
  cost_micros: micros,
  /** Those that are in it. */
  attempts: z.array(z.int().min(1)).default([1]),
  uses: z.array(
    z.object({
      provider: z.string(),
      model: z.string(),
      input_tokens: micros,
      output_tokens: micros,
      cost_micros: micros,
    }),
  ),
  created_at: z.date(),
  updated_at: z.date(),
});

/** `model_cost_days/{day}`: the sum of a UTC day. */
export const modelCostDaySchema = z.object({
  cost_micros: micros,
  jobs: z.int().min(0),
  created_at: z.date(),
  updated_at: z.date(),
});

/** `2026-11-22`: budgets end at midnight in UTC. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Millionths of a dollar, whole ones: in binary 2.01 times a million is not. */
export const microsOfUsd = (usd: number): number => Math.round(usd * 1_000_000);

export interface DailyBudget {
  readonly alertMicros: number;
  readonly limitMicros: number;
}

/** The bounds that a day's sum has just gone over: each is told once. */
export function boundsPassed(
  { alertMicros, limitMicros }: DailyBudget,
  { before, after }: { readonly before: number; readonly after: number },
): readonly ('alert' | 'limit')[] {
  const passed = (bound: number): boolean => before < bound && after >= bound;
  return [
    ...(passed(alertMicros) ? (['alert'] as const) : []),
    ...(passed(limitMicros) ? (['limit'] as const) : []),
  ];
}
