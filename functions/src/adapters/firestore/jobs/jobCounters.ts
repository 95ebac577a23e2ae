import { countersAfter, countersOf, type JobCounters } from '@lumashot/domain/jobs/counters';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { OPEN_STATES } from '@lumashot/domain/jobs/states';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { JobCounterStore } from '../../../usecases/jobs/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { inPages } from '../inPages.ts';
import { ownerRef } from './jobDocuments.ts';

const NONE: JobCounters = { credits_held: 0, jobs_running: 0, jobs_waiting: 0 };
const FIELDS = ['credits_held', 'jobs_running', 'jobs_waiting'] as const;

/** As they stand: a wrong one may be below zero, which the profile's own schema refuses. */
const rawSchema = z.object({
  credits_held: z.int().default(0),
  jobs_running: z.int().default(0),
  jobs_waiting: z.int().default(0),
});

/** Counters of open jobs, held against the jobs themselves. */
export const jobCounters = (db: Firestore): JobCounterStore => ({
  async *countedOwners({ unchangedSince }) {
    const told = new Set<string>();
    const profiles = db.collection(COLLECTIONS.profiles);
    // Each with the field of its order: the next page begins behind its value.
    const counted = [
      profiles.where('credits_held', '!=', 0).orderBy('credits_held').select('credits_held'),
      profiles.where('jobs_running', '!=', 0).orderBy('jobs_running').select('jobs_running'),
      profiles.where('jobs_waiting', '!=', 0).orderBy('jobs_waiting').select('jobs_waiting'),
    ];
    for (const query of counted) {
      for await (const { id, updateTime } of inPages(query)) {
        if (told.has(id) || updateTime.toDate() > unchangedSince) continue;
        told.add(id);
        yield id;
      }
    }
  },

  repair: (uid) =>
    atomically<{ readonly before: JobCounters; readonly after: JobCounters } | null, Counted>(db, {
      // The profile first: a job that moves meanwhile changes it, and the repair is decided again.
      read: async () => {
        const owner = await ownerRef(db, uid).get();
        const open = await db
          .collection(COLLECTIONS.generationJobs)
          .where('user_id', '==', uid)
          .where('state', 'in', OPEN_STATES)
          .get();
        return { owner, open: open.docs };
      },
      decide: ({ owner, open }, batch) => {
        if (!owner.exists) return null;
        const before = countersOf(rawSchema.parse(owner.data()));
        const after = open
          .map((read) => parseDocument(jobSchema, read))
          .reduce<JobCounters>(
            (sum, { cost, state }) => countersAfter(sum, { cost, from: null, to: state }),
            NONE,
          );
        if (FIELDS.every((field) => before[field] === after[field])) return null;
        batch.update(owner, { ...after, updated_at: FieldValue.serverTimestamp() });
        return { before, after };
      },
    }),
});

interface Counted {
  readonly owner: DocumentSnapshot;
  readonly open: readonly DocumentSnapshot[];
}
