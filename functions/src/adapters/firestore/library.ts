import {
  generatedImageSchema,
  portraitShotSchema,
  productShotSchema,
} from '@lumashot/domain/library/item';
import { COLLECTIONS, ownerOfProfilePhoto, parseGsUrl } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { LibraryStore } from '../../usecases/ports.ts';
import { parseDocument } from './documents.ts';

/** What a user has made, in Firestore. */
export function firestoreLibrary(db: Firestore): LibraryStore {
  /** Another user's row is as good as none: whether it exists is not told. */
  const finder =
    <Schema extends z.ZodType>(collection: string, schema: Schema) =>
    async ({ id, uid }: { id: string; uid: string }): Promise<z.output<Schema> | null> => {
      const found = await db.collection(collection).doc(id).get();
      return found.get('user_id') === uid ? parseDocument(schema, found) : null;
    };

  return {
    image: finder(COLLECTIONS.generatedImages, generatedImageSchema),
    productShot: finder(COLLECTIONS.productShots, productShotSchema),
    portraitShot: finder(COLLECTIONS.portraitShots, portraitShotSchema),

    async profilePhotoOf(uid) {
      const found = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      if (!found.exists) return null;
      const { profile_photo_url } = parseDocument(profileSchema, found);
      const path = profile_photo_url === null ? null : parseGsUrl(profile_photo_url)?.path;
      // The one path here that a client wrote: the rules check it, and so do we.
      const owner = path === undefined || path === null ? null : ownerOfProfilePhoto(path);
      return owner === uid ? profile_photo_url : null;
    },
  };
}
