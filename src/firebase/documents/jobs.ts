import { jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { isOpen, OPEN_STATES } from '@lumashot/domain/jobs/states';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  collection,
  doc,
  FirestoreError,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';

/** A job with the name of its document, by which it is cancelled and asked for again. */
export type JobWithId = Job & { readonly id: string };

interface Handlers {
  readonly onJobs: (jobs: readonly JobWithId[]) => void;
  /** Open jobs have come to their ends, at the same time; may come when nobody watches any more. */
  readonly onEnded: (jobs: readonly JobWithId[]) => void;
}

const jobs = collection(firestore, COLLECTIONS.generationJobs);

/** More than the largest plan lets be open at a time. */
const OPEN_MOST = 120;
const FINISHED_MOST = 20;

/**
 * The user's paid actions that are open now, in whatever tab or device they were started. One read
 * each, and one for every state that one of them comes to.
 */
export function watchOpenJobs(uid: string, { onJobs, onEnded }: Handlers): () => void {
  return onSnapshot(
    query(
      jobs,
      where('user_id', '==', uid),
      where('state', 'in', [...OPEN_STATES]),
      limit(OPEN_MOST),
    ),
    (snapshot) => {
      onJobs(snapshot.docs.map(jobFromDocument).filter((job) => job !== null));
      const left = snapshot.docChanges().filter(({ type }) => type === 'removed');
      if (left.length > 0)
        void report(
          left.map(({ doc: { id } }) => id),
          onEnded,
        );
    },
    // Only news are missed: the pictures themselves come with the library.
    (error) => console.error('Open jobs cannot be watched', error.code),
  );
}

async function report(jobIds: readonly string[], onEnded: Handlers['onEnded']): Promise<void> {
  const read = await Promise.all(jobIds.map(readEndedJob));
  onEnded(read.filter((job) => job !== null));
}

/** `missing`: there never was one, and nothing was held for it. `unknown`: it is open, or cannot be read now. */
export type JobEnd =
  | { readonly state: 'ended'; readonly job: JobWithId }
  | { readonly state: 'missing' | 'unknown' };

export async function readJobEnd(jobId: string): Promise<JobEnd> {
  try {
    const job = jobFromDocument(await getDoc(doc(jobs, jobId)));
    return job === null || isOpen(job.state) ? { state: 'unknown' } : { state: 'ended', job };
  } catch (error) {
    // The rules deny what does not exist, too, and nobody asks for another user's.
    if (error instanceof FirestoreError && error.code === 'permission-denied')
      return { state: 'missing' };
    console.warn('The end of a job cannot be read', error);
    return { state: 'unknown' };
  }
}

/** Null for a job that is open, that never was, or that cannot be read. */
export async function readEndedJob(jobId: string): Promise<JobWithId | null> {
  const end = await readJobEnd(jobId);
  return end.state === 'ended' ? end.job : null;
}

/** What has ended since then, newest first: at most 20. Throws when it cannot be read. */
export async function readFinishedJobs(uid: string, since: Date): Promise<readonly JobWithId[]> {
  const found = await getDocs(
    query(
      jobs,
      where('user_id', '==', uid),
      where('ended_at', '>=', since),
      orderBy('ended_at', 'desc'),
      limit(FINISHED_MOST),
    ),
  );
  return found.docs.map(jobFromDocument).filter((job) => job !== null);
}

function jobFromDocument(document: DocumentSnapshot): JobWithId | null {
  const data = document.data({ serverTimestamps: 'estimate' });
  const job = jobSchema.safeParse(data === undefined ? null : datesFromTimestamps(data));
  if (job.success) return { id: document.id, ...job.data };
  console.error(`${document.ref.path} has an unknown shape`, job.error.issues);
  return null;
}
