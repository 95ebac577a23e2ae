import { LIBRARY_TABS, LIBRARY_TEXTS } from '#app/texts/library.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { queryKey, type LibraryQuery } from '@lumashot/domain/library/query';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { useLibrary, useSyncStatus } from '#app/library/LibrarySyncContext.ts';
import { DetailDialog } from './detail/DetailDialog.tsx';
import styles from './library.module.css';
import { LibraryGrid } from './grid/LibraryGrid.tsx';
import { usePlaceOf } from './grid/useKeptPlace.ts';
import { useLibraryRows } from './useLibraryRows.ts';
import { useLibraryView } from './useLibraryView.ts';
import { totalOf, useTypeCounts } from './useTypeCounts.ts';

export function LibraryScreen() {
  const { phase } = useSyncStatus();
  const { tab, query, chooseTab, toggleFavorites } = useLibraryView();
  const counts = useTypeCounts();
  // Where each list was left, while this screen is open.
  const [places] = useState(() => new Map<string, number>());
  useEffect(() => {
    if (phase === 'failed') showToast('error', LIBRARY_TEXTS.failed);
  }, [phase]);

  return (
    <section className={styles['screen']} aria-label={LIBRARY_TEXTS.title}>
      <p className={styles['subtitle']}>{LIBRARY_TEXTS.subtitle}</p>
      {phase === 'failed' ? <Failed hasRows={(totalOf(counts) ?? 0) > 0} /> : null}
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
      <div>
        <Button look="outlined" aria-pressed={query.onlyFavorites} onClick={toggleFavorites}>
          {LIBRARY_TEXTS.favorites}
        </Button>
      </div>
      <TabPanel id={tab} chosen={tab}>
        <Items key={queryKey(query)} query={query} places={places} />
      </TabPanel>
      <DetailDialog />
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

function Items({ query, places }: { query: LibraryQuery; places: Map<string, number> }) {
  const place = usePlaceOf(queryKey(query), places);
  const library = useLibraryRows(query, { recall: place.start !== undefined });
  if (!library.isEmpty) return <LibraryGrid library={library} place={place} />;
  const words = query.onlyFavorites ? LIBRARY_TEXTS.noFavorites : LIBRARY_TEXTS.empty;
  return (
    <EmptyState
      title={words.title}
      text={words.description}
      action={<ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>}
    />
  );
}
