import type { PhotoExtension } from './photos/photo.ts';

/** Every Firestore collection, once. */
export const COLLECTIONS = {
  profiles: 'profiles',
  generatedImages: 'generated_images',
  generatedVideos: 'generated_videos',
  productShots: 'product_shots',
  productImages: 'product_images',
  portraitShots: 'portrait_shots',
  videoRequests: 'video_generation_requests',
  creditsTransactions: 'credits_transactions',
  generationJobs: 'generation_jobs',
  usedTrials: 'used_trials',
  billingCustomers: 'billing_customers',
  creditGrants: 'credit_grants',
  stripeEvents: 'stripe_events',
  contactMessages: 'contact_messages',
  rateLimits: 'rate_limits',
  uploadPasses: 'upload_passes',
  libraryChanges: 'library_changes',
  purgeTasks: 'purge_tasks',
  generationGroups: 'generation_groups',
  pushDevices: 'push_devices',
  mailOutbox: 'mail_outbox',
  dataExports: 'data_exports',
  accountDeletions: 'account_deletions',
  pictureReports: 'picture_reports',
  modelCosts: 'model_costs',
  modelCostDays: 'model_cost_days',
  opsMigrations: 'ops_migrations',
  auditLog: 'audit_log',
  config: 'config',
} as const;

/** Storage prefixes; below each stands a folder a user, named by the uid. */
export const STORAGE_PREFIXES = {
  profilePhotos: 'profile-photos',
  /** Product and portrait photos on their way into a picture: purged after a day. */
  uploads: 'uploads',
  results: 'results',
  /** Copies of everything a user has, for a few days. */
  exports: 'exports',
} as const;

/**
 * The first picture of a request has the request's own id, alone or with others: whatever asks twice
 * by one id meets it. The others are numbered after it.
 */
export const jobIdOf = ({
  uid,
  requestId,
  index = 0,
}: {
  uid: string;
  requestId: string;
  index?: number;
}): string => `${jobIdStart(uid)}${requestId}${index === 0 ? '' : `_${index}`}`;

const jobIdStart = (uid: string): string => `${uid}_`;

/** Whether a job of that id can be this user's: what cannot need not be read. Whose it is, only the job says. */
export const mayBeJobOf = ({ uid, jobId }: { uid: string; jobId: string }): boolean =>
  jobId.startsWith(jobIdStart(uid));

/** Of several pictures that were asked for at once. */
export const groupIdOf = ({ uid, requestId }: { uid: string; requestId: string }): string =>
  `${uid}_${requestId}`;

/** Wishes are numbered from 0: the rules take no more than these of one user. */
export const VIDEO_REQUESTS_MOST = 100;
export const videoRequestId = ({ uid, number }: { uid: string; number: number }): string =>
  `${number}_${uid}`;

/** The entries of one user's payments are numbered: a second one of a number meets the first. */
export const grantIdOf = ({ uid, number }: { uid: string; number: number }): string =>
  `${uid}_${number}`;

/** The entries of one bought pack: its first is named after the purchase alone. */
export const packGrantIdOf = ({
  sessionId,
  number,
}: {
  sessionId: string;
  number: number;
}): string => (number === 1 ? `pack:${sessionId}` : `pack:${sessionId}:${number}`);

/** One report a picture. */
export const reportIdOf = ({ type, id }: { type: string; id: string }): string => `${type}_${id}`;

/** Ledger row ids are idempotency keys: a second write of one event meets the first. */
export const ledgerKeys = {
  trialGrant: (uid: string): string => `trial_${uid}`,
  /** What waited for the confirmed address. */
  trialRest: (uid: string): string => `trial_rest_${uid}`,
  jobDebit: (jobId: string): string => `job_${jobId}`,
  grant: (grantId: string): string => `grant_${grantId}`,
  /** What one picture cost, given back: at most once. */
  refund: (jobId: string): string => `refund_${jobId}`,
  /** By an operator; the key is the action's. */
  adjustment: (key: string): string => `adjustment_${key}`,
};

