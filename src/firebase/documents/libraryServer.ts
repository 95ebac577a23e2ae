import type { LibraryServer } from '@lumashot/domain/library/feed';
import { typesOf } from '@lumashot/domain/library/query';
import { countItems } from './countItems.ts';
import { libraryFeed } from './libraryFeed.ts';
import { readProductImage } from './productImages.ts';

/** The library in Firestore. */
export const libraryServer: LibraryServer = {
  ...libraryFeed,
  count: async (query, span) => {
    const counts = await Promise.all(typesOf(query).map((type) => countItems(type, span)));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  productImage: readProductImage,
};
