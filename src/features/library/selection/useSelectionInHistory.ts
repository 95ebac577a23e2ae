import { useEffect, useEffectEvent } from 'react';
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

  const follow = useEffectEvent((isPicking: boolean) => {
    if (isPicking === isInHistory) return;
    if (isPicking) {
      void navigate({ search: location.search }, { state: STATE, preventScrollReset: true });
    } else void navigate(-1);
  });
  useEffect(() => follow(isSelecting), [isSelecting]);

  const leave = useEffectEvent((isThere: boolean) => {
    if (!isThere && isSelecting) selection.clear();
  });
  useEffect(() => leave(isInHistory), [isInHistory]);
}
