import { jobSchema } from '@lumashot/domain/jobs/job';
import { TASK_LOST_MS, WAITED_TOO_LONG_MS } from '@lumashot/domain/jobs/limits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { JobStore } from '../../../usecases/ports.ts';
import type { JobQueue } from '../../../usecases/jobs/ports.ts';
import { parseDocument } from '../documents.ts';
import { inPages } from '../inPages.ts';
import { jobRef, jobResultOf, waitingOf } from './jobDocuments.ts';
import { pollJobResult } from './pollJobResult.ts';

type Queries = Pick<JobStore, 'forgetLeftovers' | 'leftovers' | 'waitForOutcome' | 'expired'> &
  Pick<JobQueue, 'waiting' | 'lost' | 'overdue' | 'waitingOwners' | 'forgetInputs'>;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** What sweepers and callers look for among the jobs. */
export function jobQueries(db: Firestore): Queries {
  const jobs = db.collection(COLLECTIONS.generationJobs);
  const idsOf = async (query: Query, limit: number): Promise<readonly string[]> =>
    (await query.limit(limit).select().get()).docs.map(({ id }) => id);

  return {
    async forgetLeftovers(jobId) {
      await jobRef(db, jobId).update({ has_leftovers: false });
    },

    async *leftovers(now) {
      for await (const document of inPages(jobs.where('has_leftovers', '==', true))) {
        const job = parseDocument(jobSchema, document);
        // Whoever was drawing a cancelled one may still be storing it.
        if (job.state === 'cancelled' && job.lease_expires_at > now) continue;
        const { user_id: uid, item_id: itemId } = job;
        const keep = job.state === 'done' ? job.outcome.image_url : null;
        yield { jobId: document.id, uid, itemId, keep };
      }
    },

    waitForOutcome: ({ jobId, timeoutMs }) =>
      pollJobResult({
        timeoutMs,
        read: async () => jobResultOf(parseDocument(jobSchema, await jobRef(db, jobId).get())),
      }),

    expired({ now, limit, uid }) {
      const running = jobs.where('state', '==', 'running').where('lease_expires_at', '<=', now);
      const scoped = uid === undefined ? running : running.where('user_id', '==', uid);
      return idsOf(scoped.orderBy('lease_expires_at'), limit);
    },

    waiting: ({ uid, limit }) => idsOf(waitingOf(db, uid), limit),

    lost({ now, limit, uid }) {
      const queued = jobs
        .where('state', '==', 'queued')
        .where('queued_at', '<=', before(now, TASK_LOST_MS));
      const scoped = uid === undefined ? queued : queued.where('user_id', '==', uid);
      return idsOf(scoped.orderBy('queued_at'), limit);
    },

    overdue: ({ now, limit }) =>
      idsOf(
        jobs
          .where('state', '==', 'waiting')
          .where('created_at', '<=', before(now, WAITED_TOO_LONG_MS))
          .orderBy('created_at'),
        limit,
      ),

    async *waitingOwners() {
      const owners = db
        .collection(COLLECTIONS.profiles)
        .where('jobs_waiting', '>', 0)
        .orderBy('jobs_waiting')
        // Not whole profiles, two hundred at a time; the next page begins behind this value.
        .select('jobs_waiting');
      for await (const { id } of inPages(owners)) yield id;
    },

    async forgetInputs({ now, limit }) {
      const found = await jobs.where('input_expires_at', '<=', now).limit(limit).get();
      const batch = db.batch();
      for (const job of found.docs) {
        // What an outcome says that was not understood are words of the request, too.
        const told = job.get('state') === 'done' ? { 'outcome.ignored': [] } : {};
        batch.update(job.ref, { input: null, label: '', input_expires_at: null, ...told });
      }
      if (!found.empty) await batch.commit();
      return found.size;
    },
  };
}
