import { LIBRARY_TABS, type LibraryTabId } from '#app/texts/library.ts';
import { WHOLE_LIBRARY, type LibraryQuery } from '@lumashot/domain/library/query';
import { useSearchParams } from 'react-router-dom';

interface LibraryScreenView {
  readonly tab: LibraryTabId;
  /** What the screen shows. */
  readonly query: LibraryQuery;
  readonly chooseTab: (id: LibraryTabId) => void;
  readonly isTrash: boolean;
  readonly isFavorites: boolean;
  readonly toggleFavorites: () => void;
}

const tabNamed = (name: string | null): (typeof LIBRARY_TABS)[number] =>
  LIBRARY_TABS.find(({ id }) => id === name) ?? LIBRARY_TABS[0];

/** The search of the trash's own address. */
export const TRASH_SEARCH = 'view=trash';

/** What is shown stands in the URL, so that a reload and the back button find it again. */
export function useLibraryView(): LibraryScreenView {
  const [search, setSearch] = useSearchParams();
  const isTrash = search.get('view') === 'trash';
  const { id, type } = tabNamed(isTrash ? null : search.get('tab'));
  const isFavorites = !isTrash && search.has('fav');
  const turn = (names: Readonly<Record<string, string>>): void =>
    setSearch(names, { replace: true, preventScrollReset: true });
  const tabIn = (tab: LibraryTabId) => (tab === 'all' ? {} : { tab });
  const favoritesIn = (chosen: boolean) => (chosen ? { fav: '1' } : {});
  return {
    tab: id,
    query: {
      ...WHOLE_LIBRARY,
      view: isTrash ? 'trash' : 'library',
      type,
      facets: isFavorites ? ['fav'] : [],
    },
    chooseTab: (chosen) => turn({ ...tabIn(chosen), ...favoritesIn(isFavorites) }),
    isTrash,
    isFavorites,
    toggleFavorites: () => turn({ ...tabIn(id), ...favoritesIn(!isFavorites) }),
  };
}
