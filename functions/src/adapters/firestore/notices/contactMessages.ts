import { emailKey } from '@lumashot/domain/account/emailKey';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { ContactPorts } from '../../../usecases/reports/sendContactMessage.ts';
import { newStamps } from '../newStamps.ts';

export const firestoreContactMessages = (db: Firestore): ContactPorts['messages'] => ({
  async add(message) {
    await db.collection(COLLECTIONS.contactMessages).add({
      ...message,
      email_key: emailKey(message.email),
      state: 'open',
      answer: null,
      answer_key: null,
      ...newStamps(),
    });
  },
});
