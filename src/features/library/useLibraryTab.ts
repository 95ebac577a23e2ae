import { LIBRARY_TABS, type LibraryTabId } from '#app/texts/library.ts';
import { useSearchParams } from 'react-router-dom';

export type LibraryTab = (typeof LIBRARY_TABS)[number];

const tabNamed = (name: string | null): LibraryTab =>
  LIBRARY_TABS.find(({ id }) => id === name) ?? LIBRARY_TABS[0];

/** The chosen tab stands in the URL, so that a reload and the back button find it again. */
export function useLibraryTab(): { tab: LibraryTab; choose: (id: LibraryTabId) => void } {
  const [search, setSearch] = useSearchParams();
  return {
    tab: tabNamed(search.get('tab')),
    choose: (id) =>
      setSearch(id === 'all' ? {} : { tab: id }, { replace: true, preventScrollReset: true }),
  };
}
