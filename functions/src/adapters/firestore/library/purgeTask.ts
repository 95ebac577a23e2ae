import { parseGsUrl, resultPrefix } from '@lumashot/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { PurgeTask } from '../../../usecases/library/ports.ts';

/** `purge_tasks/{itemId}`: objects of an item that is gone, until they are gone too. */
export const purgeTaskSchema = z.object({
  user_id: z.string().min(1),
  paths: z.array(z.string().min(1)),
});

/** The fields that name objects, of every type of item. */
const MEDIA_FIELDS = ['image_url', 'result_image_url', 'video_url', 'thumbnail_url'] as const;

/** Of a product photo's row. */
const PHOTO_FIELDS = ['original_image_url', 'mask_url'] as const;

/**
 * The objects that go with an item, and with the photo it was the last one to need. Only what bears
 * the item's own name: whatever a row says, no other item's picture is removed.
 */
export function purgeTaskOf(
  owner: { readonly uid: string; readonly itemId: string },
  { read, photo }: { read: DocumentSnapshot; photo: DocumentSnapshot | undefined },
): PurgeTask {
  const { uid, itemId } = owner;
  const own = MEDIA_FIELDS.flatMap((field) => objectsOf({ uid, itemId }, read.get(field)));
  // A photo bears the name of the shot that it was taken for.
  const source =
    photo === undefined
      ? []
      : PHOTO_FIELDS.flatMap((field) => objectsOf({ uid, itemId: photo.id }, photo.get(field)));
  return { itemId, paths: [...own, ...source] };
}

/** None, if the URL is not one of the item's own objects. */
function objectsOf(owner: { uid: string; itemId: string }, url: unknown): string[] {
  const path = pathOf(url);
  return path?.startsWith(resultPrefix(owner)) === true ? [path] : [];
}

const pathOf = (url: unknown): string | null =>
  typeof url === 'string' ? (parseGsUrl(url)?.path ?? null) : null;