export const profilePhotoPath = ({
  uid,
  timestampMs,
  extension,
}: {
  uid: string;
  timestampMs: number;
  extension: PhotoExtension;
}): string => `${STORAGE_PREFIXES.profilePhotos}/${uid}/profile-${timestampMs}.${extension}`;

/** Of a photo that replaces the one of onboarding: the spec's other name shape. */
export const settingsPhotoPath = ({
  uid,
  timestampMs,
  extension,
}: {
  uid: string;
  timestampMs: number;
  extension: PhotoExtension;
}): string => `${STORAGE_PREFIXES.profilePhotos}/${uid}/${timestampMs}.${extension}`;

export const uploadPath = ({
  uid,
  uploadId,
  extension,
}: {
  uid: string;
  uploadId: string;
  extension: PhotoExtension;
}): string => `${STORAGE_PREFIXES.uploads}/${uid}/${uploadId}.${extension}`;

const OWN_UPLOAD = /^uploads\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9_-]{1,80})\.(?:jpg|png|webp)$/;

/** Whose upload a path names; null for every other shape: no `..`, no URL, no encoding. */
export const ownerOfUpload = (path: string): string | null => OWN_UPLOAD.exec(path)?.[1] ?? null;

/** By which id it was sent; null for every other shape. */
export const uploadIdIn = (path: string): string | null => OWN_UPLOAD.exec(path)?.[2] ?? null;

const OWN_FACE =
  /^profile-photos\/([A-Za-z0-9_-]{1,128})\/(?:profile-)?[0-9]{1,20}\.(?:jpg|png|webp)$/;

/** Whose face photo a path names; null for every other shape. */
export const ownerOfProfilePhoto = (path: string): string | null =>
  OWN_FACE.exec(path)?.[1] ?? null;

interface ResultOwner {
  readonly uid: string;
  readonly itemId: string;
}

interface ResultKey extends ResultOwner {
  /**
   * Random, and in no document before the commit writes the item's URLs: the owner may read every
   * object below their prefix whose name they know, so nobody can read a picture that is not paid.
   */
  readonly nameKey: string;
}

/** What the names of one item's objects begin with, whatever key they carry. */
export const resultPrefix = ({ uid, itemId }: ResultOwner): string =>
  `${STORAGE_PREFIXES.results}/${uid}/${itemId}_`;

const resultBase = ({ nameKey, ...owner }: ResultKey): string => `${resultPrefix(owner)}${nameKey}`;

export const resultPath = ({
  extension,
  ...key
}: ResultKey & { extension: 'png' | 'jpg' }): string => `${resultBase(key)}.${extension}`;

export const thumbnailPath = (key: ResultKey): string => `${resultBase(key)}.thumb.webp`;

/** The customer's own photo, kept (re-encoded) beside the picture that was made of it. */
export const keptSourcePath = ({
  extension,
  ...key
}: ResultKey & { extension: PhotoExtension }): string => `${resultBase(key)}.source.${extension}`;

/** White where the product is in the kept photo. */
export const keptMaskPath = ({
  extension,
  ...key
}: ResultKey & { extension: PhotoExtension }): string => `${resultBase(key)}.mask.${extension}`;

/** Who may upload under a path that is asked for first; null for every other path. */
export const ownerOfPhoto = (path: string): string | null =>
  ownerOfUpload(path) ?? ownerOfProfilePhoto(path);

export interface StorageObject {
  readonly bucket: string;
  readonly path: string;
}

/** More than the longest bucket, user id and name together: whatever is longer names nothing (firestore.rules). */
export const MEDIA_URL_MAX_LENGTH = 500;

export const gsUrlOf = ({ bucket, path }: StorageObject): string => `gs://${bucket}/${path}`;

/** Null for everything that is not a `gs://bucket/path` URL. */
export function parseGsUrl(url: string): StorageObject | null {
  const match = /^gs:\/\/([^/]+)\/(.+)$/.exec(url);
  const [bucket, path] = [match?.[1], match?.[2]];
  return bucket === undefined || path === undefined ? null : { bucket, path };
}
