import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Selection } from './selection.ts';
import { useIsSelecting } from './SelectionContext.ts';

const STATE = { isSelecting: true } as const;

/** Whether an entry of the history is a selection's. */
export const saysSelecting = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSelecting' in state;

/** A selection is a step of its own: the back button, which phones have at hand, ends it. */
export function useSelectionInHistory(selection: Selection): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isSelecting = useIsSelecting();
  const isInHistory = saysSelecting(location.state);
  const searched = useRef<string | null>(null);

  /** The history goes back in its own time: until it has, it cannot be asked whether a selection is in it. */
  const isLeaving = useRef(false);

  const enter = (): void => {
    // As the address is now: a search that was cleared a moment ago may not have been drawn yet, and would
    // come back with this entry.
    const { search } = window.location;
    void navigate({ search }, { state: STATE, preventScrollReset: true });
  };

  const follow = useEffectEvent((isPicking: boolean) => {
    if (isLeaving.current || isPicking === isInHistory) return;
    if (isPicking) {
      enter();
      return;
    }
    // Likewise: what was written into the entry that is left here may not have been drawn yet.
    searched.current = window.location.search;
    isLeaving.current = true;
    void navigate(-1);
  });
  useEffect(() => follow(isSelecting), [isSelecting]);

  const arrive = useEffectEvent((isThere: boolean) => {
    if (isThere) return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = false;
    if (!isSelecting) return;
    // Picked while the history still left the selection before.
    if (wasLeaving) enter();
    else selection.clear();
  });
  useEffect(() => arrive(isInHistory), [isInHistory]);

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
