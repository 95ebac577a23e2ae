import { DAY_MS } from '../durations.ts';
import { REFUNDED_KEPT_MS } from '../reports/verdict.ts';

/** How long a picture stays in the trash. */
export const TRASH_DAYS = 30;

/** Pictures that were trashed by then are due to be deleted for ever. */
export const purgeDueSince = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** When a picture that was trashed then is deleted for ever. */
export const purgeDueAt = (trashedAt: Date): Date =>
  new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS);

/** When one that was refunded then is deleted: it goes with its credits. */
const refundedDueAt = (refundedAt: Date): Date => new Date(refundedAt.getTime() + REFUNDED_KEPT_MS);

/** Whole days that are left, at least 0: what the trash shows under a picture. */
export function trashDaysLeft(
  { trashedAt, refundedAt = null }: { trashedAt: Date; refundedAt?: Date | null },
  now: Date,
): number {
  const due = refundedAt === null ? purgeDueAt(trashedAt) : refundedDueAt(refundedAt);
  return Math.max(0, Math.ceil((due.getTime() - now.getTime()) / DAY_MS));
}
