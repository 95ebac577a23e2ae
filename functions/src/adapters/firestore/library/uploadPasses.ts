import { COLLECTIONS, ownerOfPhoto } from '@lumashot/domain/paths';
import { passAfter, uploadPassSchema } from '@lumashot/domain/photos/uploadPass';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { UploadPassStore } from '../../../usecases/photos/allowUploads.ts';
import { hasCode } from '../../hasCode.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

/** gRPC: a pass goes with its account, or when its day is over. */
const NO_PASS = 5;

/** Who may create which objects now, in Firestore: storage.rules read it there. */
export const firestoreUploadPasses = (db: Firestore): UploadPassStore => ({
  extend({ uid, paths, now }) {
    const ref = db.collection(COLLECTIONS.uploadPasses).doc(uid);
    return atomically(db, {
      read: async () => [await ref.get()],
      decide: ([known], batch) => {
        const isKnown = known?.exists === true;
        const pass = passAfter(isKnown ? parseDocument(uploadPassSchema, known) : null, {
          paths,
          now,
        });
        if (pass === null) return false;
        if (isKnown) {
          batch.update(known, { ...pass, updated_at: FieldValue.serverTimestamp() });
        } else {
          batch.create(ref, { user_id: uid, ...pass, ...newStamps() });
        }
        return true;
      },
    });
  },
  async spend(path) {
    const uid = ownerOfPhoto(path);
    if (uid === null) return;
    try {
      // One write and no read, whatever else changes the pass: `extend` meets it and decides again.
      await db
        .collection(COLLECTIONS.uploadPasses)
        .doc(uid)
        .update({
          paths: FieldValue.arrayRemove(path),
          updated_at: FieldValue.serverTimestamp(),
        });
    } catch (error) {
      if (!hasCode(error, NO_PASS)) throw error;
    }
  },
});
