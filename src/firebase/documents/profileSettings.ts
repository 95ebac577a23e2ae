import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from './firestore.ts';

export type OwnSettings = Partial<
  Pick<
    Profile,
    | 'profile_photo_url'
    | 'has_completed_onboarding'
    | 'email_notifications'
    | 'credits_notifications'
  >
>;

/**
 * Writes what the owner may change. A transaction, though it reads nothing: offline it fails at once,
 * where a plain write would wait in the queue and the screen could never say how it went; and nobody
 * hears of a profile whose times the server has not set yet.
 */
const write = (uid: string, fields: object): Promise<void> =>
  runTransaction(
    firestore,
    async (transaction) => {
      transaction.update(doc(firestore, COLLECTIONS.profiles, uid), {
        ...fields,
        updated_at: serverTimestamp(),
      });
    },
    { maxAttempts: 1 },
  );

export const saveSettings = (uid: string, settings: OwnSettings): Promise<void> =>
  write(uid, settings);

/** The owner has seen what has ended: mail about it is not needed. */
export const saveSeen = (uid: string): Promise<void> => write(uid, { seen_at: serverTimestamp() });
