import { DAY_MS } from '@lumashot/domain/durations';
import { oneByOne } from '../turns/oneByOne.ts';

export interface StoredPhoto {
  readonly path: string;
  readonly uid: string;
  readonly createdAt: Date;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ProfilePhotos {
  /** Grouped by their owners. */
  all(): AsyncIterable<StoredPhoto>;
  /** Missing objects are fine. */
  remove(path: string): Promise<void>;
}

interface PurgePhotosPorts {
  readonly photos: ProfilePhotos;
  /** Path of the photo that a profile names now; null for none. */
  readonly currentOf: (uid: string) => Promise<string | null>;
  /** Encodes anew what was not (cleanPhoto). */
  readonly clean: (photo: StoredPhoto) => Promise<void>;
  readonly log: { purgeFailed(event: { error: unknown }): void };
  readonly now: Date;
}

/** Longer than it takes to choose a photo, and to save the profile that names it. */
const KEEP_MS = DAY_MS;
/** A photo by itself is most likely its owner's current one, unless it was left behind in these days. */
const RECENT_MS = 3 * KEEP_MS;
/** Each owner is looked at once in so many days all the same: a daily run may have been missed. */
const ROUND_DAYS = 7;

/**
 * Removes face photos that were replaced or never chosen, a day later, and encodes those whose
 * trigger never ran. Returns how many it removed. One owner's trouble is logged; the others go on.
 */
export async function purgePhotos({ photos, ...ports }: PurgePhotosPorts): Promise<number> {
  return oneByOne(byOwner(photos.all()), {
    work: (group) => purgeOwner(group, { photos, ...ports }),
    failed: (_, error) => ports.log.purgeFailed({ error }),
  });
}

async function* byOwner(
  photos: AsyncIterable<StoredPhoto>,
): AsyncGenerator<readonly StoredPhoto[]> {
  let group: StoredPhoto[] = [];
  for await (const photo of photos) {
    if (group[0] !== undefined && group[0].uid !== photo.uid) {
      yield group;
      group = [];
    }
    group.push(photo);
  }
  yield group;
}

async function purgeOwner(
  group: readonly StoredPhoto[],
  { photos, currentOf, clean, now }: PurgePhotosPorts,
): Promise<number> {
  const ageOf = ({ createdAt }: StoredPhoto): number => now.getTime() - createdAt.getTime();
  const old = group.filter((photo) => ageOf(photo) >= KEEP_MS);
  const [first] = old;
  if (first === undefined) return 0;
  const { uid } = first;
  // Everybody's only photo is not worth a read of their profile every day.
  const isSuspect =
    group.length > 1 || old.some((photo) => ageOf(photo) < RECENT_MS) || isTurnOf(uid, now);
  const current = isSuspect ? await currentOf(uid) : null;
  const gone = isSuspect ? old.filter(({ path }) => path !== current) : [];
  for (const { path } of gone) await photos.remove(path);
  for (const photo of old.filter((one) => !gone.includes(one))) await clean(photo);
  return gone.length;
}

/** By the uid alone, so that nothing has to be kept of who was looked at. */
function isTurnOf(uid: string, now: Date): boolean {
  const place = new TextEncoder().encode(uid).reduce((sum, byte) => sum + byte, 0);
  return place % ROUND_DAYS === Math.floor(now.getTime() / DAY_MS) % ROUND_DAYS;
}
