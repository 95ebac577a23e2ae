import type { PaidLine } from './paidLine.ts';
import type { Subscription } from './subscription.ts';

/** For tests: days at noon, lines and subscriptions with what a test does not care about filled in. */
export const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const line = (from: string, until: string, fields: Partial<PaidLine> = {}): PaidLine => ({
  line_id: `il_${from}_${fields.plan_id ?? 'PLUS'}_${fields.sign ?? 1}`,
  subscription_id: 'sub_1',
  invoice_id: `in_${from}`,
  plan_id: 'PLUS',
  sign: 1,
  quantity: 1,
  starts_at: at(from),
  ends_at: at(until),
  period_start: at(from),
  is_proration: false,
  kept: 1,
  ...fields,
});

export const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  state: 'active',
  plan_id: 'PLUS',
  next_plan_id: null,
  ends_at_period_end: false,
  started_at: at('2026-01-15'),
  ended_at: null,
  lines: [line('2026-01-15', '2026-02-15')],
  ...fields,
});
