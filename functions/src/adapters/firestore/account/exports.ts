import {
  dataExportSchema,
  EXPORT_GIVEN_UP_MS,
  EXPORT_KEPT_MS,
  EXPORT_LOST_MS,
  isUnderWay,
} from '@lumashot/domain/account/dataExport';
import { copyReadyMail } from '@lumashot/domain/account/mails';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Exports } from '../../../usecases/account/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { inPages } from '../inPages.ts';
import { newStamps } from '../newStamps.ts';
import { addNotice, outboxRef, type NewsPorts, type WrittenNotice } from '../notices/outbox.ts';

/** All that decides whether something is noted: one that cannot be read otherwise is given up like any other. */
const stateSchema = dataExportSchema.pick({ state: true });

/** How far each copy is, in Firestore: its owner reads it there. */
export function firestoreExports(db: Firestore, news: NewsPorts | null = null): Exports {
  const copies = db.collection(COLLECTIONS.dataExports);
  const stamped = () => ({ updated_at: FieldValue.serverTimestamp() });
  return {
    begin({ uid, exportId }) {
      const ref = copies.doc(exportId);
      return atomically(db, {
        read: async () => [await ref.get()],
        decide: ([known], batch) => {
          if (known?.exists === true) {
            if (parseDocument(dataExportSchema, known).state !== 'failed') return null;
            batch.update(known, { state: 'queued', ...stamped() });
            return exportId;
          }
          batch.create(ref, {
            user_id: uid,
            state: 'queued',
            done: 0,
            total: 0,
            parts: [],
            cursor: null,
            missing: [],
            expires_at: null,
            ...newStamps(),
          });
          return exportId;
        },
      });
    },

    async read(exportId) {
      const found = await copies.doc(exportId).get();
      return found.exists ? parseDocument(dataExportSchema, found) : null;
    },

    note: (exportId, fields) =>
      atomically(db, {
        read: async () => [await copies.doc(exportId).get()],
        decide: ([read], batch) => {
          if (read?.exists !== true || !isUnderWay(parseDocument(stateSchema, read))) return false;
          batch.update(read, { ...fields, ...stamped() });
          return true;
        },
      }),

    async ready(exportId, { expiresAt, ...fields }) {
      const ref = copies.doc(exportId);
      const owner = parseDocument(dataExportSchema, await ref.get()).user_id;
      const to = news === null ? null : await news.addressOf(owner);
      const key = `copy_${exportId}`;
      const written = await atomically<readonly WrittenNotice[]>(db, {
        read: () => db.getAll(ref, outboxRef(db, key)),
        decide: ([read, told], batch) => {
          if (read?.exists !== true) throw new Error(`${exportId} does not exist`);
          if (parseDocument(dataExportSchema, read).state === 'ready') return [];
          batch.update(read, { ...fields, state: 'ready', expires_at: expiresAt, ...stamped() });
          if (news === null || to === null || told?.exists !== false) return [];
          const message = copyReadyMail(expiresAt, news);
          const about = { uid: owner, kind: 'copy-ready', now: news.now() } as const;
          return [addNotice(db, batch, { ...about, key, to, message })];
        },
      });
      if (written.length > 0) await news?.wake(written);
    },

    async *expired(now) {
      const over = copies.where('expires_at', '<=', now).orderBy('expires_at');
      for await (const { id } of inPages(over)) yield id;
      // Given up: nothing is written to it any more, so its last time is when that was.
      const failed = copies.where('state', '==', 'failed');
      for await (const { id, updateTime } of inPages(failed)) {
        if (now.getTime() - updateTime.toMillis() > EXPORT_KEPT_MS) yield id;
      }
    },

    async forget(exportId) {
      await copies.doc(exportId).delete();
    },

    async *lost(now) {
      const open = copies.where('state', 'in', ['queued', 'building']);
      for await (const { id, createTime, updateTime } of inPages(open)) {
        // Firestore's own times: nothing that stands in one copy can keep the others from being found.
        const silence = now.getTime() - updateTime.toMillis();
        const age = now.getTime() - createTime.toMillis();
        if (silence > EXPORT_LOST_MS) yield { exportId: id, isHopeless: age > EXPORT_GIVEN_UP_MS };
      }
    },
  };
}
