import { debit } from '@lumashot/domain/credits/spend';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { stateAfter } from '@lumashot/domain/jobs/states';
import { ledgerKeys } from '@lumashot/domain/paths';
import { wastedAfter } from '@lumashot/domain/profile/pause';
import type { Profile } from '@lumashot/domain/profile/profile';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { Ended, JobStore, ReleaseRequest } from '../../usecases/ports.ts';
import type { Cancellation, JobQueue } from '../../usecases/jobs/ports.ts';
import { endJob, isOwnAttempt, placesAfterEnd, type Ending } from '../../usecases/jobs/steps.ts';
import { atomically, type GuardedBatch } from './atomically.ts';
import {
  groupFrom,
  groupRef,
  jobRef,
  ownerFrom,
  ownerRef,
  readWaiting,
  rowFrom,
  settlementAfter,
  settlementOf,
  writeJobs,
  type ReadRow,
} from './jobDocuments.ts';
import { addLedgerRow } from './ledger.ts';
import { lowCreditsNews, type LowCreditsPorts } from './lowCredits.ts';
import { photoRefs, withoutPhoto } from './productPhotos.ts';
import { writeItems } from './writeItems.ts';

interface EndDocuments {
  readonly row: ReadRow;
  /** Null: the owner has no profile any more. */
  readonly owner: { readonly read: DocumentSnapshot; readonly profile: Profile } | null;
  readonly group: DocumentSnapshot | undefined;
  readonly waiting: readonly ReadRow[];
  /** What else the decision relies on; whoever writes it writes the profile too. */
  readonly others: readonly DocumentSnapshot[];
}

