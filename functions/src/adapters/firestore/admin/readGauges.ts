import { SEEN_WITHIN_MS } from '@lumashot/domain/account/outbox';
import { DAY_MS, MINUTE_MS } from '@lumashot/domain/durations';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { modelCostDaySchema, utcDay } from '@lumashot/domain/pricing/modelCost';
import type { Firestore } from 'firebase-admin/firestore';
import type { Gauges } from '../../../usecases/watch/watch.ts';
import { parseDocument } from '../documents.ts';
import { countOf } from '../countOf.ts';

/** The sweeper comes every five minutes: what it left twice it does not see. */
const UNSWEPT_MS = 11 * MINUTE_MS;
/** Half an hour, and the two minutes that mail about pictures waits for who comes back. */
const LATE_NOTICE_MS = 30 * MINUTE_MS + SEEN_WITHIN_MS;
const OVERDUE_MS = DAY_MS;
/** Of those the first that may be drawn counts; the others wait for tomorrow's budget. */
const OLDEST = 20;

/** Counts and one short list: about ten reads, however many users there are. */
export async function readGauges(db: Firestore, now: Date): Promise<Gauges> {
  const jobs = db.collection(COLLECTIONS.generationJobs);
  const profiles = db.collection(COLLECTIONS.profiles);
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const [queueAgeS, stuckJobs, strayHolds, inDebt, heldBelow, overdueDeletions, lateNotices, day] =
    await Promise.all([
      queueAge(db, now),
      countOf(
        jobs.where('state', '==', 'running').where('lease_expires_at', '<=', before(UNSWEPT_MS)),
      ),
      countOf(
        profiles
          .where('jobs_running', '==', 0)
          .where('jobs_waiting', '==', 0)
          .where('credits_held', '>', 0),
      ),
      countOf(profiles.where('credits', '<', 0)),
      countOf(profiles.where('credits_held', '<', 0)),
      countOf(
        db.collection(COLLECTIONS.accountDeletions).where('due_at', '<=', before(OVERDUE_MS)),
      ),
      countOf(
        db
          .collection(COLLECTIONS.mailOutbox)
          .where('state', 'in', ['waiting', 'sending'])
          // Not by `due_at`, which every try moves.
          .where('created_at', '<=', before(LATE_NOTICE_MS)),
      ),
      db.collection(COLLECTIONS.modelCostDays).doc(utcDay(now)).get(),
    ]);
  return {
    queueAgeS,
    stuckJobs,
    strayHolds,
    negativeBalances: inDebt + heldBelow,
    overdueDeletions,
    lateNotices,
    spentMicros: day.exists ? parseDocument(modelCostDaySchema, day).cost_micros : 0,
  };
}

async function queueAge(db: Firestore, now: Date): Promise<number> {
  const { docs } = await db
    .collection(COLLECTIONS.generationJobs)
    .where('state', '==', 'queued')
    .orderBy('queued_at')
    .limit(OLDEST)
    .get();
  const oldest = docs
    .map((document) => parseDocument(jobSchema, document))
    .find(({ deferred_until: until }) => until === null || until <= now);
  const since = oldest?.queued_at ?? now;
  return Math.max(0, Math.round((now.getTime() - since.getTime()) / 1_000));
}
