import { accountDeletionSchema, type AccountDeletion } from '@lumashot/domain/account/deletion';
import { accountClosingMail } from '@lumashot/domain/account/mails';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Closings } from '../../../usecases/account/ports.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';
import { addNotice, type NewsPorts, type WrittenNotice } from '../notices/outbox.ts';

/** Accounts a run of the hourly look. */
const DUE_MOST = 100;

/** Accounts that are being closed, in Firestore: profile and record say the same. */
export function firestoreClosings(db: Firestore, news: NewsPorts | null = null): Closings {
  const records = db.collection(COLLECTIONS.accountDeletions);
  const profiles = db.collection(COLLECTIONS.profiles);
  const stamped = () => ({ updated_at: FieldValue.serverTimestamp() });

  const change = <Outcome>(
    uid: string,
    decide: (
      found: { record: DocumentSnapshot; profile: DocumentSnapshot },
      batch: GuardedBatch,
    ) => Outcome,
  ): Promise<Outcome> =>
    atomically(db, {
      read: () => db.getAll(records.doc(uid), profiles.doc(uid)),
      decide: ([record, profile], batch) => {
        if (record === undefined || profile === undefined) throw new Error('not all was read');
        return decide({ record, profile }, batch);
      },
    });

  return {
    async begin({ uid, dueAt }) {
      const to = news === null ? null : await news.addressOf(uid);
      let written: WrittenNotice | null = null;
      const closing = await change(uid, ({ record, profile }, batch) => {
        written = null;
        if (record.exists) return recordFrom(record);
        if (!profile.exists) return null;
        parseDocument(profileSchema, profile);
        const begun = {
          user_id: uid,
          state: 'closing',
          due_at: dueAt,
          renewals: [],
          plan_changes: [],
          done: [],
          profile_gone_at: null,
        } as const;
        batch.create(record.ref, { ...begun, ...newStamps() });
        batch.update(profile, { closing_at: dueAt, ...stamped() });
        if (news !== null && to !== null) {
          const key = `closing_${uid}_${dueAt.getTime()}`;
          const message = accountClosingMail(dueAt, news);
          const now = news.now();
          written = addNotice(db, batch, { key, uid, kind: 'account-closing', now, to, message });
        }
        return {
          ...begun,
          renewals: [],
          plan_changes: [],
          done: [],
          created_at: dueAt,
          updated_at: dueAt,
        };
      });
      if (written !== null) await news?.wake([written]);
      return closing;
    },

    beginUnbegun: ({ uid, now }) =>
      change(uid, ({ record, profile }, batch) => {
        if (record.exists) return recordFrom(record).state === 'deleting';
        if (profile.exists) return false;
        // Who begins meanwhile has seven days.
        batch.missing(profile);
        batch.create(record.ref, {
          user_id: uid,
          state: 'deleting',
          due_at: now,
          renewals: [],
          plan_changes: [],
          done: [],
          profile_gone_at: null,
          ...newStamps(),
        });
        return true;
      }),

    async read(uid) {
      const record = await records.doc(uid).get();
      return record.exists ? recordFrom(record) : null;
    },

    async noteRenewals({ uid, ids, changes }) {
      if (ids.length === 0) return;
      await records.doc(uid).update({
        renewals: FieldValue.arrayUnion(...ids),
        ...(changes.length === 0 ? {} : { plan_changes: FieldValue.arrayUnion(...changes) }),
        ...stamped(),
      });
    },

    keep: (uid) =>
      change(uid, ({ record, profile }, batch) => {
        if (!record.exists) return profile.exists;
        if (recordFrom(record).state === 'deleting') return false;
        batch.remove(record);
        if (profile.exists) batch.update(profile, { closing_at: null, ...stamped() });
        return true;
      }),

    commit: ({ uid, dueBy }) =>
      change(uid, ({ record }, batch) => {
        if (!record.exists) return false;
        const { state, due_at } = recordFrom(record);
        if (state === 'deleting') return true;
        if (dueBy !== 'any' && due_at > dueBy) return false;
        batch.update(record, { state: 'deleting', ...stamped() });
        return true;
      }),

    async noteStep({ uid, step, profileGoneAt }) {
      await records.doc(uid).update({
        done: FieldValue.arrayUnion(step),
        ...(profileGoneAt === undefined ? {} : { profile_gone_at: profileGoneAt }),
        ...stamped(),
      });
    },

    async forget(uid) {
      await records.doc(uid).delete();
    },

    async due(now) {
      const [started, due] = await Promise.all([
        records.where('state', '==', 'deleting').limit(DUE_MOST).get(),
        records.where('due_at', '<=', now).orderBy('due_at').limit(DUE_MOST).get(),
      ]);
      return [...new Set([...started.docs, ...due.docs].map(({ id }) => id))];
    },
  };
}

const recordFrom = (read: DocumentSnapshot): AccountDeletion =>
  parseDocument(accountDeletionSchema, read);
