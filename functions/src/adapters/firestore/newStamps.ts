import { FieldValue } from 'firebase-admin/firestore';

/** The two times every document carries, when it is made: by the server's clock. */
export const newStamps = () => ({
  created_at: FieldValue.serverTimestamp(),
  updated_at: FieldValue.serverTimestamp(),
});
