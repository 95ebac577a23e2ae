import type { AdminAnswer } from '@lumashot/domain/admin/looks';
import { DAY_MS } from '@lumashot/domain/durations';
import { OUR_FAILURES } from '@lumashot/domain/jobs/ourFailures';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { countOf } from '../countOf.ts';

/** What should be small, or recent. */
export async function readHealth(db: Firestore, now: Date): Promise<AdminAnswer<'health'>> {
  const jobs = db.collection(COLLECTIONS.generationJobs);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const endedAs = (state: 'done' | 'failed') =>
    jobs.where('state', '==', state).where('created_at', '>=', dayAgo);
  const [done, unmade, failed, leasesOver, deletionsOverdue, mailsWaiting, messagesOpen, event] =
    await Promise.all([
      countOf(endedAs('done')),
      countOf(endedAs('failed')),
      countOf(endedAs('failed').where('failure', 'in', OUR_FAILURES)),
      countOf(jobs.where('state', '==', 'running').where('lease_expires_at', '<=', now)),
      countOf(db.collection(COLLECTIONS.accountDeletions).where('due_at', '<=', dayAgo)),
      countOf(db.collection(COLLECTIONS.mailOutbox).where('state', 'in', ['waiting', 'sending'])),
      countOf(db.collection(COLLECTIONS.contactMessages).where('state', '==', 'open')),
      db.collection(COLLECTIONS.stripeEvents).orderBy('created_at', 'desc').limit(1).get(),
    ]);
  const at: unknown = event.docs[0]?.get('created_at');
  return {
    done,
    failed,
    refused: unmade - failed,
    lastEventAt: at instanceof Timestamp ? at.toDate().toISOString() : null,
    leasesOver,
    deletionsOverdue,
    mailsWaiting,
    messagesOpen,
  };
}
