import { auditRowSchema } from '@lumashot/domain/admin/audit';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AuditLog } from '../../../usecases/admin/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

/** `audit_log`, by the key of each action. Rows are made and ended; nothing else is ever written. */
export function firestoreAudit(db: Firestore): AuditLog {
  const refOf = (key: string) => db.collection(COLLECTIONS.auditLog).doc(key);
  return {
    begin({ key, actor, kind, uid, details, why, hash }) {
      const ref = refOf(key);
      return atomically<Awaited<ReturnType<AuditLog['begin']>>>(db, {
        read: async () => [await ref.get()],
        decide: ([known], batch) => {
          if (known?.exists !== true) {
            batch.create(ref, {
              actor: actor.id,
              role: actor.role,
              kind,
              user_id: uid,
              details,
              why,
              request_hash: hash,
              outcome: null,
              says: '',
              ended_at: null,
              ...newStamps(),
            });
            return { kind: 'begun' };
          }
          const row = parseDocument(auditRowSchema, known);
          if (row.request_hash !== hash) return { kind: 'other' };
          return row.outcome === null
            ? { kind: 'begun' }
            : { kind: 'ended', outcome: row.outcome, says: row.says };
        },
      });
    },

    end({ key, outcome, says }) {
      const ref = refOf(key);
      return atomically(db, {
        read: async () => [await ref.get()],
        decide: ([row], batch) => {
          // Another call with this key was faster.
          if (row?.exists !== true || parseDocument(auditRowSchema, row).outcome !== null) return;
          const now = FieldValue.serverTimestamp();
          batch.update(row, { outcome, says, ended_at: now, updated_at: now });
        },
      });
    },
  };
}
