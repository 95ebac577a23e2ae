import { COLLECTIONS, jobIdOf, ledgerKeys } from '@lumashot/domain/paths';
import { reserveRefusal } from '@lumashot/domain/credits/reserve';
import { JOB_LEASE_MS, jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { JobStore, Reservation, Settlement } from '../../usecases/ports.ts';
import { parseDocument } from './documents.ts';
import { addLedgerRow } from './ledger.ts';
import { watchSettlement } from './watchSettlement.ts';

/** One hot profile document serves many parallel calls: give each its turn before giving up. */
const TRANSACTION = { maxAttempts: 20 } as const;

/** Jobs and the money they move, in Firestore: each method one transaction. */
export function firestoreJobs(db: Firestore): JobStore {
  const jobRef = (jobId: string) => db.collection(COLLECTIONS.generationJobs).doc(jobId);
  const profileRef = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

  /** The job, when it still runs; else how it ended. */
  async function runningJob(tx: Transaction, jobId: string) {
    const job = parseDocument(jobSchema, await tx.get(jobRef(jobId)));
    return { job, settlement: settlementOf(job) };
  }

  return {
    reserve: ({ uid, requestId, requestHash, operation, cost, now }) =>
      db.runTransaction(async (tx): Promise<Reservation> => {
        const jobId = jobIdOf({ uid, requestId });
        const [known, owner] = await tx.getAll(jobRef(jobId), profileRef(uid));
        if (known?.exists === true) {
          const job = parseDocument(jobSchema, known);
          if (job.request_hash !== requestHash) {
            return { kind: 'refused', refusal: { reason: 'request-reused' } };
          }
          return { jobId, itemId: job.item_id, ...settlementOf(job) };
        }
        if (owner?.exists !== true) {
          return { kind: 'refused', refusal: { reason: 'credits-unverified' } };
        }
        const profile = parseDocument(profileSchema, owner);
        const refusal = reserveRefusal(profile, { cost, now });
        if (refusal !== null) return { kind: 'refused', refusal };

        const itemId = db.collection(COLLECTIONS.generatedImages).doc().id;
        tx.create(jobRef(jobId), {
          user_id: uid,
          request_id: requestId,
          request_hash: requestHash,
          operation,
          item_id: itemId,
          cost,
          state: 'running',
          lease_expires_at: new Date(now.getTime() + JOB_LEASE_MS),
          created_at: FieldValue.serverTimestamp(),
          updated_at: FieldValue.serverTimestamp(),
        });
        tx.update(profileRef(uid), {
          credits_held: profile.credits_held + cost,
          jobs_running: profile.jobs_running + 1,
          updated_at: FieldValue.serverTimestamp(),
        });
        return { kind: 'reserved', jobId, itemId };
      }, TRANSACTION),

    commit: ({ jobId, collection, item, transaction, description }) =>
      db.runTransaction(async (tx): Promise<Settlement> => {
        const { job, settlement } = await runningJob(tx, jobId);
        if (settlement.kind !== 'running') return settlement;
        const profile = parseDocument(profileSchema, await tx.get(profileRef(job.user_id)));
        const balance = profile.credits - job.cost;
        const outcome = {
          image_url: item.image_url,
          credits_remaining: balance,
          engine: item.engine,
        };
        tx.create(db.collection(collection).doc(job.item_id), {
          user_id: job.user_id,
          ...item,
          created_at: FieldValue.serverTimestamp(),
          updated_at: FieldValue.serverTimestamp(),
        });
        addLedgerRow(
          { db, tx },
          {
            key: ledgerKeys.jobDebit(jobId),
            user_id: job.user_id,
            amount: -job.cost,
            balance_after: balance,
            transaction_type: transaction,
            description,
            job_id: jobId,
          },
        );
        tx.update(profileRef(job.user_id), {
          credits: balance,
          credits_held: profile.credits_held - job.cost,
          jobs_running: profile.jobs_running - 1,
          updated_at: FieldValue.serverTimestamp(),
        });
        tx.update(jobRef(jobId), {
          state: 'done',
          outcome,
          updated_at: FieldValue.serverTimestamp(),
        });
        return { kind: 'done', outcome };
      }, TRANSACTION),

    release: ({ jobId, failure }) =>
      db.runTransaction(async (tx): Promise<Settlement> => {
        const { job, settlement } = await runningJob(tx, jobId);
        if (settlement.kind !== 'running') return settlement;
        const profile = parseDocument(profileSchema, await tx.get(profileRef(job.user_id)));
        tx.update(profileRef(job.user_id), {
          credits_held: profile.credits_held - job.cost,
          jobs_running: profile.jobs_running - 1,
          updated_at: FieldValue.serverTimestamp(),
        });
        tx.update(jobRef(jobId), {
          state: 'failed',
          failure,
          updated_at: FieldValue.serverTimestamp(),
        });
        return { kind: 'failed', failure };
      }, TRANSACTION),

    settled: ({ jobId, timeoutMs }) =>
      watchSettlement(jobRef(jobId), {
        timeoutMs,
        read: (snapshot) => settlementOf(parseDocument(jobSchema, snapshot)),
      }),

    async expired({ now, limit, uid }) {
      const running = db
        .collection(COLLECTIONS.generationJobs)
        .where('state', '==', 'running')
        .where('lease_expires_at', '<=', now);
      const scoped = uid === undefined ? running : running.where('user_id', '==', uid);
      const found = await scoped.orderBy('lease_expires_at').limit(limit).get();
      return found.docs.map((document) => document.id);
    },
  };
}

function settlementOf(job: Job): Settlement {
  switch (job.state) {
    case 'done':
      return { kind: 'done', outcome: job.outcome };
    case 'failed':
      return { kind: 'failed', failure: job.failure };
    case 'running':
      return { kind: 'running' };
  }
}
