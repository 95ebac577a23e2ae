import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@lumashot/domain/calls/rateLimits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { RateLimitStore } from '../../usecases/billing/ports.ts';
import type { SharedLimits } from '../../usecases/ports.ts';
import { atomically, type GuardedBatch } from './atomically.ts';
import { parseDocument } from './documents.ts';

const windowSchema = z.object({ started_at: z.date(), count: z.int().min(0) });

/** Counts in fixed windows, one document a limit and key. */
export function firestoreRateLimits(db: Firestore): RateLimitStore & SharedLimits {
  const admitsAll: SharedLimits['admitsAll'] = ({ counts, now }) =>
    atomically(db, {
      read: () => db.getAll(...counts.map(({ limit, key }) => windowRef(db, { limit, key }))),
      decide: (windows, batch) => {
        const open = windows.flatMap((read, at) => {
          const name = counts[at]?.limit;
          return name === undefined ? [] : [openWindow(read, { ...RATE_LIMITS[name], now })];
        });
        if (open.some(({ hasRoom }) => !hasRoom)) return false;
        for (const window of open) window.count(batch);
        return true;
      },
    });
  return {
    admitsAll,
    admits: ({ limit, key, now }) => admitsAll({ counts: [{ limit, key }], now }),
  };
}

export const windowRef = (
  db: Firestore,
  { limit, key }: { limit: RateLimitName | 'trials'; key: string },
): DocumentReference => db.collection(COLLECTIONS.rateLimits).doc(`${limit}_${key}`);

export interface OpenWindow {
  readonly hasRoom: boolean;
  /** Whether the next one is the last that has room. */
  readonly isLast: boolean;
  /** Counts one more, beside the other writes of the batch. */
  readonly count: (batch: GuardedBatch) => void;
}

/** The window that `now` falls into: the one that was read, or a new one. */
export function openWindow(
  read: DocumentSnapshot,
  { most, windowMs, now }: RateLimit & { now: Date },
): OpenWindow {
  const { started_at, count } = standOf(read, { windowMs, now });
  return {
    hasRoom: count < most,
    isLast: count === most - 1,
    count: (batch) => {
      const updated_at = FieldValue.serverTimestamp();
      // Firestore removes it some time after (firestore.indexes.json): it says nothing any more.
      const expires_at = new Date(started_at.getTime() + windowMs);
      const fields = { started_at, count: count + 1, expires_at, updated_at };
      if (read.exists) batch.update(read, fields);
      else batch.create(read.ref, { ...fields, created_at: updated_at });
    },
  };
}

function standOf(
  read: DocumentSnapshot,
  { windowMs, now }: { windowMs: number; now: Date },
): z.infer<typeof windowSchema> {
  const fresh = { started_at: now, count: 0 };
  if (!read.exists) return fresh;
  const stand = parseDocument(windowSchema, read);
  return now.getTime() - stand.started_at.getTime() >= windowMs ? fresh : stand;
}
