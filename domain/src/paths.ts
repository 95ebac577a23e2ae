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
} as const;

/** Storage prefixes; below each stands a folder a user, named by the uid. */
export const STORAGE_PREFIXES = {
  profilePhotos: 'profile-photos',
  /** Product and portrait photos on their way into a picture: purged after a day. */
  uploads: 'uploads',
  results: 'results',
} as const;

export const jobIdOf = ({ uid, requestId }: { uid: string; requestId: string }): string =>
  `${uid}_${requestId}`;

/** Ledger row ids are idempotency keys: a second write of one event meets the first. */
export const ledgerKeys = {
  trialGrant: (uid: string): string => `trial_${uid}`,
  /** What waited for the confirmed address. */
  trialRest: (uid: string): string => `trial_rest_${uid}`,
  jobDebit: (jobId: string): string => `job_${jobId}`,
  monthlyGrant: (grantKey: string): string => `grant_${grantKey}`,
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

const OWN_UPLOAD = /^uploads\/([A-Za-z0-9_-]{1,128})\/[A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp)$/;

/** Whose upload a path names; null for every other shape: no `..`, no URL, no encoding. */
export const ownerOfUpload = (path: string): string | null => OWN_UPLOAD.exec(path)?.[1] ?? null;

interface ResultKey {
  readonly uid: string;
  readonly itemId: string;
}

export const resultPath = ({
  uid,
  itemId,
  extension,
}: ResultKey & { extension: 'png' | 'jpg' }): string =>
  `${STORAGE_PREFIXES.results}/${uid}/${itemId}.${extension}`;

export const thumbnailPath = ({ uid, itemId }: ResultKey): string =>
  `${STORAGE_PREFIXES.results}/${uid}/${itemId}.thumb.webp`;

/** The customer's own photo, kept (re-encoded) beside the picture that was made of it. */
export const keptSourcePath = ({
  uid,
  itemId,
  extension,
}: ResultKey & { extension: PhotoExtension }): string =>
  `${STORAGE_PREFIXES.results}/${uid}/${itemId}.source.${extension}`;

export interface StorageObject {
  readonly bucket: string;
  readonly path: string;
}

export const gsUrlOf = ({ bucket, path }: StorageObject): string => `gs://${bucket}/${path}`;

/** Null for everything that is not a `gs://bucket/path` URL. */
export function parseGsUrl(url: string): StorageObject | null {
  const match = /^gs:\/\/([^/]+)\/(.+)$/.exec(url);
  const [bucket, path] = [match?.[1], match?.[2]];
  return bucket === undefined || path === undefined ? null : { bucket, path };
}
