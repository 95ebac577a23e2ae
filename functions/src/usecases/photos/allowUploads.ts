import { ownerOfPhoto, ownerOfUpload } from '@lumashot/domain/paths';
import { accessReason, hasAccess } from '@lumashot/domain/profile/access';
import type { Profile } from '@lumashot/domain/profile/profile';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

export interface UploadPassStore {
  /** Adds the paths to the user's pass and counts them; false when the day's number is reached. */
  extend(request: { uid: string; paths: readonly string[]; now: Date }): Promise<boolean>;
  /** Takes a path off its owner's pass: it was used. Nothing happens when it is on none. */
  spend(path: string): Promise<void>;
}

export interface AllowUploadsPorts {
  readonly profileOf: (uid: string) => Promise<Profile | null>;
  readonly passes: UploadPassStore;
  readonly now: () => Date;
}

/**
 * Lets photos into Storage: counted, under the caller's own folders. A face photo needs a profile;
 * the source of a picture also needs the access that a picture needs.
 */
export async function allowUploads(
  { uid, paths }: { uid: string; paths: readonly string[] },
  { profileOf, passes, now }: AllowUploadsPorts,
): Promise<Result<Record<string, never>>> {
  const isSource = paths.some((path) => ownerOfUpload(path) !== null);
  if (paths.some((path) => ownerOfPhoto(path) !== uid)) {
    return refuse({ reason: 'invalid-request' });
  }
  const profile = await profileOf(uid);
  if (profile === null) return refuse({ reason: 'credits-unverified' });
  if (profile.suspended_at !== null) return refuse({ reason: 'account-suspended' });
  if (isSource && !hasAccess(profile, now())) return refuse({ reason: accessReason(profile) });
  return (await passes.extend({ uid, paths, now: now() }))
    ? succeed({})
    : refuse({ reason: 'too-many-uploads' });
}
