import type { HoldingName } from '@lumashot/domain/account/holdings';
import { parseGsUrl, STORAGE_PREFIXES } from '@lumashot/domain/paths';

/** An object that a document names, as it is called in a copy. */
interface CopiedFile {
  readonly path: string;
  readonly isPicture: boolean;
  readonly name: string;
}

/** Small pictures of what is there in full. */
const IS_PREVIEW = /\.thumb\.webp$/;

/** By its name: an item names its photo and the mask of it as well, and Firestore keeps no order of fields. */
const PICTURE_FIELDS: Readonly<Partial<Record<HoldingName, string>>> = {
  generatedImages: 'image_url',
  productShots: 'result_image_url',
  portraitShots: 'result_image_url',
  generatedVideos: 'video_url',
};

/**
 * What a document names of the user's objects: an item's picture, else what was sent for one (photos and
 * where the product is in them). An object that is not paid, or not yet, is named by none.
 */
export const filesNamedBy = (
  collection: HoldingName,
  { fields, uid }: { readonly fields: object; readonly uid: string },
): readonly CopiedFile[] =>
  Object.entries(fields).flatMap(([field, url]: [string, unknown]) => {
    const path = typeof url === 'string' ? parseGsUrl(url)?.path : undefined;
    if (path === undefined || IS_PREVIEW.test(path) || !isOwn(path, uid)) return [];
    const isPicture = field === PICTURE_FIELDS[collection];
    const name = `${isPicture ? 'pictures' : 'photos'}/${path.split('/').at(-1) ?? ''}`;
    return [{ path, isPicture, name }];
  });

const isOwn = (path: string, uid: string): boolean =>
  [STORAGE_PREFIXES.results, STORAGE_PREFIXES.profilePhotos].some((prefix) =>
    path.startsWith(`${prefix}/${uid}/`),
  );
