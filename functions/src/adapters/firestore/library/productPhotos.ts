import { COLLECTIONS } from '@lumashot/domain/paths';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { CommitRequest, NewItem } from '../../../usecases/ports.ts';

/** Rows of product photos that nothing needs any more, under the path of the item that goes last. */
export type OrphanedPhotos = ReadonlyMap<string, DocumentSnapshot>;

/**
 * The photos that go with these shots: those that no other shot names. An edit and an enhancement
 * name the photo of the shot they came from, also when that shot went long ago.
 */
export async function orphanedPhotos(
  db: Firestore,
  { uid, leaving }: { readonly uid: string; readonly leaving: readonly DocumentSnapshot[] },
): Promise<OrphanedPhotos> {
  const leavingPaths = new Set(leaving.map(({ ref }) => ref.path));
  const named = Map.groupBy(
    leaving.filter((shot) => shot.get('user_id') === uid && photoIdOf(shot) !== null),
    (shot) => photoIdOf(shot) ?? '',
  );
  const orphaned = await Promise.all(
    [...named].map(async ([photoId, shots]) => {
      const naming = await db
        .collection(COLLECTIONS.productShots)
        .where('user_id', '==', uid)
        .where('product_image_id', '==', photoId)
        .limit(shots.length + 1)
        .select()
        .get();
      const [last] = shots;
      if (last === undefined || naming.docs.some(({ ref }) => !leavingPaths.has(ref.path))) {
        return null;
      }
      const photo = await db.collection(COLLECTIONS.productImages).doc(photoId).get();
      return photo.get('user_id') === uid ? ([last.ref.path, photo] as const) : null;
    }),
  );
  return new Map(orphaned.filter((one) => one !== null));
}

const photoIdOf = (shot: DocumentSnapshot): string | null => {
  const id: unknown = shot.get('product_image_id');
  return typeof id === 'string' && id !== '' ? id : null;
};

/** The row of an earlier shot's photo that a new item names, if it does. */
export function photoRefs(
  db: Firestore,
  item: NewItem,
  made: CommitRequest['productImage'],
): readonly DocumentReference[] {
  if (made !== undefined || !('product_image_id' in item) || item.product_image_id === null) {
    return [];
  }
  return [db.collection(COLLECTIONS.productImages).doc(item.product_image_id)];
}

/** The photo was deleted for ever while the picture was being made of it. */
export const withoutPhoto = (item: NewItem): NewItem =>
  'product_image_id' in item
    ? { ...item, product_image_id: null, original_image_url: null, mask_url: null }
    : item;
