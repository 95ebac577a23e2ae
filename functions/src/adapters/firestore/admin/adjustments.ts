import { availableCredits } from '@lumashot/domain/credits/reserve';
import { debit } from '@lumashot/domain/credits/spend';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Adjustments } from '../../../usecases/admin/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { addLedgerRow } from '../billing/ledger.ts';

/**
 * Credits by an operator. Given ones count as bought ones do: a plan's cap looks at what the plan has given,
 * so a gift takes nothing from the next month. Taken ones go as spent ones do, and never those that are held.
 */
export const firestoreAdjustments = (db: Firestore): Adjustments => ({
  adjust: ({ uid, amount, key }) =>
    atomically<Awaited<ReturnType<Adjustments['adjust']>>>(db, {
      read: () =>
        db.getAll(
          db.collection(COLLECTIONS.profiles).doc(uid),
          db.collection(COLLECTIONS.creditsTransactions).doc(ledgerKeys.adjustment(key)),
        ),
      decide: ([owner, known], batch) => {
        if (known?.exists === true) return 'done';
        if (owner?.exists !== true) return 'no-profile';
        const profile = parseDocument(profileSchema, owner);
        if (availableCredits(profile) + amount < 0) return 'too-few-credits';
        const after =
          amount < 0
            ? debit(profile, -amount)
            : {
                credits: profile.credits + amount,
                credits_purchased: profile.credits_purchased + amount,
                bought: amount,
              };
        addLedgerRow(db, batch, {
          key: ledgerKeys.adjustment(key),
          user_id: uid,
          amount,
          bought: after.bought,
          balance_after: after.credits,
          transaction_type: 'adjustment',
          description: amount < 0 ? 'Taken back by support' : 'Given by support',
          job_id: null,
        });
        batch.update(owner, {
          credits: after.credits,
          credits_purchased: after.credits_purchased,
          // New credits: when they run low, that is news again.
          ...(amount > 0 ? { low_credits_told_at: null } : {}),
          updated_at: FieldValue.serverTimestamp(),
        });
        return 'done';
      },
    }),
});
