import { checkPhoto, PHOTO_LEAST_SIDE, type PhotoRefusal } from '@lumashot/domain/photos/photo';
import type { EncodedImage } from './encodeImage.ts';
import { encodePhoto } from './encodePhoto.ts';

const HEAD_BYTES = 12;

export type PreparedPhoto =
  | {
      readonly ok: true;
      readonly photo: Blob;
      /** Where the product is in it, of a file that has no background. */
      readonly mask?: Blob;
    }
  | { readonly ok: false; readonly refusal: PhotoRefusal };

/**
 * A picked file as the photo to upload. Size and first bytes are checked before anything is
 * decoded; a file that only looks like an image fails in `encode` and is refused the same way. What the server
 * would refuse as too small is not even sent: its side is that of the photo as it would arrive.
 */
export async function preparePhoto(
  file: Blob,
  { encode = encodePhoto }: { encode?: (photo: Blob) => Promise<EncodedImage> } = {},
): Promise<PreparedPhoto> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const checked = checkPhoto({ size: file.size, head });
  if (!checked.ok) return checked;
  try {
    const { blob, shorterSide } = await encode(file);
    if (shorterSide < PHOTO_LEAST_SIDE) return { ok: false, refusal: 'source-too-small' };
    return { ok: true, photo: blob };
  } catch {
    return { ok: false, refusal: 'photo-wrong-type' };
  }
}
