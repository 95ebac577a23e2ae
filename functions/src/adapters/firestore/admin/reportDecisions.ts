import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { pictureReportSchema } from '@lumashot/domain/reports/report';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ReportDecisions } from '../../../usecases/admin/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { addLedgerRow } from '../billing/ledger.ts';
import { makerOf } from '../library/reports.ts';

type Outcome = Awaited<ReturnType<ReportDecisions['decide']>>;

/** What one of us says of a report whose credits did not come back by themselves. */
export function firestoreReportDecisions(db: Firestore): ReportDecisions {
  const refOf = (id: string) => db.collection(COLLECTIONS.pictureReports).doc(id);
  return {
    async ownerOf(reportId) {
      const found = await refOf(reportId).get();
      return found.exists ? parseDocument(pictureReportSchema, found).user_id : null;
    },

    async decide({ reportId, decision, actorId, key }) {
      const reportRef = refOf(reportId);
      const first = await reportRef.get();
      if (!first.exists) return 'report-missing';
      const {
        user_id: uid,
        item_type: type,
        item_id: id,
      } = parseDocument(pictureReportSchema, first);
      if (uid === actorId) return 'oneself';
      const item = { type, id };
      const { job, paid } = await makerOf(db, uid, item);
      return atomically<Outcome>(db, {
        read: () => db.getAll(reportRef, db.collection(COLLECTIONS.profiles).doc(uid)),
        decide: ([found, owner], batch) => {
          if (found?.exists !== true) return 'report-missing';
          const report = parseDocument(pictureReportSchema, found);
          if (report.decision !== null) {
            return report.decision_key === key ? 'done' : 'report-decided';
          }
          const isRefunded = report.credits > 0 || report.kept === 'refunded-before';
          if (isRefunded) return 'report-refunded';
          if (decision === 'given') {
            if (owner?.exists !== true) return 'no-profile';
            if (job === null || paid === null) return 'report-uncharged';
            const profile = parseDocument(profileSchema, owner);
            const credits = profile.credits + paid.credits;
            // As what they were: bought ones are bought again.
            addLedgerRow(db, batch, {
              key: ledgerKeys.adjustment(key),
              user_id: uid,
              amount: paid.credits,
              bought: paid.bought,
              balance_after: credits,
              transaction_type: 'adjustment',
              description: 'Given back by support',
              job_id: job.id,
              item,
            });
            batch.update(owner, {
              credits,
              credits_purchased: profile.credits_purchased + paid.bought,
              updated_at: FieldValue.serverTimestamp(),
            });
          }
          batch.update(found, {
            decision,
            decision_key: key,
            updated_at: FieldValue.serverTimestamp(),
          });
          return 'done';
        },
      });
    },
  };
}
