import type { AdminAnswer } from '@lumashot/domain/admin/looks';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;

/** What should be small, or recent. */
export async function readHealth(db: Firestore, now: Date): Promise<AdminAnswer<'health'>> {
  const jobs = db.collection(COLLECTIONS.generationJobs);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;
  const endedAs = (state: 'done' | 'failed') =>
    count(jobs.where('state', '==', state).where('created_at', '>=', dayAgo));
  const [done, failed, leasesOver, deletionsOverdue, mailsWaiting, messagesOpen, event] =
    await Promise.all([
      endedAs('done'),
      endedAs('failed'),
      count(jobs.where('state', '==', 'running').where('lease_expires_at', '<=', now)),
      count(db.collection(COLLECTIONS.accountDeletions).where('due_at', '<=', dayAgo)),
      count(db.collection(COLLECTIONS.mailOutbox).where('state', 'in', ['waiting', 'sending'])),
      count(db.collection(COLLECTIONS.contactMessages).where('state', '==', 'open')),
      db.collection(COLLECTIONS.stripeEvents).orderBy('created_at', 'desc').limit(1).get(),
    ]);
  const at: unknown = event.docs[0]?.get('created_at');
  return {
    done,
    failed,
    lastEventAt: at instanceof Timestamp ? at.toDate().toISOString() : null,
    leasesOver,
    deletionsOverdue,
    mailsWaiting,
    messagesOpen,
  };
}
