import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ContactPorts } from '../../usecases/sendContactMessage.ts';

export const firestoreContactMessages = (db: Firestore): ContactPorts['messages'] => ({
  async add(message) {
    await db.collection(COLLECTIONS.contactMessages).add({
      ...message,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
    });
  },
});
