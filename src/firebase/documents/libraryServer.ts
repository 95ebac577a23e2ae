import type { LibraryServer } from '@lumashot/domain/library/feed';
import { typesOf } from '@lumashot/domain/library/query';
import { countItems } from './countItems.ts';
import { callFunction } from '../calls/callFunction.ts';
import { libraryFeed } from './libraryFeed.ts';
import { readLog } from './libraryLog.ts';
import { readProductImage } from './productImages.ts';

/** The library in Firestore. */
export const libraryServer: LibraryServer = {
  ...libraryFeed,
  log: readLog,
  change: (set, items) => callFunction('changeItems', { set, items: [...items] }),
  purge: (items) =>
    callFunction('purgeItems', items === 'all' ? { all: true } : { items: [...items] }),
  count: async (query, span) => {
    const counts = await Promise.all(typesOf(query).map((type) => countItems(type, span)));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  productImage: readProductImage,
};
