const ADDRESS = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+\.[^\s<>"'(),;:@]+/g;
/** Folders that are named by the uid (`STORAGE_PREFIXES`), and documents that are. */
const OWNED =
  /\b(profile-photos|uploads|results|exports|profiles|billing_customers|upload_passes|account_deletions)\/([^/\s"'?]+)/g;
/** Ids of jobs and groups begin with the uid. */
const JOB = /([\w-]+?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;

/** A text without addresses and uids; what says where something is, but not whose, stays. */
export function scrubbed(
  text: string,
  { uids, userHash }: { readonly uids: readonly string[]; userHash: (uid: string) => string },
): string {
  const hidden = (uid: string): string => `user-${userHash(uid)}`;
  let clean = text
    .replace(ADDRESS, '[address]')
    .replace(OWNED, (_, folder: string, uid: string) => `${folder}/${hidden(uid)}`)
    .replace(JOB, (_, uid: string, request: string) => `${hidden(uid)}_${request}`);
  for (const uid of uids) clean = clean.replaceAll(uid, hidden(uid));
  return clean;
}
