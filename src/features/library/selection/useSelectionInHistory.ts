import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Selection } from './selection.ts';
import { useIsSelecting } from './SelectionContext.ts';

const STATE = { isSelecting: true } as const;

const saysSelecting = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSelecting' in state;

/** A selection is a step of its own: the back button, which phones have at hand, ends it. */
export function useSelectionInHistory(selection: Selection): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isSelecting = useIsSelecting();
  const isInHistory = saysSelecting(location.state);
  const searched = useRef<string | null>(null);

  const follow = useEffectEvent((isPicking: boolean) => {
    if (isPicking === isInHistory) return;
    if (isPicking) {
      // As the address is now: a search that was cleared a moment ago may not have been drawn yet, and
      // would come back with this entry.
      const { search } = window.location;
      void navigate({ search }, { state: STATE, preventScrollReset: true });
    } else {
      // Likewise: what was written into the entry that is left here may not have been drawn yet.
      searched.current = window.location.search;
      void navigate(-1);
    }
  });
  useEffect(() => follow(isSelecting), [isSelecting]);

  const leave = useEffectEvent((isThere: boolean) => {
    if (!isThere && isSelecting) selection.clear();
  });
  useEffect(() => leave(isInHistory), [isInHistory]);

  // What was searched for is written when typing rests, perhaps into the selection's own entry: the entry
  // before it would bring an older search back.
  const keepSearch = useEffectEvent((isThere: boolean, search: string) => {
    if (isThere) {
      searched.current = search;
      return;
    }
    const wanted = searched.current;
    searched.current = null;
    if (wanted === null || wanted === search) return;
    void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => keepSearch(isInHistory, location.search), [isInHistory, location.search]);
}