/** The three ends of a job, each with what it does to the money, the places and the group. */
export function jobSettle(
  db: Firestore,
  lowCredits: LowCreditsPorts | null,
): Pick<JobStore, 'commit' | 'release'> & Pick<JobQueue, 'cancel'> {
  async function readAll(
    jobId: string,
    { now, others = [] }: { now: Date; others?: readonly DocumentReference[] },
  ): Promise<EndDocuments | null> {
    const read = await jobRef(db, jobId).get();
    if (!read.exists) return null;
    const row = rowFrom(read);
    const { user_id: uid, group_id: groupId } = row.job;
    const groups = groupId === null ? [] : [groupRef(db, groupId)];
    const [ownerRead, ...rest] = await db.getAll(ownerRef(db, uid), ...groups, ...others);
    const profile = ownerRead?.exists === true ? ownerFrom(ownerRead) : null;
    return {
      row,
      owner: ownerRead === undefined || profile === null ? null : { read: ownerRead, profile },
      group: rest.slice(0, groups.length)[0],
      others: rest.slice(groups.length),
      waiting:
        profile === null
          ? []
          : await readWaiting(db, { uid, limit: waitingToRead(row, profile, now) }),
    };
  }

  /** Writes the end beside what the caller writes, and answers with it. */
  function end(
    { row, owner, group, waiting }: EndDocuments,
    { ending, now, extra = {} }: { ending: Ending; now: Date; extra?: object },
    batch: GuardedBatch,
  ): Ended {
    const ended = endJob(
      {
        ...row,
        // Counters of a profile that is gone are nobody's; nobody waits for its places.
        owner: owner?.profile ?? NOBODY,
        group: groupFrom(group),
        waiting,
      },
      ending,
      now,
    );
    writeJobs(batch, { rows: [row, ...waiting], writes: ended.writes });
    const stamped = { updated_at: FieldValue.serverTimestamp() };
    if (owner !== null) batch.update(owner.read, { ...extra, ...ended.counters, ...stamped });
    if (group !== undefined && ended.group !== null) {
      batch.update(group, { ...ended.group, ...stamped });
    }
    return {
      ...settlementAfter(ending),
      ...(ended.tasks.length > 0 ? { tasks: ended.tasks } : {}),
    };
  }

  return {
    commit: ({ jobId, attempt, now, type, item, origin, imageUrl, ignored, productImage }) => {
      const low = lowCreditsNews(db, lowCredits);
      return atomically<Ended, EndDocuments | null>(db, {
        read: async () => {
          const documents = await readAll(jobId, {
            now,
            others: photoRefs(db, item, productImage),
          });
          if (documents !== null) await low.ask(documents.row.job, documents.owner?.profile);
          return documents;
        },
        decide: (documents, batch) => {
          if (documents === null) throw new Error(`${jobId} does not exist`);
          const { row, owner } = documents;
          const { job } = row;
          if (!isFor(attempt, row) || stateAfter(job.state, 'finish') === null) {
            return settlementOf(job);
          }
          // A picture is delivered only to whom it is charged.
          if (owner === null) throw new Error('the owner of this job has no profile');
          const { profile } = owner;
          const [photo] = documents.others;
          const paid = debit(profile, job.cost);
          const outcome = {
            image_url: imageUrl,
            credits_remaining: paid.credits,
            engine: item.engine,
            ignored: [...ignored],
            item_type: type === 'video' ? null : type,
          };
          const told = writeItems(db, batch, {
            uid: job.user_id,
            profile,
            changes: [
              {
                kind: 'create',
                type,
                id: job.item_id,
                origin,
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
          const extra = {
            credits: paid.credits,
            credits_purchased: paid.credits_purchased,
            ...low.tell(batch, { jobId, job, profile }),
            ...told,
          };
          return end(documents, { ending: { to: 'done', outcome }, now, extra }, batch);
        },
      });
    },

    release: ({ jobId, attempt, only, now, failure, isWasted, hasLeftovers }) =>
      atomically<Ended, EndDocuments | null>(db, {
        read: () => readAll(jobId, { now }),
        decide: (documents, batch) => {
          if (documents === null) throw new Error(`${jobId} does not exist`);
          const { row, owner } = documents;
          const { job } = row;
          const isMeant = isFor(attempt, row) && isStill(only, row, now);
          if (!isMeant || stateAfter(job.state, 'fail') === null) return settlementOf(job);
          const ending = {
            to: 'failed',
            failure: failure ?? OPERATIONS[job.operation].failed,
            hasLeftovers,
          } as const;
          const extra = isWasted && owner !== null ? wastedFields(owner.profile, now) : {};
          return end(documents, { ending, now, extra }, batch);
        },
      }),

    cancel: ({ uid, jobId, mayStopDrawing, now }) =>
      atomically<Cancellation, EndDocuments | null>(db, {
        read: () => readAll(jobId, { now }),
        decide: (documents, batch) => {
          // Another's job is as good as none: whether it exists is not told.
          if (documents?.row.job.user_id !== uid) return { kind: 'missing' };
          const { job } = documents.row;
          if (stateAfter(job.state, 'cancel') === null) {
            return { kind: 'ended', state: job.state, tasks: [] };
          }
          const isDear = job.state === 'running' && job.engine === 'hosted';
          if (isDear && !mayStopDrawing) return { kind: 'kept' };
          const { tasks = [] } = end(documents, { ending: { to: 'cancelled' }, now }, batch);
          return { kind: 'ended', state: 'cancelled', tasks };
        },
      }),
  };
}

const wastedFields = (profile: Profile, now: Date) => ({
  wasted_jobs: wastedAfter(profile.wasted_jobs, now),
});

const isFor = (attempt: ReleaseRequest['attempt'], { job }: ReadRow): boolean =>
  attempt === undefined || isOwnAttempt(job, attempt);

function isStill(only: ReleaseRequest['only'], { job }: ReadRow, now: Date): boolean {
  switch (only) {
    case 'expired':
      return job.state === 'running' && job.lease_expires_at.getTime() <= now.getTime();
    case 'waiting':
      return job.state === 'waiting';
    case undefined:
      return true;
  }
}

/** One more than there are places: the job that ends may be among those that wait. */
function waitingToRead({ job }: ReadRow, owner: Profile, now: Date): number {
  if (stateAfter(job.state, 'fail') === null) return 0;
  const places = placesAfterEnd({ job, owner }, now);
  return places === 0 ? 0 : places + (job.state === 'waiting' ? 1 : 0);
}

const NOBODY = {
  credits_held: 0,
  jobs_running: 0,
  jobs_waiting: 0,
  plan_id: null,
  suspended_at: null,
  has_active_subscription: false,
  access_until: null,
  trial_ends_at: new Date(0),
};
