import type { PhotoType } from '@lumashot/domain/photos/photo';
import type { UploadPassStore } from './allowUploads.ts';

/** Custom metadata that only the server may set (storage.rules): this object was encoded here. */
export const CLEANED = { cleaned: 'true' } as const;

export interface CleanPhotoPorts {
  readonly photos: {
    /** Null when it is gone; no bytes when they are not worth reading (too large, encoded). */
    read(
      path: string,
    ): Promise<{ readonly bytes: Uint8Array | null; readonly generation: number } | null>;
    /** Both do nothing when the object is not the one that was read any more. */
    replace(
      path: string,
      photo: { bytes: Uint8Array; type: PhotoType; generation: number },
    ): Promise<void>;
    remove(path: string, read: { generation: number }): Promise<void>;
  };
  readonly passes: Pick<UploadPassStore, 'spend'>;
  /** Null when the bytes are no picture we take. */
  readonly reencode: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array; type: PhotoType } | null>;
  readonly log: { cleaned(): void; removed(): void };
}

/**
 * Replaces an uploaded photo by its re-encoded self, or removes what is no photo. Safe to run again
 * and beside itself: the mark says that it is done, and nothing is written over what is newer.
 */
export async function cleanPhoto(
  { path, metadata }: { path: string; metadata: Readonly<Record<string, string>> },
  { photos, passes, reencode, log }: CleanPhotoPorts,
): Promise<void> {
  if (metadata['cleaned'] === CLEANED.cleaned) return;
  // Before the object may go: its name is new again then, and must not be on the pass any more.
  await passes.spend(path);
  const read = await photos.read(path);
  if (read === null) return;
  const { bytes, generation } = read;
  const photo = bytes === null ? null : await reencode(bytes);
  if (photo === null) {
    await photos.remove(path, { generation });
    log.removed();
    return;
  }
  await photos.replace(path, { ...photo, generation });
  log.cleaned();
}
