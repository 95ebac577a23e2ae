/** Sources are needed once; a day leaves time for a retry. */
const KEEP_MS = 86_400_000;

export interface UploadStore {
  /** Uploads made before this moment. */
  olderThan(moment: Date): AsyncIterable<string>;
  /** Missing objects are fine. */
  remove(path: string): Promise<void>;
}

/** Removes the photos that pictures were made of. Returns how many. */
export async function purgeUploads({
  uploads,
  now,
}: {
  readonly uploads: UploadStore;
  readonly now: Date;
}): Promise<number> {
  let removed = 0;
  for await (const path of uploads.olderThan(new Date(now.getTime() - KEEP_MS))) {
    await uploads.remove(path);
    removed += 1;
  }
  return removed;
}
