import { contactAnswer, VISITOR } from '@lumashot/domain/account/contactAnswer';
import { OUTBOX_KEPT_MS } from '@lumashot/domain/account/outbox';
import { contactMessageSchema } from '@lumashot/domain/calls/contact';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Messages } from '../../../usecases/admin/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

/** Messages of the contact form; an answer is a mail in the outbox. */
export function firestoreMessages(db: Firestore): Messages {
  const refOf = (id: string) => db.collection(COLLECTIONS.contactMessages).doc(id);
  const updated_at = FieldValue.serverTimestamp();
  return {
    answer: ({ messageId, words, key, now }) =>
      atomically<Awaited<ReturnType<Messages['answer']>>>(db, {
        read: async () => [await refOf(messageId).get()],
        decide: ([found], batch) => {
          if (found?.exists !== true) return 'message-missing';
          const message = parseDocument(contactMessageSchema, found);
          if (message.answer_key === key) return 'done';
          if (message.answer_key !== null) return 'message-answered';
          batch.update(found, { state: 'answered', answer: words, answer_key: key, updated_at });
          batch.create(db.collection(COLLECTIONS.mailOutbox).doc(`answer_${key}`), {
            user_id: message.user_id ?? VISITOR,
            ...contactAnswer({ ...message, to: message.email, words }),
            expires_at: new Date(now.getTime() + OUTBOX_KEPT_MS),
            ...newStamps(),
          });
          return 'done';
        },
      }),

    setDone: (messageId) =>
      atomically<Awaited<ReturnType<Messages['setDone']>>>(db, {
        read: async () => [await refOf(messageId).get()],
        decide: ([found], batch) => {
          if (found?.exists !== true) return 'message-missing';
          const { state } = parseDocument(contactMessageSchema, found);
          if (state !== 'done') batch.update(found, { state: 'done', updated_at });
          return 'done';
        },
      }),
  };
}
