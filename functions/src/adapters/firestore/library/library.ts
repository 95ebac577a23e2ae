import { madeRowSchema } from '@lumashot/domain/library/alreadyMade';
import {
  generatedImageSchema,
  itemFlagsSchema,
  LIBRARY_TYPES,
  portraitShotSchema,
  productImageSchema,
  productShotSchema,
} from '@lumashot/domain/library/item';
import { CUT_OUT_SCENE } from '@lumashot/domain/library/itemNames';
import { COLLECTIONS, ownerOfProfilePhoto, parseGsUrl } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { ItemChange, ItemRemoval, ItemUpdate, LibraryStore } from '../../../usecases/ports.ts';
import { atomically } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { itemRef, writeItems, type WritableChange } from './writeItems.ts';

/** What a user has made, in Firestore. */
export function firestoreLibrary(db: Firestore): LibraryStore {
  /** Another user's row is as good as none: whether it exists is not told. */
  const finder =
    <Schema extends z.ZodType>(collection: string, schema: Schema) =>
    async ({ id, uid }: { id: string; uid: string }): Promise<z.output<Schema> | null> => {
      const found = await db.collection(collection).doc(id).get();
      return found.get('user_id') === uid ? parseDocument(schema, found) : null;
    };

  const productImage = finder(COLLECTIONS.productImages, productImageSchema);

  return {
    image: finder(COLLECTIONS.generatedImages, generatedImageSchema),
    productShot: finder(COLLECTIONS.productShots, productShotSchema),
    portraitShot: finder(COLLECTIONS.portraitShots, portraitShotSchema),

    async hasCutOutOf({ uid, url }) {
      const found = await db
        .collection(COLLECTIONS.productShots)
        .where('user_id', '==', uid)
        .where('original_image_url', '==', url)
        .where('scene_template', '==', CUT_OUT_SCENE)
        .select('trashed_at')
        .get();
      // Without the field, it was never in the trash: no query finds what is missing.
      return found.docs.some((cut) => parseDocument(itemFlagsSchema, cut).trashed_at === null);
    },

    async changesOf({ type, id, uid, enhancementType }) {
      const changes = db
        .collection(LIBRARY_TYPES[type].collection)
        .where('user_id', '==', uid)
        .where('made_by.enhancement_type', '==', enhancementType);
      const ofThis =
        type === 'text-to-image'
          ? changes.where('original_image_id', '==', id)
          : changes.where('original_shot_id', '==', id);
      const found = await ofThis.select(...MADE_FIELDS).get();
      return found.docs.map((made) => parseDocument(madeRowSchema, made));
    },

    photoCount: async (key) => (await productImage(key))?.photo_count ?? null,

    async profilePhotoOf(uid) {
      const found = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      if (!found.exists) return null;
      const { profile_photo_url } = parseDocument(profileSchema, found);
      const path = profile_photo_url === null ? null : parseGsUrl(profile_photo_url)?.path;
      // The one path here that a client wrote: the rules check it, and so do we.
      const owner = path === undefined || path === null ? null : ownerOfProfilePhoto(path);
      return owner === uid ? profile_photo_url : null;
    },

    change: ({ uid, changes }) =>
      atomically(db, {
        read: () =>
          db.getAll(
            db.collection(COLLECTIONS.profiles).doc(uid),
            ...changes.filter(isOfExisting).map((change) => itemRef(db, change)),
          ),
        decide: ([owner, ...items], batch) => {
          if (owner?.exists !== true) throw new Error('the owner of these items has no profile');
          const read = new Map(items.map((item) => [item.ref.path, item]));
          const writable: WritableChange[] = [];
          for (const change of changes) {
            if (!isOfExisting(change)) {
              writable.push(change);
              continue;
            }
            const item = read.get(itemRef(db, change).path);
            if (item?.get('user_id') !== uid) return false;
            writable.push({ ...change, read: item });
          }
          const profile = parseDocument(profileSchema, owner);
          batch.update(owner, {
            ...writeItems(db, batch, { uid, profile, changes: writable }),
            updated_at: FieldValue.serverTimestamp(),
          });
          return true;
        },
      }),
  };
}

const MADE_FIELDS = Object.keys(madeRowSchema.shape);

const isOfExisting = (change: ItemChange): change is ItemUpdate | ItemRemoval =>
  change.kind !== 'create';
