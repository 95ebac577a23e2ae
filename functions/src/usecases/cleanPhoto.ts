import type { PhotoType } from '@lumashot/domain/photos/photo';

/** Custom metadata that only the server may set (storage.rules): this object was encoded here. */
export const CLEANED = { cleaned: 'true' } as const;

export interface CleanPhotoPorts {
  readonly photos: {
    read(path: string): Promise<Uint8Array>;
    replace(path: string, photo: { bytes: Uint8Array; type: PhotoType }): Promise<void>;
    remove(path: string): Promise<void>;
  };
  /** Null when the bytes are no picture we take. */
  readonly reencode: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array; type: PhotoType } | null>;
  readonly log: { cleaned(): void; removed(): void };
}

/** Replaces an uploaded photo by its re-encoded self, or removes what is no photo. Runs once. */
export async function cleanPhoto(
  { path, metadata }: { path: string; metadata: Readonly<Record<string, string>> },
  { photos, reencode, log }: CleanPhotoPorts,
): Promise<void> {
  if (metadata['cleaned'] === CLEANED.cleaned) return;
  const photo = await reencode(await photos.read(path));
  if (photo === null) {
    await photos.remove(path);
    log.removed();
    return;
  }
  await photos.replace(path, photo);
  log.cleaned();
}
