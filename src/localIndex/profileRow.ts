import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { database } from './database.ts';
import { writeAs } from './ownership.ts';

export interface RememberedProfile {
  readonly profile: Profile;
  readonly confirmedAt: Date;
}

/** Null when there is none of this user's, or an older version of the app wrote it. */
export async function readProfileRow(uid: string): Promise<RememberedProfile | null> {
  const row = await database.profile.get('profile');
  if (row?.uid !== uid) return null;
  const profile = profileSchema.safeParse(row.profile);
  return profile.success ? { profile: profile.data, confirmedAt: new Date(row.confirmedAt) } : null;
}

export const keepProfileRow = (
  uid: string,
  { profile, confirmedAt }: RememberedProfile,
): Promise<void> =>
  writeAs(uid, [database.profile], () =>
    database.profile.put({ name: 'profile', uid, profile, confirmedAt: confirmedAt.getTime() }),
  );
