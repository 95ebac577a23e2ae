import { LIBRARY_TABS, LIBRARY_TEXTS } from '#app/texts/library.ts';
import { queryKey, WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { typedSearchWords } from '@lumashot/domain/library/searchWords';
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { useSyncStatus } from '#app/library/hooks/LibrarySyncContext.ts';
import { LibraryHead, LibraryMarks, TrashHead } from './marks/LibraryHead.tsx';
import { Items } from './Items.tsx';
import { LibraryFailed } from './LibraryFailed.tsx';
import { LibraryDialogs } from './LibraryDialogs.tsx';
import styles from './library.module.css';
import { SearchBar } from './search/SearchBar.tsx';
import { toggleFacet } from './search/toggleFacet.ts';
import { useTypedSearch } from './search/useTypedSearch.ts';
import { createSelection } from './selection/selection.ts';
import { SelectionContext } from './selection/SelectionContext.ts';
import { saysSelecting } from './selection/useSelectionInHistory.ts';
import { useLibraryView } from './useLibraryView.ts';
import { totalOf, useScreenCounts } from './useScreenCounts.ts';

export function LibraryScreen() {
  const { phase } = useSyncStatus();
  const { wish, query: keptQuery, change } = useLibraryView();
  const { key, state } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const { typed, type, clear } = useTypedSearch({
    kept: wish.typed,
    step: { key, isReplaced, isSelecting: saysSelecting(state) },
    keep: (words) => change({ typed: words }),
  });
  const query = useMemo(
    () => ({ ...keptQuery, words: typedSearchWords(typed) }),
    [keptQuery, typed],
  );
  const { types: counts, favorites, trashed } = useScreenCounts();
  // Where each list was left, while this screen is open.
  const [places] = useState(() => new Map<string, number>());
  const [selection] = useState(createSelection);
  useEffect(() => {
    if (phase === 'failed') showToast('error', LIBRARY_TEXTS.failed);
  }, [phase]);

  const { type: kind, view } = query;
  const list = queryKey({ ...WHOLE_LIBRARY, view, type: kind });
  const isTrash = view === 'trash';
  const isFavorites = wish.facets.includes('fav');
  const toggleFavorites = (): void => change({ facets: toggleFacet(wish.facets, 'fav') });
  const items = (
    <SelectionContext value={selection}>
      <Items
        key={list}
        name={list}
        query={query}
        order={wish.order}
        typed={typed}
        places={places}
        total={kind === null ? totalOf(counts) : counts[kind]}
        marked={isTrash ? trashed : favorites}
        onClearSearch={() => {
          clear();
          change({ typed: '', facets: [], month: null });
        }}
      />
    </SelectionContext>
  );
  return (
    <section className={styles['screen']} aria-label={LIBRARY_TEXTS.title}>
      {isTrash ? <TrashHead trashed={trashed} /> : <LibraryHead />}
      {phase === 'failed' ? <LibraryFailed /> : null}
      <SearchBar wish={wish} change={change} typed={typed} onType={type} onClear={clear}>
        {isTrash ? null : (
          <LibraryMarks {...{ favorites, trashed, isFavorites, toggleFavorites }} />
        )}
      </SearchBar>
      {isTrash ? (
        items
      ) : (
        <>
          <div className={styles['tabs']}>
            <TabBar
              label={LIBRARY_TEXTS.tabs}
              tabs={LIBRARY_TABS.map((tab) => ({
                id: tab.id,
                label: tab.label,
                count: tab.type === null ? totalOf(counts) : counts[tab.type],
              }))}
              chosen={wish.tab}
              onChoose={(tab) => change({ tab })}
            />
          </div>
          <TabPanel id={wish.tab} chosen={wish.tab}>
            {items}
          </TabPanel>
        </>
      )}
      <LibraryDialogs />
    </section>
  );
}
