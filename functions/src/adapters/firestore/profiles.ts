import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { TRIAL_CREDITS, trialEndFrom } from '@lumashot/domain/profile/trial';
import type { Firestore } from 'firebase-admin/firestore';
import type { ProfileStore } from '../../usecases/ports.ts';
import { atomically } from './atomically.ts';
import { parseDocument } from './documents.ts';
import { addLedgerRow } from './ledger.ts';
import { newStamps } from './newStamps.ts';

/** Profiles in Firestore. Two tabs of one new user meet here: one of them makes it. */
export function firestoreProfiles(db: Firestore): ProfileStore {
  return {
    async find(uid) {
      const found = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      return found.exists ? parseDocument(profileSchema, found) : null;
    },

    async ensure({ uid, trialKey, now }) {
      const profileRef = db.collection(COLLECTIONS.profiles).doc(uid);
      const trialRef = db.collection(COLLECTIONS.usedTrials).doc(trialKey);
      const existing = await profileRef.get();
      if (existing.exists) return parseDocument(profileSchema, existing);

      await atomically(db, {
        read: () => db.getAll(profileRef, trialRef),
        decide: ([profile, trial], batch) => {
          if (profile?.exists === true) return;
          // A used trial stays used, so that relying on it needs no write to it.
          const hasTrial = trial?.exists !== true;
          const credits = hasTrial ? TRIAL_CREDITS : 0;
          const times = newStamps();
          batch.create(profileRef, {
            user_id: uid,
            credits,
            credits_held: 0,
            jobs_running: 0,
            trial_ends_at: hasTrial ? trialEndFrom(now) : now,
            has_active_subscription: false,
            access_until: null,
            plan_id: null,
            has_completed_onboarding: false,
            profile_photo_url: null,
            email_notifications: true,
            credits_notifications: true,
            library_changed_at: {},
            ...times,
          });
          if (!hasTrial) return;
          batch.create(trialRef, times);
          addLedgerRow(db, batch, {
            key: ledgerKeys.trialGrant(uid),
            user_id: uid,
            amount: credits,
            balance_after: credits,
            transaction_type: 'trial_grant',
            description: 'Free trial',
            job_id: null,
          });
        },
      });
      return parseDocument(profileSchema, await profileRef.get());
    },
  };
}
