import { DAY_MS } from '@lumashot/domain/durations';
import { oneByOne } from '../turns/oneByOne.ts';

/** Sources are needed once; a day leaves time for a retry. */
const KEEP_MS = DAY_MS;

export interface UploadStore {
  /** Uploads made before this moment. */
  olderThan(moment: Date): AsyncIterable<string>;
  /** Missing objects are fine. */
  remove(path: string): Promise<void>;
}

export interface UploadLog {
  uploadNotRemoved(event: { error: unknown }): void;
}

/** Removes the photos that pictures were made of. Returns how many. What cannot be removed waits for the next run. */
export async function purgeUploads({
  uploads,
  log,
  now,
}: {
  readonly uploads: UploadStore;
  readonly log: UploadLog;
  readonly now: Date;
}): Promise<number> {
  return oneByOne(uploads.olderThan(new Date(now.getTime() - KEEP_MS)), {
    work: async (path) => {
      await uploads.remove(path);
      return 1;
    },
    failed: (_, error) => log.uploadNotRemoved({ error }),
  });
}
