import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../support/admin.ts';
import { signUp, type Account } from '../../support/emulators/calls.ts';
import { COUNT, itemAt } from './items.ts';

const BATCH = 400;

/** A user with ten thousand documents in the emulator, for Firestore's cache to be filled from. */
export async function givenCachedDocuments(): Promise<Account> {
  const account = await signUp();
  for (let from = 0; from < COUNT; from += BATCH) {
    const batch = db.batch();
    for (let at = from; at < Math.min(from + BATCH, COUNT); at += 1) {
      const { createdAtMs, ...fields } = itemAt(at, account.uid);
      const time = Timestamp.fromMillis(createdAtMs);
      batch.create(db.collection(LIBRARY_TYPES['text-to-image'].collection).doc(), {
        ...fields,
        created_at: time,
        updated_at: time,
      });
    }
    await batch.commit();
  }
  return account;
}
