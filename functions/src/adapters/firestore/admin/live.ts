import {
  ALL_ON,
  LIVE_CACHED_MS,
  LIVE_ID,
  storedLiveSchema,
  type LiveSwitches,
} from '@lumashot/domain/admin/live';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { LiveStore } from '../../../usecases/admin/ports.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

const liveRef = (db: Firestore) => db.collection(COLLECTIONS.config).doc(LIVE_ID);

export const firestoreLive = (db: Firestore): LiveStore => ({
  async write(live) {
    await liveRef(db).set({ ...live, ...newStamps() });
  },
});

export async function readLive(
  db: Firestore,
): Promise<{ readonly live: LiveSwitches; readonly changedAt: Date | null }> {
  const found = await liveRef(db).get();
  return found.exists
    ? {
        live: parseDocument(storedLiveSchema, found),
        changedAt: found.updateTime?.toDate() ?? null,
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
