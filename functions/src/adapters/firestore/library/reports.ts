import { OPEN_STATES } from '@lumashot/domain/jobs/states';
import { isDebit, ledgerRowSchema, TYPES_BY_DIRECTION } from '@lumashot/domain/credits/ledger';
import { jobSchema, type Job } from '@lumashot/domain/jobs/job';
import type { ItemKey } from '@lumashot/domain/library/changes';
import { generatedImageSchema, LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import { COLLECTIONS, ledgerKeys, reportIdOf } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { REPORT_KEPT_MS, verdictSchema, type Verdict } from '@lumashot/domain/reports/report';
import { REFUND_WINDOW_MS, verdictOn } from '@lumashot/domain/reports/verdict';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { ReportStore } from '../../../usecases/reports/reportPicture.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import { countLibrary } from './countLibrary.ts';
import { parseDocument } from '../documents.ts';
import { addLedgerRow } from '../billing/ledger.ts';
import { newStamps } from '../newStamps.ts';
import { itemRef, writeItems } from './writeItems.ts';

type ReportRequest = Parameters<ReportStore['report']>[0];

/** What every type of picture has. */
const pictureSchema = generatedImageSchema.pick({
  created_at: true,
  engine: true,
  refunded_at: true,
});

/** More movements than a month has; what is beyond them counts as granted before. */
const ROWS_MOST = 1_000;

/** Reports of unusable pictures, and what they give back, in Firestore. */
export function firestoreReports(db: Firestore): ReportStore {
  return {
    async report(request) {
      const { uid, item } = request;
      await countLibrary(db, uid);
      // Filled by each read, for the decision on it.
      let found: Surroundings | null = null;
      return atomically<Verdict | null>(db, {
        read: async () => {
          const reads = await db.getAll(
            db.collection(COLLECTIONS.profiles).doc(uid),
            itemRef(db, item),
            db.collection(COLLECTIONS.pictureReports).doc(reportIdOf(item)),
          );
          // After the profile: whatever pays for, holds or refunds something meanwhile changes it.
          const isOwn = reads[1]?.get('user_id') === uid && reads[2]?.exists === false;
          found = isOwn ? await surroundingsOf(db, request) : null;
          return reads;
        },
        decide: ([owner, picture, known], batch) => {
          if (owner?.exists !== true || picture?.get('user_id') !== uid) return null;
          if (known?.exists === true) return parseDocument(verdictSchema, known);
          if (known === undefined || found === null) return null;
          return decide(db, batch, { request, owner, picture, reportRef: known.ref, found });
        },
      });
    },
  };
}

interface Surroundings {
  /** The job that made the picture, and what it cost; null: from before this was kept. */
  readonly job: { readonly id: string; readonly operation: OperationName } | null;
  readonly paid: { readonly credits: number; readonly bought: number } | null;
  readonly isUsed: boolean;
  readonly granted: number;
  readonly refunded: number;
}

async function surroundingsOf(
  db: Firestore,
  { uid, item, now }: ReportRequest,
): Promise<Surroundings> {
  const [maker, used, window] = await Promise.all([
    makerOf(db, uid, item),
    isUsed(db, uid, item),
    movedSince(db, uid, new Date(now.getTime() - REFUND_WINDOW_MS)),
  ]);
  return { ...maker, isUsed: used, ...window };
}

/** What made a picture, and what was paid for it. */
export async function makerOf(
  db: Firestore,
  uid: string,
  { id }: ItemKey,
): Promise<Pick<Surroundings, 'job' | 'paid'>> {
  const { docs } = await db
    .collection(COLLECTIONS.generationJobs)
    .where('user_id', '==', uid)
    .where('item_id', '==', id)
    .limit(1)
    .get();
  const [job] = docs;
  if (job === undefined) return { job: null, paid: null };
  const { operation } = parseDocument(jobSchema, job);
  const debit = await db
    .collection(COLLECTIONS.creditsTransactions)
    .doc(ledgerKeys.jobDebit(job.id))
    .get();
  const row = debit.exists ? parseDocument(ledgerRowSchema, debit) : null;
  return {
    job: { id: job.id, operation },
    paid:
      row === null || !isDebit(row.transaction_type)
        ? null
        : { credits: -row.amount, bought: -row.bought },
  };
}

/** A picture that was made of it is in its own collection; one that is being made is a job. */
async function isUsed(db: Firestore, uid: string, { type, id }: ItemKey): Promise<boolean> {
  const items = db.collection(LIBRARY_TYPES[type].collection).where('user_id', '==', uid);
  const [asImage, asShot, jobs] = await Promise.all([
    items.where('original_image_id', '==', id).limit(1).get(),
    items.where('original_shot_id', '==', id).limit(1).get(),
    db
      .collection(COLLECTIONS.generationJobs)
      .where('user_id', '==', uid)
      .where('state', 'in', [...OPEN_STATES])
      .get(),
  ]);
  const open = jobs.docs.map((job): Job => parseDocument(jobSchema, job));
  return (
    asImage.size + asShot.size > 0 ||
    open.some(({ operation }) => OPERATIONS[operation].isOfAnother)
  );
}

async function movedSince(
  db: Firestore,
  uid: string,
  since: Date,
): Promise<Pick<Surroundings, 'granted' | 'refunded'>> {
  const { docs } = await db
    .collection(COLLECTIONS.creditsTransactions)
    .where('user_id', '==', uid)
    .where('transaction_type', 'in', TYPES_BY_DIRECTION.received)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(ROWS_MOST)
    .get();
  const moved = { granted: 0, refunded: 0 };
  for (const { transaction_type: type, amount } of docs.map((row) =>
    parseDocument(ledgerRowSchema, row),
  )) {
    if (type === 'refund') moved.refunded += amount;
    else moved.granted += Math.max(0, amount);
  }
  return moved;
}

function decide(
  db: Firestore,
  batch: GuardedBatch,
  {
    request: { uid, item, reason, words, now },
    owner,
    picture,
    reportRef,
    found,
  }: {
    readonly request: ReportRequest;
    readonly owner: DocumentSnapshot;
    readonly picture: DocumentSnapshot;
    readonly reportRef: DocumentSnapshot['ref'];
    readonly found: Surroundings;
  },
): Verdict {
  const { created_at, engine, refunded_at } = parseDocument(pictureSchema, picture);
  const verdict = verdictOn({
    ...found,
    now,
    made_at: created_at,
    paid: found.paid?.credits ?? null,
    wasRefunded: refunded_at !== null,
  });
  batch.create(reportRef, {
    user_id: uid,
    item_type: item.type,
    item_id: item.id,
    reason,
    words,
    operation: found.job?.operation ?? null,
    engine,
    ...verdict,
    // Also null is kept: what has no field is found by none.
    decision: null,
    decision_key: null,
    expires_at: new Date(now.getTime() + REPORT_KEPT_MS),
    ...newStamps(),
  });
  if (verdict.kept === null) refund(db, batch, { uid, item, owner, picture, found });
  return verdict;
}

/** Credits come back as what they were: bought ones are bought again. */
function refund(
  db: Firestore,
  batch: GuardedBatch,
  {
    uid,
    item,
    owner,
    picture,
    found: { job, paid },
  }: {
    readonly uid: string;
    readonly item: ItemKey;
    readonly owner: DocumentSnapshot;
    readonly picture: DocumentSnapshot;
    readonly found: Surroundings;
  },
): void {
  if (job === null || paid === null) throw new Error('nothing was paid for this picture');
  const profile = parseDocument(profileSchema, owner);
  const credits = profile.credits + paid.credits;
  addLedgerRow(db, batch, {
    key: ledgerKeys.refund(job.id),
    user_id: uid,
    amount: paid.credits,
    bought: paid.bought,
    balance_after: credits,
    transaction_type: 'refund',
    description: 'Refunded: unusable picture',
    job_id: job.id,
    item,
  });
  batch.update(owner, {
    credits,
    credits_purchased: profile.credits_purchased + paid.bought,
    ...writeItems(db, batch, {
      uid,
      profile,
      changes: [{ kind: 'refund', ...item, read: picture }],
    }),
    updated_at: FieldValue.serverTimestamp(),
  });
}
