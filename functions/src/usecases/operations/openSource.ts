import { parseGsUrl } from '@lumashot/domain/paths';
import { PHOTO_MAX_BYTES, sniffPhotoType } from '@lumashot/domain/photos/photo';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import type { ReencodePhoto, SourceStore } from '../ports.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

/** Our own results may be larger than what people may upload. */
const RESULT_MAX_BYTES = 3 * PHOTO_MAX_BYTES;

export type OpenSource = (
  source: { readonly upload: string } | { readonly own: string },
) => Promise<Result<SourceImage>>;

/**
 * Reads a picture that another is made of: an `upload` by its path, or an `own` item or photo by
 * its `gs://` URL. Size and first bytes are checked before anything is decoded; what comes out was
 * encoded by us. The path's owner is the caller's to check.
 */
export const sourceOpener =
  ({ sources, reencode }: { sources: SourceStore; reencode: ReencodePhoto }): OpenSource =>
  async (source) => {
    const place = placeOf(source);
    if (place === null) return refuse({ reason: 'source-missing' });
    const bytes = await sources.read(place);
    if (bytes === null) return refuse({ reason: 'source-missing' });
    if (bytes === 'too-large') return refuse({ reason: 'source-too-large' });
    if (bytes === 'encoded') return refuse({ reason: 'source-unreadable' });
    const photo = sniffPhotoType(bytes) === null ? null : await reencode(bytes);
    return photo === null
      ? refuse({ reason: 'source-unreadable' })
      : succeed({ bytes: photo.bytes, mediaType: photo.type });
  };

function placeOf(
  source: { readonly upload: string } | { readonly own: string },
): { path: string; maxBytes: number } | null {
  if ('upload' in source) return { path: source.upload, maxBytes: PHOTO_MAX_BYTES };
  const object = parseGsUrl(source.own);
  return object === null ? null : { path: object.path, maxBytes: RESULT_MAX_BYTES };
}
