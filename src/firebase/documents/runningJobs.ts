import { jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  collection,
  doc,
  getDoc,
  onSnapshot,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';

interface Handlers {
  readonly onJobs: (jobs: readonly Job[]) => void;
  /** A job that was running has come to its end; may come when nobody watches any more. */
  readonly onEnded: (job: Job) => void;
}

const jobs = collection(firestore, COLLECTIONS.generationJobs);

/** The user's paid actions that are running now, in whatever tab or device they were started. */
export function watchRunningJobs(uid: string, { onJobs, onEnded }: Handlers): () => void {
  return onSnapshot(
    query(jobs, where('user_id', '==', uid), where('state', '==', 'running')),
    (snapshot) => {
      onJobs(snapshot.docs.map(jobFromDocument).filter((job) => job !== null));
      for (const change of snapshot.docChanges()) {
        if (change.type === 'removed') void report(change.doc.id, onEnded);
      }
    },
    // Only news are missed: the pictures themselves come with the library.
    (error) => console.error('Running jobs cannot be watched', error.code),
  );
}

async function report(jobId: string, onEnded: Handlers['onEnded']): Promise<void> {
  const job = await readEndedJob(jobId);
  if (job !== null) onEnded(job);
}

/** Null for a job that still runs, that never was, or that cannot be read. */
export async function readEndedJob(jobId: string): Promise<Job | null> {
  try {
    const job = jobFromDocument(await getDoc(doc(jobs, jobId)));
    return job?.state === 'running' ? null : job;
  } catch (error) {
    // The rules deny what does not exist, too: the request never reached the server.
    console.warn('The end of a job cannot be read', error);
    return null;
  }
}

function jobFromDocument(document: DocumentSnapshot): Job | null {
  const data = document.data({ serverTimestamps: 'estimate' });
  const job = jobSchema.safeParse(data === undefined ? null : datesFromTimestamps(data));
  if (job.success) return job.data;
  console.error(`${document.ref.path} has an unknown shape`, job.error.issues);
  return null;
}
