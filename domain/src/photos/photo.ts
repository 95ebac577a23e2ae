/** What counts as an uploaded photo: kinds, sizes and the words for what is refused. */

export const MEGABYTE = 1024 * 1024;
export const PHOTO_MAX_BYTES = 10 * MEGABYTE;
/** Pixels of the shorter side, below which no picture of it is worth its credits. */
export const PHOTO_LEAST_SIDE = 256;
/** Of a profile photo chosen in Settings: spec section 5. */
export const SETTINGS_PHOTO_MAX_BYTES = 2 * MEGABYTE;

/** SVG is left out on purpose: it can carry scripts. */
export const PHOTO_KINDS = {
  'image/jpeg': { extension: 'jpg' },
  'image/png': { extension: 'png' },
  'image/webp': { extension: 'webp' },
} as const;

export type PhotoType = keyof typeof PHOTO_KINDS;
export type PhotoExtension = (typeof PHOTO_KINDS)[PhotoType]['extension'];

/** For a file input's `accept`. */
export const PHOTO_ACCEPT = Object.keys(PHOTO_KINDS).join(',');

/** The last is the word of whoever has decoded it: server and device refuse the same photos. */
export type PhotoRefusal =
  | 'photo-missing'
  | 'photo-too-large'
  | 'photo-wrong-type'
  | 'source-too-small';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The type the first bytes prove; null when they are no photo we take. 12 bytes are enough. */
export function sniffPhotoType(head: Uint8Array): PhotoType | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (head[0] === 0x89 && ascii(head, 1, 8) === 'PNG\r\n\u001a\n') return 'image/png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** Checks by size and first bytes; the name and the claimed type prove nothing. */
export function checkPhoto(
  photo: { readonly size: number; readonly head: Uint8Array } | null,
): { ok: true; type: PhotoType } | { ok: false; refusal: PhotoRefusal } {
  if (photo === null) return { ok: false, refusal: 'photo-missing' };
  if (photo.size > PHOTO_MAX_BYTES) return { ok: false, refusal: 'photo-too-large' };
  const type = sniffPhotoType(photo.head);
  return type === null ? { ok: false, refusal: 'photo-wrong-type' } : { ok: true, type };
}
