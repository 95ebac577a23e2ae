import { NAVIGATION } from '../texts/dashboard.ts';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { LibraryFeed } from '@lumashot/domain/library/feed';
import { database } from '../library/database.ts';
import { libraryIndexIn } from '../library/libraryIndex.ts';
import { createLibrarySync } from '../library/librarySync.ts';
import { LibrarySyncContext } from '../library/LibrarySyncContext.ts';
import { LIBRARY_TYPE_NAMES as types } from '../library/libraryTypes.ts';
import { usePrefetchedThumbnails } from '../library/usePrefetchedThumbnails.ts';
import { claimLocalData } from '../session/claimLocalData.ts';
import { useProfileState } from '../session/ProfileContext.ts';

const index = libraryIndexIn(database);

const loadFeed = async (): Promise<LibraryFeed> =>
  (await import('../firebase/documents/libraryFeed.ts')).libraryFeed;

/** Firestore's code is loaded with the first read: what the index holds is shown without it. */
const feed: LibraryFeed = {
  page: async (type, options) => (await loadFeed()).page(type, options),
  changes: async (type, options) => (await loadFeed()).changes(type, options),
};

/** Each is a billed read: as many of each type as the first screen of the page can show. */
const FIRST_PAGE = { library: 15, elsewhere: 6 } as const;

const firstPageSize = (): number =>
  FIRST_PAGE[window.location.pathname === NAVIGATION.library.path ? 'library' : 'elsewhere'];

/** Joins database and local index: Firestore feeds it, the screens below read only it. */
export function LibraryProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const library = useMemo(() => {
    const claim = () => claimLocalData(uid);
    return { uid, sync: createLibrarySync({ uid, types, feed, index, claim, firstPageSize }) };
  }, [uid]);

  useEffect(() => {
    void library.sync.start();
    return library.sync.stop;
  }, [library]);

  const { libraryNews } = useProfileState();
  useEffect(() => {
    if (libraryNews === 'unreachable') library.sync.missNews();
    else if (libraryNews !== null) library.sync.hear(libraryNews);
  }, [library, libraryNews]);

  usePrefetchedThumbnails(library);

  return <LibrarySyncContext value={library}>{children}</LibrarySyncContext>;
}
