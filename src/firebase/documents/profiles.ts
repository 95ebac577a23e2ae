import type { LibraryType } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import {
  doc,
  FieldPath,
  getDocFromServer,
  onSnapshot,
  type DocumentSnapshot,
} from 'firebase/firestore';
import type { LibraryChanges, Stamp } from '@lumashot/domain/library/feed';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';
import { stampFrom } from './stampFrom.ts';
import { saveSettings, type OwnSettings } from './profileSettings.ts';

const profileDocument = (uid: string) => doc(firestore, COLLECTIONS.profiles, uid);

export interface HeardProfile {
  readonly profile: Profile;
  /** By the server's clock, in full precision. */
  readonly libraryChanges: LibraryChanges;
}

interface Handlers {
  readonly onProfile: (heard: HeardProfile) => void;
  /** The server cannot be reached for now; what it says comes by itself later. */
  readonly onUnreachable: () => void;
  /** It was there and is not any more: its account is being deleted. */
  readonly onGone: () => void;
  /** The listener has ended. */
  readonly onError: () => void;
}

/** Calls back on every change; stays silent while the profile does not exist yet. */
export function watchProfile(uid: string, handlers: Handlers): () => void {
  let wasThere = false;
  return onSnapshot(
    profileDocument(uid),
    // After a break in the line a change may come as cached first, and be confirmed by metadata alone.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return handlers.onUnreachable();
      const data = snapshot.data();
      if (data === undefined) return wasThere ? handlers.onGone() : undefined;
      wasThere = true;
      const profile = profileSchema.safeParse(datesFromTimestamps(data));
      if (profile.success) {
        return handlers.onProfile({
          profile: profile.data,
          libraryChanges: libraryChangesIn(snapshot),
        });
      }
      console.error('The profile has an unknown shape', profile.error.issues);
      handlers.onError();
    },
    (error) => {
      console.error('The profile cannot be watched', error.code);
      handlers.onError();
    },
  );
}

/**
 * When each type changed. A profile from before these stamps does not tell: then each of its own
 * changes may be one of any type.
 */
function libraryChangesIn(snapshot: DocumentSnapshot): LibraryChanges {
  const isTold = snapshot.get('library_changed_at') !== undefined;
  const stampOf = (type: LibraryType): Stamp | null =>
    stampFrom(
      isTold ? snapshot.get(new FieldPath('library_changed_at', type)) : snapshot.get('updated_at'),
    );
  return {
    'text-to-image': stampOf('text-to-image'),
    product: stampOf('product'),
    portrait: stampOf('portrait'),
    video: stampOf('video'),
    log: stampFrom(snapshot.get('library_log_at')),
  };
}

/** The photo is uploaded: it becomes the profile's, and onboarding is done. */
export const completeOnboarding = (
  uid: string,
  { photoUrl }: { photoUrl: string },
): Promise<void> => saveHeard(uid, { profile_photo_url: photoUrl, has_completed_onboarding: true });

/** Portraits ask for the photo when they need it (decision 32). */
export const skipOnboarding = (uid: string): Promise<void> =>
  saveHeard(uid, { has_completed_onboarding: true });

/**
 * Saves what the screen waits to hear of by the listener, and asks for the profile once more: a listener that was just being
 * attached may have missed the change, and would stay silent until the next one (seen of the emulator). What
 * is asked for reaches it, too.
 */
async function saveHeard(uid: string, settings: OwnSettings): Promise<void> {
  await saveSettings(uid, settings);
  // It is saved. Whoever is offline by now hears of it by the listener later.
  await getDocFromServer(profileDocument(uid)).catch(() => undefined);
}
