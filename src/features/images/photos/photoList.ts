import type { PhotoRefusal } from '@lumashot/domain/photos/photo';
import type { PreparedPhoto } from '#app/media/preparePhoto.ts';

/** A picked photo, ready to be sent. */
export interface Photo {
  /** GenerationResult once a picked file: a retry finds its upload under the same path. */
  readonly uploadId: string;
  readonly name: string;
  readonly photo: Blob;
  /** Where the product is in it, as its owner has shown before, or as the file itself says. */
  readonly mask?: Blob;
  /** It was asked for as a print, nothing of it cut out. */
  readonly isWhole?: boolean;
}

interface NamedFile extends Blob {
  readonly name: string;
}

export interface Picked {
  readonly photos: readonly Photo[];
  /** What was not taken, in the order of the files. */
  readonly refused: readonly { readonly name: string; readonly refusal: PhotoRefusal }[];
  readonly isFull: boolean;
}

/** Adds what can be taken of the picked files, up to `max` photos in all. */
export async function addPicked(
  photos: readonly Photo[],
  {
    files,
    max,
    prepare,
    newUploadId,
  }: {
    files: readonly NamedFile[];
    max: number;
    prepare: (file: Blob) => Promise<PreparedPhoto>;
    newUploadId: () => string;
  },
): Promise<Picked> {
  const all = [...photos];
  const refused: { name: string; refusal: PhotoRefusal }[] = [];
  for (const file of files) {
    // Decoding is dear: what finds no place any more is not even looked at.
    if (all.length >= max) return { photos: all, refused, isFull: true };
    const { name } = file;
    // One by one: five decoded photos at once are too much for a small phone.
    const prepared = await prepare(file);
    if (prepared.ok) {
      const { ok: _, ...taken } = prepared;
      all.push({ uploadId: newUploadId(), name, ...taken });
    } else {
      refused.push({ name, refusal: prepared.refusal });
    }
  }
  return { photos: all, refused, isFull: false };
}

export const withoutPhoto = (photos: readonly Photo[], uploadId: string): readonly Photo[] =>
  photos.filter((photo) => photo.uploadId !== uploadId);
