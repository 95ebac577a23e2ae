import { DAY_MS } from '../durations.ts';
import type { Verdict } from './report.ts';

/** A picture that is older is what its owner has lived with. */
export const REFUND_WITHIN_MS = DAY_MS;

/** What was granted and refunded in this time decides how much more is refunded by itself. */
export const REFUND_WINDOW_MS = 30 * DAY_MS;

/** Of the credits granted in that time, so many per cent; at least three. */
const REFUND_PERCENT = 5;
const REFUND_LEAST = 3;

/** A refunded picture can be looked at for so long, in the trash; then its files go. */
export const REFUNDED_KEPT_MS = DAY_MS;

export interface ReportedFacts {
  readonly now: Date;
  readonly made_at: Date;
  /** What was paid for it; null: nothing that the ledger knows of. */
  readonly paid: number | null;
  readonly wasRefunded: boolean;
  /** Another picture was made of it, or is being made. */
  readonly isUsed: boolean;
  /** Credits within the window. */
  readonly granted: number;
  readonly refunded: number;
}

/** Whether a reported picture is refunded without anybody looking at it. */
export function verdictOn(facts: ReportedFacts): Verdict {
  const { now, made_at, paid, wasRefunded, isUsed, granted, refunded } = facts;
  if (wasRefunded) return { credits: 0, kept: 'refunded-before' };
  if (paid === null) return { credits: 0, kept: 'not-charged' };
  if (now.getTime() - made_at.getTime() > REFUND_WITHIN_MS) return { credits: 0, kept: 'too-old' };
  if (isUsed) return { credits: 0, kept: 'in-use' };
  const limit = Math.max(REFUND_LEAST, Math.floor((granted * REFUND_PERCENT) / 100));
  return refunded < limit ? { credits: paid, kept: null } : { credits: 0, kept: 'limit' };
}
