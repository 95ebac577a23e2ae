import { contactAnswerMail } from '@lumashot/domain/account/mails';
import { contactMessageSchema } from '@lumashot/domain/calls/contact';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Messages } from '../../../usecases/admin/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { addNotice, type NewsPorts, type WrittenNotice } from '../notices/outbox.ts';

/** Messages of the contact form; an answer is a mail in the outbox. */
export function firestoreMessages(db: Firestore, wake: NewsPorts['wake']): Messages {
  const refOf = (id: string) => db.collection(COLLECTIONS.contactMessages).doc(id);
  const updated_at = FieldValue.serverTimestamp();
  return {
    async ownerOf(messageId) {
      const found = await refOf(messageId).get();
      return found.exists ? parseDocument(contactMessageSchema, found).user_id : null;
    },

    async answer({ messageId, words, key, now }) {
      let written: WrittenNotice | null = null;
      const end = await atomically<Awaited<ReturnType<Messages['answer']>>>(db, {
        read: async () => [await refOf(messageId).get()],
        decide: ([found], batch) => {
          written = null;
          if (found?.exists !== true) return 'message-missing';
          const message = parseDocument(contactMessageSchema, found);
          if (message.answer_key === key) return 'done';
          if (message.answer_key !== null) return 'message-answered';
          batch.update(found, { state: 'answered', answer: words, answer_key: key, updated_at });
          written = addNotice(db, batch, {
            key: `answer_${key}`,
            uid: message.user_id,
            kind: 'contact-answer',
            now,
            to: message.email,
            message: contactAnswerMail({ answer: words, asked: message.message }),
          });
          return 'done';
        },
      });
      if (written !== null) await wake([written]);
      return end;
    },

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
