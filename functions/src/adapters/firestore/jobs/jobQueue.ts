import { accessReason, hasAccess } from '@lumashot/domain/profile/access';
import { freePlaces } from '@lumashot/domain/credits/reserve';
import { jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Claim, JobQueue } from '../../../usecases/jobs/ports.ts';
import type { TaskOrder } from '../../../usecases/tasks/ports.ts';
import {
  againStep,
  claimStep,
  deferJob,
  fillPlaces,
  isOwnAttempt,
  placesAfter,
  resendStep,
  reviveStep,
  taskOf,
  type JobFields,
} from '../../../usecases/jobs/steps.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import {
  jobRef,
  ownerFrom,
  ownerRef,
  readWaiting,
  rowFrom,
  writePlacement,
  type ReadRow,
} from './jobDocuments.ts';
import { NOBODY } from './jobEnd.ts';

type Steps = Pick<
  JobQueue,
  'claim' | 'again' | 'defer' | 'revive' | 'resend' | 'advance' | 'read' | 'watch'
>;

/** What becomes of jobs between their start and their end. Of these steps `defer` and `advance` move counters. */
export function jobQueue(db: Firestore): Steps {
  /** One step of one job; null: the step was none of this job's, and nothing was written. */
  const step = (
    jobId: string,
    decide: (job: Job) => JobFields | null,
  ): Promise<{ readonly task: TaskOrder; readonly job: Job } | null> =>
    atomically<{ task: TaskOrder; job: Job } | null, DocumentSnapshot>(db, {
      read: () => jobRef(db, jobId).get(),
      decide: (read, batch) => {
        if (!read.exists) return null;
        const row = rowFrom(read);
        const fields = decide(row.job);
        if (fields === null) return null;
        batch.update(read, { ...fields, updated_at: FieldValue.serverTimestamp() });
        return { task: taskOf(row, fields), job: jobSchema.parse({ ...row.job, ...fields }) };
      },
    });

  return {
    async claim({ jobId, now }): Promise<Claim> {
      let isSpent = false;
      const claimed = await step(jobId, (job) => {
        const claim = claimStep(job, now);
        if (claim.kind === 'claimed') return claim.fields;
        isSpent = claim.kind === 'spent';
        return null;
      });
      if (claimed === null) return isSpent ? { kind: 'spent' } : { kind: 'dropped' };
      return { kind: 'claimed', jobId, job: claimed.job };
    },
    again: async ({ jobId, attempt, now }) =>
      (await step(jobId, (job) => againStep(job, { attempt, now })))?.task ?? null,
    defer: ({ jobId, attempt, until, now }) =>
      atomically<readonly TaskOrder[] | null, DeferDocuments | null>(db, {
        read: () => readDefer(db, { jobId, now }),
        decide: (documents, batch) => {
          if (documents === null) return null;
          const { row, owner, waiting } = documents;
          const profile = owner.exists ? ownerFrom(owner) : NOBODY;
          const deferred = deferJob({ ...row, owner: profile, waiting }, { attempt, until, now });
          if (deferred === null) return null;
          writePlacement(batch, { owner, rows: [row, ...waiting], placement: deferred });
          return deferred.tasks;
        },
      }),
    revive: async ({ jobId, now }) =>
      (await step(jobId, (job) => reviveStep(job, now)))?.task ?? null,
    resend: async ({ jobId, now }) =>
      (await step(jobId, (job) => resendStep(job, now)))?.task ?? null,

    advance: ({ uid, now }) =>
      atomically(db, {
        read: async () => {
          const owner = await ownerRef(db, uid).get();
          if (!owner.exists) return { owner, waiting: [] };
          const profile = ownerFrom(owner);
          const limit = Math.min(profile.jobs_waiting, freePlaces(profile, now));
          return { owner, waiting: await readWaiting(db, { uid, limit, now }) };
        },
        decide: ({ owner, waiting }, batch) => {
          if (!owner.exists) return { tasks: [], stuck: 'access-ended' };
          const profile = ownerFrom(owner);
          const isServed = profile.suspended_at === null && hasAccess(profile, now);
          if (waiting.length > 0) {
            const filled = fillPlaces(profile, { waiting, now });
            writePlacement(batch, { owner, rows: waiting, placement: filled });
            return { tasks: filled.tasks, stuck: null };
          }
          const isStuck = !isServed && profile.jobs_waiting > 0;
          return { tasks: [], stuck: isStuck ? accessReason(profile) : null };
        },
      }),

    async read(jobId) {
      const read = await jobRef(db, jobId).get();
      return read.exists ? parseDocument(jobSchema, read) : null;
    },

    watch({ jobId, attempt }, onLost) {
      const unwatch = jobRef(db, jobId).onSnapshot(
        (read) => {
          if (read.exists && isOwnAttempt(parseDocument(jobSchema, read), attempt)) return;
          unwatch();
          onLost();
        },
        // Without news the picture is drawn to its end, and the commit finds out.
        () => {},
      );
      return unwatch;
    },
  };
}

interface DeferDocuments {
  readonly row: ReadRow;
  readonly owner: DocumentSnapshot;
  /** Who could have its place. */
  readonly waiting: readonly ReadRow[];
}

async function readDefer(
  db: Firestore,
  { jobId, now }: { jobId: string; now: Date },
): Promise<DeferDocuments | null> {
  const read = await jobRef(db, jobId).get();
  if (!read.exists) return null;
  const row = rowFrom(read);
  const uid = row.job.user_id;
  const owner = await ownerRef(db, uid).get();
  const limit = owner.exists ? placesAfter({ ...row, owner: ownerFrom(owner) }, now) : 0;
  return { row, owner, waiting: await readWaiting(db, { uid, limit, now }) };
}
