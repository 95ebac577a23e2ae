import type { CreateTabId } from '@lumashot/domain/texts/images';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { handOffFrom, tabFromSearch, type HandOff } from './handOff.ts';

/** The chosen tab stands in the URL; what another screen handed over is read once, then cleared. */
export function useCreateTab(): {
  tab: CreateTabId;
  choose: (tab: CreateTabId) => void;
  handOff: HandOff | null;
} {
  const { state, pathname, search: query } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [handOff] = useState(() => handOffFrom(state));
  const hasState = state !== null;

  useEffect(() => {
    if (!hasState) return;
    const handedTab = handOff?.tab ?? null;
    const wanted = handedTab === null ? query : `?tab=${handedTab}`;
    void navigate(`${pathname}${wanted}`, { replace: true, state: null });
  }, [hasState, handOff, pathname, query, navigate]);

  return {
    tab: hasState ? (handOff?.tab ?? tabFromSearch(search)) : tabFromSearch(search),
    choose: (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true }),
    handOff,
  };
}
