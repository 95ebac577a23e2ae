import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { RateLimitStore } from '../../usecases/billing/ports.ts';
import { atomically } from './atomically.ts';
import { parseDocument } from './documents.ts';

const windowSchema = z.object({ started_at: z.date(), count: z.int().min(0) });

/** Counts in fixed windows, one document a limit and key. */
export const firestoreRateLimits = (db: Firestore): RateLimitStore => ({
  admits({ limit, key, now }) {
    const { most, windowMs } = RATE_LIMITS[limit];
    const ref = db.collection(COLLECTIONS.rateLimits).doc(`${limit}_${key}`);
    return atomically(db, {
      read: async () => [await ref.get()],
      decide: ([read], batch) => {
        const updated_at = FieldValue.serverTimestamp();
        const fresh = { started_at: now, count: 1, updated_at };
        if (read?.exists !== true) {
          batch.create(ref, { ...fresh, created_at: updated_at });
          return true;
        }
        const { started_at, count } = parseDocument(windowSchema, read);
        if (now.getTime() - started_at.getTime() >= windowMs) {
          batch.update(read, fresh);
          return true;
        }
        if (count >= most) return false;
        batch.update(read, { count: count + 1, updated_at });
        return true;
      },
    });
  },
});
