import { parseGsUrl } from '@lumashot/domain/paths';
import { PHOTO_LEAST_SIDE, PHOTO_MAX_BYTES, sniffPhotoType } from '@lumashot/domain/photos/photo';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import type { ReencodePhoto, SourceStore } from './ports.ts';
import type { Refusal } from '@lumashot/domain/errors';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

/** Our own results may be larger than what people may upload. */
const RESULT_MAX_BYTES = 3 * PHOTO_MAX_BYTES;

/** A photo, or the mask of one, by its path; a face photo or what we have drawn or kept by its `gs://` URL. */
type Source =
  | { readonly upload: string }
  | { readonly mask: string }
  | { readonly face: string }
  | { readonly own: string };

export type OpenSource = (source: Source) => Promise<Result<SourceImage>>;

/**
 * Reads a picture that another is made of. Size and first bytes are checked before anything is decoded;
 * what comes out was encoded by us. The path's owner is the caller's to check.
 */
export const sourceOpener =
  ({ sources, reencode }: { sources: SourceStore; reencode: ReencodePhoto }): OpenSource =>
  async (source) => {
    const place = placeOf(source);
    if (place === null) return refuse({ reason: 'source-missing' });
    const bytes = await sources.read(place);
    if (bytes === null || typeof bytes === 'string') return refuse(unread(bytes));
    const photo = sniffPhotoType(bytes) === null ? null : await reencode(bytes);
    if (photo === null) return refuse({ reason: 'source-unreadable' });
    if (photo.shorterSide < place.leastSide) return refuse({ reason: 'source-too-small' });
    return succeed({ bytes: photo.bytes, mediaType: photo.type });
  };

/** Why one of several cannot be read; null: as far as Storage can say, all can. */
export type FindSources = (wanted: readonly Source[]) => Promise<Refusal | null>;

/** Asked before the first of several is decoded. */
export const sourceFinder =
  ({ sources }: { sources: SourceStore }): FindSources =>
  async (wanted) => {
    const found = await Promise.all(
      wanted.map(async (source) => {
        const place = placeOf(source);
        return place === null ? null : sources.look(place);
      }),
    );
    const bad = found.find((seen) => seen !== 'readable');
    return bad === undefined ? null : unread(bad);
  };

const unread = (why: 'too-large' | 'encoded' | null): Refusal => {
  if (why === null) return { reason: 'source-missing' };
  return { reason: why === 'too-large' ? 'source-too-large' : 'source-unreadable' };
};

interface Place {
  readonly path: string;
  readonly maxBytes: number;
  readonly leastSide: number;
}

/** Of masks and of what we have drawn nobody chose the size. */
const ANY_SIDE = 1;

function placeOf(source: Source): Place | null {
  if ('upload' in source) {
    return { path: source.upload, maxBytes: PHOTO_MAX_BYTES, leastSide: PHOTO_LEAST_SIDE };
  }
  if ('mask' in source) {
    return { path: source.mask, maxBytes: PHOTO_MAX_BYTES, leastSide: ANY_SIDE };
  }
  const isFace = 'face' in source;
  const object = parseGsUrl(isFace ? source.face : source.own);
  if (object === null) return null;
  const leastSide = isFace ? PHOTO_LEAST_SIDE : ANY_SIDE;
  return { path: object.path, maxBytes: RESULT_MAX_BYTES, leastSide };
}
