import { LIBRARY_TABS, type LibraryTabId } from '#app/texts/library.ts';
import { WHOLE_LIBRARY, type LibraryQuery } from '@lumashot/domain/library/query';
import { useSearchParams } from 'react-router-dom';

interface LibraryScreenView {
  readonly tab: LibraryTabId;
  /** What the screen shows. */
  readonly query: LibraryQuery;
  readonly chooseTab: (id: LibraryTabId) => void;
  readonly toggleFavorites: () => void;
}

const tabNamed = (name: string | null): (typeof LIBRARY_TABS)[number] =>
  LIBRARY_TABS.find(({ id }) => id === name) ?? LIBRARY_TABS[0];

/** What is shown stands in the URL, so that a reload and the back button find it again. */
export function useLibraryView(): LibraryScreenView {
  const [search, setSearch] = useSearchParams();
  const { id, type } = tabNamed(search.get('tab'));
  const onlyFavorites = search.has('fav');
  const show = (next: { tab: LibraryTabId; onlyFavorites: boolean }) =>
    setSearch(
      {
        ...(next.tab === 'all' ? {} : { tab: next.tab }),
        ...(next.onlyFavorites ? { fav: '1' } : {}),
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    tab: id,
    query: { ...WHOLE_LIBRARY, type, onlyFavorites },
    chooseTab: (chosen) => show({ tab: chosen, onlyFavorites }),
    toggleFavorites: () => show({ tab: id, onlyFavorites: !onlyFavorites }),
  };
}
