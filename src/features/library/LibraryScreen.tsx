import { LIBRARY_TABS, LIBRARY_TEXTS } from '#app/texts/library.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { queryKey, type LibraryQuery } from '@lumashot/domain/library/query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { useLibrary, useSyncStatus } from '#app/library/LibrarySyncContext.ts';
import { searchWithoutItem } from '#app/library/itemLink.ts';
import { NO_FAVORITES, TRASH_TEXTS } from '#app/texts/trash.ts';
import { ConfirmPurge } from './marks/ConfirmPurge.tsx';
import { LibraryHead, TrashHead } from './marks/LibraryHead.tsx';
import { DetailDialog } from './detail/DetailDialog.tsx';
import styles from './library.module.css';
import { LibraryGrid } from './grid/LibraryGrid.tsx';
import { usePlaceOf } from './grid/useKeptPlace.ts';
import { useLibraryRows } from './useLibraryRows.ts';
import { TRASH_SEARCH, useLibraryView } from './useLibraryView.ts';
import { totalOf, useScreenCounts } from './useScreenCounts.ts';

export function LibraryScreen() {
  const { phase } = useSyncStatus();
  const { tab, query, chooseTab, isTrash, isFavorites, toggleFavorites } = useLibraryView();
  const { types: counts, favorites, trashed } = useScreenCounts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const expected = isTrash ? trashed : favorites;
  // Where each list was left, while this screen is open.
  const [places] = useState(() => new Map<string, number>());
  useEffect(() => {
    if (phase === 'failed') showToast('error', LIBRARY_TEXTS.failed);
  }, [phase]);

  return (
    <section className={styles['screen']} aria-label={LIBRARY_TEXTS.title}>
      {isTrash ? (
        <TrashHead trashed={trashed} toLibrary="" />
      ) : (
        <LibraryHead
          {...{ favorites, trashed, isFavorites, toggleFavorites }}
          toTrash={TRASH_SEARCH}
        />
      )}
      {phase === 'failed' ? <Failed hasRows={(totalOf(counts) ?? 0) > 0} /> : null}
      {isTrash ? (
        <Items key={queryKey(query)} {...{ query, places, expected }} />
      ) : (
        <>
          <div className={styles['tabs']}>
            <TabBar
              label={LIBRARY_TEXTS.tabs}
              tabs={LIBRARY_TABS.map(({ id, label, type }) => ({
                id,
                label,
                count: type === null ? totalOf(counts) : counts[type],
              }))}
              chosen={tab}
              onChoose={chooseTab}
            />
          </div>
          <TabPanel id={tab} chosen={tab}>
            <Items key={queryKey(query)} {...{ query, places, expected }} />
          </TabPanel>
        </>
      )}
      <DetailDialog />
      <ConfirmPurge
        onPurged={() =>
          void navigate(
            { search: searchWithoutItem(search).toString() },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </section>
  );
}

function Failed({ hasRows }: { hasRows: boolean }) {
  const { sync } = useLibrary();
  return (
    <p className={styles['failed']}>
      {hasRows ? 'New pictures may be missing.' : 'Nothing is lost.'}
      <Button look="outlined" onClick={() => void sync.start()}>
        Try again
      </Button>
    </p>
  );
}

interface ItemsProps {
  readonly query: LibraryQuery;
  readonly places: Map<string, number>;
  /** Of what is marked: as many as the profile counts. */
  readonly expected: number | null;
}

function Items({ query, places, expected }: ItemsProps) {
  const place = usePlaceOf(queryKey(query), places);
  const library = useLibraryRows(query, { recall: place.start !== undefined, expected });
  if (!library.isEmpty) return <LibraryGrid library={library} place={place} />;
  if (query.view === 'trash') {
    return (
      <EmptyState
        text={TRASH_TEXTS.empty}
        action={<ButtonLink to={{ search: '' }}>{TRASH_TEXTS.back}</ButtonLink>}
      />
    );
  }
  const words = query.facets.includes('fav') ? NO_FAVORITES : LIBRARY_TEXTS.empty;
  return (
    <EmptyState
      title={words.title}
      text={words.description}
      action={<ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>}
    />
  );
}
