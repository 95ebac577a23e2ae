import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { defaultBucket } from '../adapters/services.ts';
import { storageUploads } from '../adapters/storage/uploads.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { purgeUploads as run } from '../usecases/purgeUploads.ts';

/** Removes photos that were uploaded to make a picture of, a day later. */
export const purgeUploads = onSchedule(FUNCTION_OPTIONS.purge, async () => {
  const removed = await run({ uploads: storageUploads(defaultBucket()), now: new Date() });
  if (removed > 0) logger.info('uploads purged', { removed });
});
