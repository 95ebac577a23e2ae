import { debit } from '@lumashot/domain/credits/spend';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { stateAfter } from '@lumashot/domain/jobs/states';
import { ledgerKeys } from '@lumashot/domain/paths';
import { CANCELLED_JOBS, oneMore, WASTED_JOBS } from '@lumashot/domain/profile/pause';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { Firestore } from 'firebase-admin/firestore';
import type { Committed, Ended, JobStore, ReleaseRequest } from '../../../usecases/ports.ts';
import type { Cancellation, JobQueue } from '../../../usecases/jobs/ports.ts';
import { isDrawnAllTheSame, isOwnAttempt } from '../../../usecases/jobs/steps.ts';
import { atomically } from '../atomically.ts';
import { jobResultOf, type ReadRow } from './jobDocuments.ts';
import { readEnd, writeEnd, type EndSnapshots } from './jobEnd.ts';
import { jobNews } from './jobNews.ts';
import { addLedgerRow } from '../billing/ledger.ts';
import type { NewsPorts } from '../notices/outbox.ts';
import { photoRefs, withoutPhoto } from '../library/productPhotos.ts';
import { writeItems } from '../library/writeItems.ts';

/** The three ends of a job, each with what it does to the money, the places and the group. */
export function jobSettle(
  db: Firestore,
  newsPorts: NewsPorts | null,
): Pick<JobStore, 'commit' | 'release'> & Pick<JobQueue, 'cancel'> {
  return {
    commit: async ({
      jobId,
      uid,
      groupId = null,
      attempt,
      now,
      type,
      item,
      origin,
      imageUrl,
      ignored,
      productImage,
      isSold,
    }) => {
      const news = jobNews(db, newsPorts);
      let wasSold = false;
      const settled = await atomically<Committed, EndSnapshots | null>(db, {
        read: async () => {
          const documents = await readEnd(db, {
            jobId,
            now,
            known: { uid, groupId },
            others: photoRefs(db, item, productImage),
          });
          if (documents !== null) {
            await news.ask(documents.row.job, documents.owner?.profile, 'done');
          }
          // After the owner, whom every commit writes: one in between fails ours, and this is asked again.
          wasSold = (await isSold?.()) ?? false;
          return documents;
        },
        decide: (documents, batch) => {
          if (documents === null) throw new Error(`${jobId} does not exist`);
          const { row, owner } = documents;
          const { job } = row;
          if (!isFor(attempt, row) || stateAfter(job.state, 'finish') === null) {
            return jobResultOf(job);
          }
          if (wasSold) return { kind: 'sold-before' };
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
            ...told,
          };
          const done = { news, to: 'done', item: { type, id: job.item_id } } as const;
          return writeEnd(
            documents,
            { ending: { to: 'done', outcome }, now, extra, told: done },
            batch,
          );
        },
      });
      await news.wake();
      return settled;
    },

    release: async ({ jobId, attempt, only, now, failure, isWasted, hasLeftovers }) => {
      const news = jobNews(db, newsPorts);
      const settled = await atomically<Ended, EndSnapshots | null>(db, {
        read: async () => {
          const documents = await readEnd(db, { jobId, now });
          if (documents !== null) {
            await news.ask(documents.row.job, documents.owner?.profile, 'failed');
          }
          return documents;
        },
        decide: (documents, batch) => {
          if (documents === null) throw new Error(`${jobId} does not exist`);
          const { row, owner } = documents;
          const { job } = row;
          const isMeant = isFor(attempt, row) && isStill(only, row, now);
          if (!isMeant || stateAfter(job.state, 'fail') === null) return jobResultOf(job);
          const ending = {
            to: 'failed',
            failure: failure ?? OPERATIONS[job.operation].failed,
            hasLeftovers,
          } as const;
          const extra = isWasted && owner !== null ? wastedFields(owner.profile, now) : {};
          const told = { news, to: 'failed', item: null } as const;
          return writeEnd(documents, { ending, now, extra, told }, batch);
        },
      });
      await news.wake();
      return settled;
    },

    cancel: ({ uid, jobId, mayStopDrawing, now }) =>
      atomically<Cancellation, EndSnapshots | null>(db, {
        read: () => readEnd(db, { jobId, now }),
        decide: (documents, batch) => {
          // Another's job is as good as none: whether it exists is not told.
          if (documents?.row.job.user_id !== uid) return { kind: 'missing' };
          const { job } = documents.row;
          if (stateAfter(job.state, 'cancel') === null) {
            return { kind: 'ended', state: job.state, tasks: [] };
          }
          // Those are counted by whoever lets them be stopped.
          const isDrawn = isDrawnAllTheSame(job);
          if (isDrawn && !mayStopDrawing) return { kind: 'kept' };
          const { owner } = documents;
          const extra = isDrawn || owner === null ? {} : cancelledFields(owner.profile, now);
          const ending = { to: 'cancelled' } as const;
          const { tasks = [] } = writeEnd(documents, { ending, now, extra }, batch);
          return { kind: 'ended', state: 'cancelled', tasks };
        },
      }),
  };
}

const wastedFields = (profile: Profile, now: Date) => ({
  wasted_jobs: oneMore(profile.wasted_jobs, WASTED_JOBS, now),
});

const cancelledFields = (profile: Profile, now: Date) => ({
  cancelled_jobs: oneMore(profile.cancelled_jobs, CANCELLED_JOBS, now),
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
