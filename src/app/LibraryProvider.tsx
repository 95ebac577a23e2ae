import { NAVIGATION } from '../texts/dashboard.ts';
import { parseGsUrl } from '@lumashot/domain/paths';
import { ROUTES } from '@lumashot/domain/routes';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { LibraryServer } from '@lumashot/domain/library/feed';
import { showToast } from '../components/toasts/showToast.ts';
import { inTurnAs } from '../lib/inTurn.ts';
import { refusalText } from '../lib/refusalText.ts';
import { createLibrary } from '../library/createLibrary.ts';
import type { StoredRow } from '../library/index/database.ts';
import { LibrarySyncContext } from '../library/hooks/LibrarySyncContext.ts';
import { mediaOfRows } from '../library/index/mediaOfRows.ts';
import { useTermsFilledWhenIdle } from '../library/hooks/useFilledTerms.ts';
import { sendWithPage } from '../library/outbox/sendWithPage.ts';
import { usePrefetchedThumbnails } from '../library/hooks/usePrefetchedThumbnails.ts';
import { forgetMedia, wipeMediaCache } from '../media/mediaCache.ts';
import { claimLocalData } from '../session/claimLocalData.ts';
import { useProfileState } from '../session/ProfileContext.ts';

const loadServer = async (): Promise<LibraryServer> =>
  (await import('../firebase/documents/libraryServer.ts')).libraryServer;

/** Firestore's code is loaded with the first question: what the index holds is shown without it. */
const server: LibraryServer = {
  page: async (type, options) => (await loadServer()).page(type, options),
  changes: async (type, options) => (await loadServer()).changes(type, options),
  again: async (type, ids) => (await loadServer()).again(type, ids),
  log: async (uid, options) => (await loadServer()).log(uid, options),
  count: async (query, options) => (await loadServer()).count(query, options),
  family: async (type, options) => (await loadServer()).family(type, options),
  item: async (key) => (await loadServer()).item(key),
  productImage: async (id) => (await loadServer()).productImage(id),
  change: async (set, items) => (await loadServer()).change(set, items),
  purge: async (items) => (await loadServer()).purge(items),
};

const inTurn = inTurnAs('lumashot-library-changes');

/** Pictures that are deleted for ever are not kept here either. */
function forgetPictures(rows: readonly StoredRow[]): void {
  const paths = mediaOfRows(rows).flatMap((url) => parseGsUrl(url)?.path ?? []);
  forgetMedia(paths).catch((error: unknown) => console.warn('Pictures are still cached', error));
}

/** This device cannot tell which of them are deleted for ever: those that are left come again. */
const forgetAllPictures = (): Promise<void> =>
  wipeMediaCache().catch((error: unknown) => console.warn('Pictures are still cached', error));

/** Each is a billed read: as many of each type as the first screen of the page can show. */
const FIRST_PAGE = { library: 15, elsewhere: 6 } as const;

const LIBRARY_PATHS: readonly string[] = [NAVIGATION.library.path, ROUTES.accountPictures];

const firstPageSize = (): number =>
  FIRST_PAGE[LIBRARY_PATHS.includes(window.location.pathname) ? 'library' : 'elsewhere'];

/** Joins database and local index: Firestore feeds it, the screens below read only it. */
export function LibraryProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const library = useMemo(() => {
    return createLibrary({
      uid,
      server,
      claim: () => claimLocalData(uid),
      firstPageSize,
      onGone: forgetPictures,
      onLost: forgetAllPictures,
      onRefused: (refusal) => showToast('error', { ...refusalText(refusal), outlivesPage: true }),
      inTurn,
    });
  }, [uid]);

  useEffect(() => {
    library.outbox.start();
    void library.sync.start();
    const endSending = sendWithPage(library.outbox);
    return () => {
      endSending();
      library.sync.stop();
      library.outbox.stop();
    };
  }, [library]);

  const { libraryNews } = useProfileState();
  useEffect(() => {
    if (libraryNews === 'unreachable') library.sync.onOffline();
    else if (libraryNews !== null) library.sync.onRemoteChange(libraryNews);
  }, [library, libraryNews]);

  usePrefetchedThumbnails(library);
  useTermsFilledWhenIdle(uid);

  return <LibrarySyncContext value={library}>{children}</LibrarySyncContext>;
}
