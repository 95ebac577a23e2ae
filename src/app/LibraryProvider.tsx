import { NAVIGATION } from '../texts/dashboard.ts';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { LibraryServer } from '@lumashot/domain/library/feed';
import { LIBRARY_TYPE_NAMES as types } from '@lumashot/domain/library/item';
import { database } from '../library/database.ts';
import { libraryIndexIn } from '../library/libraryIndex.ts';
import { createLibrarySync } from '../library/librarySync.ts';
import { LibrarySyncContext } from '../library/LibrarySyncContext.ts';
import { useFilledTerms } from '../library/useFilledTerms.ts';
import { usePrefetchedThumbnails } from '../library/usePrefetchedThumbnails.ts';
import { claimLocalData } from '../session/claimLocalData.ts';
import { useProfileState } from '../session/ProfileContext.ts';

const index = libraryIndexIn(database);

const loadServer = async (): Promise<LibraryServer> =>
  (await import('../firebase/documents/libraryServer.ts')).libraryServer;

/** Firestore's code is loaded with the first question: what the index holds is shown without it. */
const server: LibraryServer = {
  page: async (type, options) => (await loadServer()).page(type, options),
  changes: async (type, options) => (await loadServer()).changes(type, options),
  count: async (query, options) => (await loadServer()).count(query, options),
  productImage: async (id) => (await loadServer()).productImage(id),
};

/** Each is a billed read: as many of each type as the first screen of the page can show. */
const FIRST_PAGE = { library: 15, elsewhere: 6 } as const;

const firstPageSize = (): number =>
  FIRST_PAGE[window.location.pathname === NAVIGATION.library.path ? 'library' : 'elsewhere'];

/** Joins database and local index: Firestore feeds it, the screens below read only it. */
export function LibraryProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const library = useMemo(() => {
    const claim = () => claimLocalData(uid);
    const sync = createLibrarySync({ uid, types, feed: server, index, claim, firstPageSize });
    return { uid, sync, server };
  }, [uid]);

  useEffect(() => {
    void library.sync.start();
    return library.sync.stop;
  }, [library]);

  const { libraryNews } = useProfileState();
  useEffect(() => {
    if (libraryNews === 'unreachable') library.sync.onOffline();
    else if (libraryNews !== null) library.sync.onRemoteChange(libraryNews);
  }, [library, libraryNews]);

  usePrefetchedThumbnails(library);
  useFilledTerms(uid);

  return <LibrarySyncContext value={library}>{children}</LibrarySyncContext>;
}
