import { LIBRARY_TYPE_NAMES, LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { searchWordsOf } from '@lumashot/domain/library/searchTexts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { withDates } from '../../src/adapters/firestore/documents.ts';
import type { Fields, Migration } from './migration.ts';

/**
 * Items from before search words were kept are found on devices that hold them, and not by the
 * server. `updated_at` stays: devices make the words themselves, and need not read the item again.
 */
export const itemWords: Migration = {
  name: 'item-words',
  says: 'search words of items from before they were kept',
  collections: LIBRARY_TYPE_NAMES.map((type) => LIBRARY_TYPES[type].collection),
  lacks: (page) => Promise.resolve(page.map(lacks)),
};

function lacks(snapshot: DocumentSnapshot): Fields {
  const type = LIBRARY_TYPE_NAMES.find(
    (name) => LIBRARY_TYPES[name].collection === snapshot.ref.parent.id,
  );
  if (type === undefined) return null;
  const item = LIBRARY_TYPES[type].item.safeParse(withDates(snapshot.data() ?? {}));
  if (!item.success) return null;
  const words = searchWordsOf(item.data);
  const isKept = JSON.stringify(snapshot.get('words')) === JSON.stringify(words);
  return isKept ? {} : { words };
}
