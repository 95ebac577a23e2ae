import type { Firestore } from 'firebase-admin/firestore';
import type { JobStore } from '../../../usecases/ports.ts';
import type { JobQueue } from '../../../usecases/jobs/ports.ts';
import { jobQueries } from './jobQueries.ts';
import { jobQueue } from './jobQueue.ts';
import { jobReserve } from './jobReserve.ts';
import { jobSettle } from './jobSettle.ts';
import { jobStart } from './jobStart.ts';
import type { NewsPorts } from '../notices/outbox.ts';

/** Jobs and the money they move, in Firestore: each method one atomic step. */
export const firestoreJobs = (
  db: Firestore,
  news: NewsPorts | null = null,
): JobStore & JobQueue => ({
  ...jobReserve(db),
  ...jobStart(db),
  ...jobQueue(db),
  ...jobSettle(db, news),
  ...jobQueries(db),
});
