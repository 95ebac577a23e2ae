import {
  ALL_ON,
  LIVE_CACHED_MS,
  LIVE_ID,
  storedLiveSchema,
  type LiveSwitches,
} from '@lumashot/domain/admin/live';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { LiveStore } from '../../../usecases/admin/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

const liveRef = (db: Firestore) => db.collection(COLLECTIONS.config).doc(LIVE_ID);

export const firestoreLive = (db: Firestore): LiveStore => ({
  write: ({ live, changedAt, key }) =>
    atomically<Awaited<ReturnType<LiveStore['write']>>>(db, {
      read: async () => [await liveRef(db).get()],
      decide: ([found], batch) => {
        if (found?.get('switch_key') === key) return 'done';
        // All switches are one document: a pause that came since would be written over.
        if ((changeOf(found)?.toISOString() ?? null) !== changedAt) return 'switched-meanwhile';
        const written = { ...live, switch_key: key };
        if (found?.exists === true) {
          batch.update(found, { ...written, updated_at: FieldValue.serverTimestamp() });
        } else batch.create(liveRef(db), { ...written, ...newStamps() });
        return 'done';
      },
    }),
});

const changeOf = (found: DocumentSnapshot | undefined): Date | null =>
  found?.updateTime?.toDate() ?? null;

export async function readLive(
  db: Firestore,
): Promise<{ readonly live: LiveSwitches; readonly changedAt: Date | null }> {
  const found = await liveRef(db).get();
  return found.exists
    ? {
        live: parseDocument(storedLiveSchema, found),
        changedAt: changeOf(found),
      }
    : { live: ALL_ON, changedAt: null };
}

/** Whoever asks while the answer is on its way shares it; one that is older than a minute is asked anew. */
export function cachedLive({
  read,
  now,
}: {
  readonly read: () => Promise<LiveSwitches>;
  readonly now: () => number;
}): () => Promise<LiveSwitches> {
  let known: { readonly at: number; readonly asked: Promise<LiveSwitches> } | null = null;
  return () => {
    if (known !== null && now() - known.at < LIVE_CACHED_MS) return known.asked;
    const asked = read();
    const entry = { at: now(), asked };
    known = entry;
    // An outage is not remembered.
    asked.catch(() => {
      if (known === entry) known = null;
    });
    return asked;
  };
}
