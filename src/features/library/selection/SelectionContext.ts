import { createContext, use, useSyncExternalStore } from 'react';
import { createSelection, type Selection } from './selection.ts';

/** Of the list on the screen. */
export const SelectionContext = createContext<Selection>(createSelection());

export const useSelection = (): Selection => use(SelectionContext);

/** Drawn again when this one is picked or let go. */
export function useIsSelected(key: string): boolean {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, () => selection.has(key));
}

/** Drawn again when the first is picked or the last let go. */
export function useIsSelecting(): boolean {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, () => selection.keys().size > 0);
}

export function useSelectedKeys(): ReadonlySet<string> {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, selection.keys);
}

export function useIsWholeSelected(): boolean {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, selection.isWhole);
}
