import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { doc, runTransaction, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

type OwnSettings = Partial<
  Pick<
    Profile,
    | 'profile_photo_url'
    | 'has_completed_onboarding'
    | 'email_notifications'
    | 'credits_notifications'
  >
>;

/** The owner has seen what has ended: mail about it is not needed. Not awaited by anybody. */
export const saveSeen = (uid: string): Promise<void> =>
  updateDoc(doc(firestore, COLLECTIONS.profiles, uid), {
    seen_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });

/**
 * Writes what the owner may change. A transaction, though it reads nothing: offline it fails at once,
 * where a plain write would wait in the queue and the screen could never say how it went.
 */
export const saveSettings = (uid: string, settings: OwnSettings): Promise<void> =>
  runTransaction(
    firestore,
    async (transaction) => {
      transaction.update(doc(firestore, COLLECTIONS.profiles, uid), {
        ...settings,
        updated_at: serverTimestamp(),
      });
    },
    { maxAttempts: 1 },
  );
