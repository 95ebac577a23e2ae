import { reserveRefusal } from '@lumashot/domain/credits/reserve';
import { debit } from '@lumashot/domain/credits/spend';
import { JOB_LEASE_MS, jobSchema, type Job } from '@lumashot/domain/jobs/job';
import { COLLECTIONS, jobIdOf, ledgerKeys } from '@lumashot/domain/paths';
import { wastedAfter } from '@lumashot/domain/profile/pause';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { JobStore, Reservation, Settlement } from '../../usecases/ports.ts';
import { atomically, type GuardedBatch } from './atomically.ts';
import { parseDocument } from './documents.ts';
import { addLedgerRow } from './ledger.ts';
import { lowCreditsNews, type LowCreditsPorts } from './lowCredits.ts';
import { pollSettlement } from './pollSettlement.ts';
import { newStamps } from './newStamps.ts';
import { photoRefs, withoutPhoto } from './productPhotos.ts';
import { writeItems } from './writeItems.ts';

/** Jobs and the money they move, in Firestore: each method one atomic step. */
export function firestoreJobs(db: Firestore, lowCredits: LowCreditsPorts | null = null): JobStore {
  const jobRef = (jobId: string) => db.collection(COLLECTIONS.generationJobs).doc(jobId);
  const profileRef = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

  /** Ends a running job by `decide`; one that has ended already stays as it ended. */
  async function settle(
    jobId: string,
    decide: (running: RunningJob, batch: GuardedBatch) => Settlement,
    /** What becomes of a job whose owner has no profile any more. */
    withoutOwner: (job: Job, read: DocumentSnapshot, batch: GuardedBatch) => Settlement,
    /** What else the decision relies on; whoever writes it writes the profile too. */
    others: readonly DocumentReference[] = [],
    /** What else has to be known; asked after the documents. */
    ask: (job: Job, owner?: DocumentSnapshot) => Promise<void> = async () => {},
  ): Promise<Settlement> {
    return atomically(db, {
      read: async () => {
        const job = await jobRef(jobId).get();
        const known = parseDocument(jobSchema, job);
        const documents = await db.getAll(profileRef(known.user_id), ...others);
        await ask(known, documents[0]);
        return [job, ...documents];
      },
      decide: ([jobRead, ownerRead, ...otherReads], batch) => {
        if (jobRead === undefined || ownerRead === undefined) throw new Error('nothing was read');
        const job = parseDocument(jobSchema, jobRead);
        const settlement = settlementOf(job);
        if (settlement.kind !== 'running') return settlement;
        if (!ownerRead.exists) return withoutOwner(job, jobRead, batch);
        const profile = parseDocument(profileSchema, ownerRead);
        return decide({ job, profile, jobRead, ownerRead, otherReads }, batch);
      },
    });
  }

  return {
    reserve({ uid, requestId, requestHash, operation, cost, now, refusal: closed = null }) {
      const jobId = jobIdOf({ uid, requestId });
      const itemId = db.collection(COLLECTIONS.generatedImages).doc().id;
      return atomically<Reservation>(db, {
        read: () => db.getAll(jobRef(jobId), profileRef(uid)),
        decide: ([known, owner], batch) => {
          if (known?.exists === true) {
            const job = parseDocument(jobSchema, known);
            if (job.request_hash !== requestHash) {
              return { kind: 'refused', refusal: { reason: 'request-reused' } };
            }
            // Our own write, whose answer was lost on the way: the item's id tells.
            const isOurs = job.state === 'running' && job.item_id === itemId;
            if (isOurs) return { kind: 'reserved', jobId, itemId };
            const leaseIsOver = job.lease_expires_at.getTime() <= now.getTime();
            return { jobId, itemId: job.item_id, leaseIsOver, ...settlementOf(job) };
          }
          if (owner?.exists !== true) {
            return { kind: 'refused', refusal: { reason: 'credits-unverified' } };
          }
          if (closed !== null) return { kind: 'refused', refusal: closed };
          const profile = parseDocument(profileSchema, owner);
          const unable = reserveRefusal(profile, { cost, now });
          if (unable !== null) return { kind: 'refused', refusal: unable };

          batch.create(jobRef(jobId), {
            user_id: uid,
            request_id: requestId,
            request_hash: requestHash,
            operation,
            item_id: itemId,
            cost,
            state: 'running',
            lease_expires_at: new Date(now.getTime() + JOB_LEASE_MS),
            ...newStamps(),
          });
          batch.update(owner, {
            credits_held: profile.credits_held + cost,
            jobs_running: profile.jobs_running + 1,
            updated_at: FieldValue.serverTimestamp(),
          });
          return { kind: 'reserved', jobId, itemId };
        },
      });
    },

    commit: ({ jobId, type, item, imageUrl, ignored, productImage }) => {
      const low = lowCreditsNews(db, lowCredits);
      return settle(
        jobId,
        ({ job, profile, jobRead, ownerRead, otherReads: [photo] }, batch) => {
          const paid = debit(profile, job.cost);
          const outcome = {
            image_url: imageUrl,
            credits_remaining: paid.credits,
            engine: item.engine,
            ignored: [...ignored],
          };
          const told = writeItems(db, batch, {
            uid: job.user_id,
            profile,
            changes: [
              {
                kind: 'create',
                type,
                id: job.item_id,
                item: photo?.exists === false ? withoutPhoto(item) : item,
                ...(productImage === undefined ? {} : { productImage }),
              },
            ],
          });
          addLedgerRow(db, batch, {
            key: ledgerKeys.jobDebit(jobId),
            user_id: job.user_id,
            amount: -job.cost,
            bought: paid.bought,
            balance_after: paid.credits,
            transaction_type: OPERATIONS[job.operation].transaction,
            description: OPERATIONS[job.operation].description,
            job_id: jobId,
            item: { type, id: job.item_id },
          });
          batch.update(ownerRead, {
            credits: paid.credits,
            credits_purchased: paid.credits_purchased,
            ...withoutHold(profile, job),
            ...low.tell(batch, { jobId, job, profile }),
            ...told,
            updated_at: FieldValue.serverTimestamp(),
          });
          batch.update(jobRead, {
            state: 'done',
            outcome,
            updated_at: FieldValue.serverTimestamp(),
          });
          return { kind: 'done', outcome };
        },
        NOBODY_PAYS,
        photoRefs(db, item, productImage),
        (job, owner) => low.ask(job, owner),
      );
    },

    release({ jobId, now, failure: named, isWasted, hasLeftovers }) {
      const fail = (job: Job, jobRead: DocumentSnapshot, batch: GuardedBatch): Settlement => {
        const failure = named ?? OPERATIONS[job.operation].failed;
        batch.update(jobRead, {
          state: 'failed',
          failure,
          has_leftovers: hasLeftovers,
          updated_at: FieldValue.serverTimestamp(),
        });
        return { kind: 'failed', failure };
      };
      return settle(
        jobId,
        ({ job, profile, jobRead, ownerRead }, batch) => {
          batch.update(ownerRead, {
            ...withoutHold(profile, job),
            ...(isWasted ? { wasted_jobs: wastedAfter(profile.wasted_jobs, now) } : {}),
            updated_at: FieldValue.serverTimestamp(),
          });
          return fail(job, jobRead, batch);
        },
        fail,
      );
    },

    async forgetLeftovers(jobId) {
      await jobRef(jobId).update({ has_leftovers: false });
    },

    async leftovers({ limit }) {
      const found = await db
        .collection(COLLECTIONS.generationJobs)
        .where('has_leftovers', '==', true)
        .limit(limit)
        .get();
      return found.docs.map((document) => {
        const { user_id: uid, item_id: itemId } = parseDocument(jobSchema, document);
        return { jobId: document.id, uid, itemId };
      });
    },

    waitForOutcome: ({ jobId, timeoutMs }) =>
      pollSettlement({
        timeoutMs,
        read: async () => settlementOf(parseDocument(jobSchema, await jobRef(jobId).get())),
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

interface RunningJob {
  readonly job: Job;
  readonly profile: Profile;
  readonly jobRead: DocumentSnapshot;
  readonly ownerRead: DocumentSnapshot;
  readonly otherReads: readonly DocumentSnapshot[];
}

/** A picture is delivered only to whom it is charged. */
const NOBODY_PAYS = (): never => {
  throw new Error('the owner of this job has no profile');
};

const withoutHold = (profile: Profile, job: Job) => ({
  credits_held: profile.credits_held - job.cost,
  jobs_running: profile.jobs_running - 1,
});

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
