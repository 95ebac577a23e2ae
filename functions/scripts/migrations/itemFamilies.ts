import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Fields, Migration } from './migration.ts';

/** Where each type names what it was made of. */
const ORIGINAL_FIELDS: Readonly<Record<string, string>> = {
  [LIBRARY_TYPES['text-to-image'].collection]: 'original_image_id',
  [LIBRARY_TYPES.product.collection]: 'original_shot_id',
  [LIBRARY_TYPES.portrait.collection]: 'original_shot_id',
};

/** Nobody edits a picture more often in a row; and a chain that bites its tail ends too. */
const LONGEST_CHAIN = 200;

const id = z.string().min(1).nullable().catch(null);

/**
 * Edits and enhancements from before families were kept: each gets the id of the first picture of its
 * chain, as new ones do. Where that was purged, it is the id that the oldest one left names.
 */
export const itemFamilies: Migration = {
  name: 'item-families',
  says: 'families of edits and enhancements from before they were kept',
  collections: Object.keys(ORIGINAL_FIELDS),
  lacks: async (page, db) => {
    const known = new Map(page.map((snapshot) => [snapshot.id, snapshot]));
    const found: Fields[] = [];
    for (const snapshot of page) {
      const needsOne = originalOf(snapshot) !== null && familyOf(snapshot) === null;
      found.push(needsOne ? { family_id: await firstOf(snapshot, { db, known }) } : {});
    }
    return found;
  },
};

async function firstOf(
  snapshot: DocumentSnapshot,
  { db, known }: { readonly db: Firestore; readonly known: Map<string, DocumentSnapshot> },
): Promise<string> {
  let first = snapshot.id;
  let original = originalOf(snapshot);
  const collection = db.collection(snapshot.ref.parent.id);
  for (let steps = 0; original !== null && steps < LONGEST_CHAIN; steps += 1) {
    first = original;
    const parent = known.get(original) ?? (await collection.doc(original).get());
    known.set(original, parent);
    // Another's picture is none of this chain, whatever its id says.
    if (!parent.exists || parent.get('user_id') !== snapshot.get('user_id')) break;
    const family = familyOf(parent);
    if (family !== null) return family;
    original = originalOf(parent);
  }
  return first;
}

const originalOf = (snapshot: DocumentSnapshot): string | null =>
  id.parse(snapshot.get(ORIGINAL_FIELDS[snapshot.ref.parent.id] ?? ''));

const familyOf = (snapshot: DocumentSnapshot): string | null => id.parse(snapshot.get('family_id'));
