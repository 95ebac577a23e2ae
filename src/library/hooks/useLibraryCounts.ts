import type { LibraryCounts } from '@lumashot/domain/library/counts';
import { LIBRARY_TYPE_NAMES, type LibraryType } from '@lumashot/domain/library/item';
import { queryOfType, WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../index/database.ts';
import {
  isComplete,
  orderedKeys,
  readReach,
  rowsOf,
  type SyncProgress,
} from '../search/libraryQuery.ts';
import { useLibrary } from './LibrarySyncContext.ts';

interface HeldCounts {
  readonly live: Readonly<Record<LibraryType, number>>;
  readonly favorites: number;
  readonly trashed: number;
  /** How much of the library these are. */
  readonly reach: SyncProgress;
}

/** Of one moment: counted before a page has come and read as whole after it, they would be too few. */
const readHeldCounts = (uid: string): Promise<HeldCounts> =>
  database.transaction(
    'r',
    [database.items, database.trash, database.terms, database.sync],
    async () => {
      const range = { uid, sinceMs: -Infinity };
      const [reach, marked, trashed, ...live] = await Promise.all([
        readReach(uid),
        // Few, as is the trash: the keys of a large library are not read to count some of them.
        database.terms.where('facets').equals('fav').primaryKeys(),
        orderedKeys({ ...WHOLE_LIBRARY, view: 'trash' }, range),
        ...LIBRARY_TYPE_NAMES.map((type) => rowsOf(queryOfType(type), range).count()),
      ]);
      const inTrash = new Set(trashed);
      return {
        reach,
        favorites: marked.filter((key) => !inTrash.has(key)).length,
        trashed: trashed.length,
        live: {
          'text-to-image': live[LIBRARY_TYPE_NAMES.indexOf('text-to-image')] ?? 0,
          product: live[LIBRARY_TYPE_NAMES.indexOf('product')] ?? 0,
          portrait: live[LIBRARY_TYPE_NAMES.indexOf('portrait')] ?? 0,
          video: live[LIBRARY_TYPE_NAMES.indexOf('video')] ?? 0,
        },
      };
    },
  );

/**
 * How many there are of each kind and mark. The device knows best what it holds all of, also before a
 * change of its own has arrived; of the rest the profile tells (`counts`). Null: neither does.
 */
export function useLibraryCounts(counts: LibraryCounts | undefined): {
  readonly live: Readonly<Record<LibraryType, number | null>>;
  readonly favorites: number | null;
  readonly trashed: number | null;
} {
  const { uid } = useLibrary();
  // Undefined until the device has answered.
  const held = useLiveQuery(() => readHeldCounts(uid), [uid]);
  const isWhole = held !== undefined && isComplete(WHOLE_LIBRARY, held.reach);
  const ofType = (type: LibraryType): number | null => {
    if (held !== undefined && isComplete(queryOfType(type), held.reach)) return held.live[type];
    return counts === undefined ? null : (counts.live[type] ?? 0);
  };
  const marked = (mark: 'favorites' | 'trashed'): number | null =>
    (isWhole ? held[mark] : counts?.[mark]) ?? held?.[mark] ?? null;
  return {
    live: {
      'text-to-image': ofType('text-to-image'),
      product: ofType('product'),
      portrait: ofType('portrait'),
      video: ofType('video'),
    },
    favorites: marked('favorites'),
    trashed: marked('trashed'),
  };
}
