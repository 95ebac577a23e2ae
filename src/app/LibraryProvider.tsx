import { useEffect, useMemo, type ReactNode } from 'react';
import { libraryFeed } from '../firebase/libraryFeed.ts';
import { database } from '../localIndex/database.ts';
import { libraryIndexIn } from '../localIndex/libraryIndex.ts';
import { createLibrarySync } from '../localIndex/librarySync.ts';
import { LibrarySyncContext } from '../localIndex/LibrarySyncContext.ts';
import { LIBRARY_TYPE_NAMES as types } from '../localIndex/libraryTypes.ts';
import { claimLocalData } from '../session/claimLocalData.ts';

const index = libraryIndexIn(database);

/** Joins database and local index: Firestore feeds it, the screens below read only it. */
export function LibraryProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const library = useMemo(() => {
    const claim = () => claimLocalData(uid);
    return { uid, sync: createLibrarySync({ uid, types, feed: libraryFeed, index, claim }) };
  }, [uid]);

  useEffect(() => {
    void library.sync.start();
    return library.sync.stop;
  }, [library]);

  return <LibrarySyncContext value={library}>{children}</LibrarySyncContext>;
}
