import { useSearchParams } from 'react-router-dom';

/** The chosen tab, kept in the URL as `?tab=`: it survives a reload and can be linked to. */
export function useTabInUrl<Id extends string>(
  tabs: readonly [{ readonly id: Id }, ...(readonly { readonly id: Id }[])],
): [chosen: Id, choose: (id: Id) => void] {
  const [search, setSearch] = useSearchParams();
  const named = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  return [named.id, (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })];
}
