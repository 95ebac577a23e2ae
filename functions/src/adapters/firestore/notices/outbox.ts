import { emailKey } from '@lumashot/domain/account/emailKey';
import {
  OUTBOX_KEPT_MS,
  outboxSchema,
  type MailMessage,
  type NoticeKind,
  type PushMessage,
} from '@lumashot/domain/account/outbox';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Outbox } from '../../../usecases/notices/ports.ts';
import { claimStep, finishStep } from '../../../usecases/notices/steps.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

/** What a step that has something to tell works with. */
export interface NewsPorts {
  /** The confirmed address; null: there is none, or no mail is sent here. */
  readonly addressOf: (uid: string) => Promise<string | null>;
  /** Sends a worker for what was written. What goes wrong is not the step's: others look later. */
  readonly wake: (notices: readonly WrittenNotice[]) => Promise<void>;
  /** Where the app is, without a slash at the end. */
  readonly appUrl: string;
  readonly now: () => Date;
}

export interface WrittenNotice {
  readonly key: string;
  readonly dueAt: Date;
}

export type Telling = {
  /** At most one of each is ever told. */
  readonly key: string;
  readonly uid: string | null;
  readonly kind: NoticeKind;
  readonly now: Date;
  /** Not before; at once without it. */
  readonly dueAt?: Date;
} & (
  | { readonly to: string; readonly message: MailMessage }
  | { readonly push: PushMessage; readonly to?: never }
);

/** Writes a notice into the step that it tells of: both are there, or none is. */
export function addNotice(db: Firestore, batch: GuardedBatch, telling: Telling): WrittenNotice {
  const { key, uid, kind, now, dueAt = now } = telling;
  batch.create(outboxRef(db, key), {
    user_id: uid,
    kind,
    state: 'waiting',
    ...(telling.to === undefined
      ? { channel: 'push', push: telling.push }
      : {
          channel: 'mail',
          to: telling.to,
          email_key: emailKey(telling.to),
          message: telling.message,
        }),
    devices_left: null,
    attempt: 0,
    due_at: dueAt,
    expires_at: new Date(now.getTime() + OUTBOX_KEPT_MS),
    ...newStamps(),
  });
  return { key, dueAt };
}

export const outboxRef = (db: Firestore, key: string) =>
  db.collection(COLLECTIONS.mailOutbox).doc(key);

/** What is to be told, in Firestore. */
export function firestoreOutbox(db: Firestore): Outbox {
  const notices = db.collection(COLLECTIONS.mailOutbox);
  const stamped = () => ({ updated_at: FieldValue.serverTimestamp() });
  const noticeFrom = (read: DocumentSnapshot) => parseDocument(outboxSchema, read);

  return {
    claim: ({ key, now }) =>
      atomically(db, {
        read: async () => [await outboxRef(db, key).get()],
        decide: ([read], batch) => {
          if (read?.exists !== true) return null;
          const notice = noticeFrom(read);
          const claimed = claimStep(notice, now);
          if (claimed === null) return null;
          batch.update(read, { ...claimed, ...stamped() });
          return claimed.state === 'sending' ? { ...notice, ...claimed } : null;
        },
      }),

    finish: ({ key, attempt, result, now }) =>
      atomically(db, {
        read: async () => [await outboxRef(db, key).get()],
        decide: ([read], batch) => {
          if (read?.exists !== true) return null;
          const fields = finishStep(noticeFrom(read), { attempt, result, now });
          if (fields === null) return null;
          batch.update(read, { ...fields, ...stamped() });
          return fields.state === 'waiting' ? { key, dueAt: fields.due_at } : null;
        },
      }),

    async due({ now, limit }) {
      const { docs } = await notices
        .where('state', 'in', ['waiting', 'sending'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .get();
      return docs.map(({ id }) => id);
    },

    async wishesOf(uid) {
      const read = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      if (!read.exists) return null;
      return parseDocument(wishesSchema, read);
    },
  };
}

const wishesSchema = profileSchema.pick({
  email_notifications: true,
  credits_notifications: true,
  seen_at: true,
  closing_at: true,
});
