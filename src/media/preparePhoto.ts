import { checkPhoto, type PhotoRefusal } from '@lumashot/domain/photos/photo';

const HEAD_BYTES = 12;

export type PreparedPhoto =
  | { readonly ok: true; readonly photo: Blob }
  | { readonly ok: false; readonly refusal: PhotoRefusal };

/**
 * A picked file as the photo to upload. Size and first bytes are checked before anything is
 * decoded; a file that only looks like an image fails in `encode` and is refused the same way.
 */
export async function preparePhoto(
  file: Blob,
  { encode }: { encode: (photo: Blob) => Promise<Blob> },
): Promise<PreparedPhoto> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const checked = checkPhoto({ size: file.size, head });
  if (!checked.ok) return checked;
  try {
    return { ok: true, photo: await encode(file) };
  } catch {
    return { ok: false, refusal: 'photo-wrong-type' };
  }
}
