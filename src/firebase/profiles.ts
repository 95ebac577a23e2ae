import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { doc, onSnapshot } from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';
import { saveSettings } from './profileSettings.ts';

const profileDocument = (uid: string) => doc(firestore, COLLECTIONS.profiles, uid);

/** Calls back on every change; stays silent while the profile does not exist yet. */
export const watchProfile = (
  uid: string,
  { onProfile, onError }: { onProfile: (profile: Profile) => void; onError: () => void },
): (() => void) =>
  onSnapshot(
    profileDocument(uid),
    (snapshot) => {
      const data = snapshot.data({ serverTimestamps: 'estimate' });
      if (data === undefined) return;
      const profile = profileSchema.safeParse(datesFromTimestamps(data));
      if (profile.success) return onProfile(profile.data);
      console.error('The profile has an unknown shape', profile.error.issues);
      onError();
    },
    (error) => {
      console.error('The profile cannot be watched', error.code);
      onError();
    },
  );

/** The photo is uploaded: it becomes the profile's, and onboarding is done. */
export const completeOnboarding = (
  uid: string,
  { photoUrl }: { photoUrl: string },
): Promise<void> =>
  saveSettings(uid, { profile_photo_url: photoUrl, has_completed_onboarding: true });
