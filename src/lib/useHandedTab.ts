import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface Options<Tab extends string, HandOff extends { readonly tab: Tab | null }> {
  /** What the navigation state says; null when it is none of this screen's. */
  readonly handOffFrom: (state: unknown) => HandOff | null;
  readonly tabFrom: (search: URLSearchParams) => Tab;
}

/** The chosen tab stands in the URL; what another screen handed over is read once, then cleared. */
export function useHandedTab<Tab extends string, HandOff extends { readonly tab: Tab | null }>({
  handOffFrom,
  tabFrom,
}: Options<Tab, HandOff>): {
  tab: Tab;
  choose: (tab: Tab) => void;
  handOff: HandOff | null;
  /** Another one with each that is handed over, also while the screen is open: forms begin anew with it. */
  handedKey: string;
} {
  const { state, pathname, search: query, key } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const hasState = state !== null;
  const [handed, setHanded] = useState(() => ({ key, handOff: handOffFrom(state) }));
  if (hasState && handed.key !== key) setHanded({ key, handOff: handOffFrom(state) });
  const { handOff, key: handedKey } = handed;

  useEffect(() => {
    if (!hasState) return;
    const handedTab = handOff?.tab ?? null;
    const wanted = handedTab === null ? query : `?tab=${handedTab}`;
    void navigate(`${pathname}${wanted}`, { replace: true, state: null });
  }, [hasState, handOff, pathname, query, navigate]);

  return {
    tab: hasState ? (handOff?.tab ?? tabFrom(search)) : tabFrom(search),
    choose: (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true }),
    handOff,
    handedKey,
  };
}
