import type { PhotoExtension } from './photos/photo.ts';

/** Every Firestore collection, once. */
export const COLLECTIONS = {
  profiles: 'profiles',
  generatedImages: 'generated_images',
  creditsTransactions: 'credits_transactions',
  generationJobs: 'generation_jobs',
  usedTrials: 'used_trials',
} as const;

/** Storage prefixes; below each stands a folder a user, named by the uid. */
export const STORAGE_PREFIXES = {
  profilePhotos: 'profile-photos',
  results: 'results',
} as const;

export const jobIdOf = ({ uid, requestId }: { uid: string; requestId: string }): string =>
  `${uid}_${requestId}`;

/** Ledger row ids are idempotency keys: a second write of one event meets the first. */
export const ledgerKeys = {
  trialGrant: (uid: string): string => `trial_${uid}`,
  jobDebit: (jobId: string): string => `job_${jobId}`,
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
