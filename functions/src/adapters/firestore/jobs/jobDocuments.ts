import { generationGroupSchema, type GenerationGroup } from '@lumashot/domain/jobs/group';
import { jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { JobResult } from '../../../usecases/ports.ts';
import { isDue, type JobRow, type JobWrite, type Placement } from '../../../usecases/jobs/steps.ts';
import type { GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';

/** The documents that a job's steps read and write, and how. */
export const jobRef = (db: Firestore, jobId: string): DocumentReference =>
  db.collection(COLLECTIONS.generationJobs).doc(jobId);

export const ownerRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection(COLLECTIONS.profiles).doc(uid);

export const groupRef = (db: Firestore, groupId: string): DocumentReference =>
  db.collection(COLLECTIONS.generationGroups).doc(groupId);

export type ReadRow = JobRow & { readonly read: DocumentSnapshot };

export const rowFrom = (read: DocumentSnapshot): ReadRow => ({
  id: read.id,
  job: parseDocument(jobSchema, read),
  read,
});

export const ownerFrom = (read: DocumentSnapshot): Profile => parseDocument(profileSchema, read);

export const groupFrom = (read: DocumentSnapshot | undefined): GenerationGroup | null =>
  read?.exists === true ? parseDocument(generationGroupSchema, read) : null;

/** So many deferred jobs are passed over at a time: only while a day's budget is spent are there any. */
const PASSED_AT_ONCE = 20;

/**
 * A user's oldest waiting jobs that are due. To be read after the profile: whatever makes one wait writes the
 * profile too, so a decision on an old list fails with it.
 */
export async function readWaiting(
  db: Firestore,
  { uid, limit, now }: { uid: string; limit: number; now: Date },
): Promise<readonly ReadRow[]> {
  if (limit <= 0) return [];
  const waiting = waitingOf(db, uid);
  const due: ReadRow[] = [];
  for (let [query, size] = [waiting, limit]; ;) {
    const { docs } = await query.limit(size).get();
    due.push(...docs.map(rowFrom).filter(({ job }) => isDue(job, now)));
    const last = docs.at(-1);
    if (due.length >= limit || docs.length < size || last === undefined) {
      return due.slice(0, limit);
    }
    [query, size] = [waiting.startAfter(last), Math.max(limit, PASSED_AT_ONCE)];
  }
}

/** All that a user has waiting, the oldest first, also what was deferred. */
export const waitingOf = (db: Firestore, uid: string): Query =>
  db
    .collection(COLLECTIONS.generationJobs)
    .where('user_id', '==', uid)
    .where('state', '==', 'waiting')
    .orderBy('created_at');

/** Writes what a step decided, each document on condition that it is as it was read. */
export function writeJobs(
  batch: GuardedBatch,
  { rows, writes }: { rows: readonly ReadRow[]; writes: readonly JobWrite[] },
): void {
  for (const { id, fields } of writes) {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new Error(`${id} was not read`);
    batch.update(row.read, { ...fields, updated_at: FieldValue.serverTimestamp() });
  }
}

/** The same of a step that gives places away, with the owner's counters. */
export function writePlacement(
  batch: GuardedBatch,
  {
    owner,
    rows,
    placement: { counters, writes },
  }: {
    owner: DocumentSnapshot;
    rows: readonly ReadRow[];
    placement: Pick<Placement, 'counters' | 'writes'>;
  },
): void {
  writeJobs(batch, { rows, writes });
  // Counters of a profile that is gone are nobody's.
  if (owner.exists) {
    batch.update(owner, { ...counters, updated_at: FieldValue.serverTimestamp() });
  }
}

export function jobResultOf(job: Job): JobResult {
  switch (job.state) {
    case 'done':
      return { kind: 'done', outcome: job.outcome };
    case 'failed':
      return { kind: 'failed', failure: job.failure };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'waiting':
    case 'queued':
    case 'running':
      return { kind: 'running' };
  }
}
