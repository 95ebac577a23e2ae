import { useEffect, useEffectEvent } from 'react';

/**
 * The grid's own keys, told with the index of the cell whose link has the focus; those with a modifier
 * belong to the browser. One listener for all cells.
 */
export function useGridKeys(
  list: { current: Element | null },
  /** Whether the key has led somewhere. `isExtending`: with Shift, to pick all on the way. */
  onKey: (key: string, from: number, options: { readonly isExtending: boolean }) => boolean,
): void {
  const press = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLAnchorElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isExtending = event.shiftKey;
    if (isExtending && !event.key.startsWith('Arrow')) return;
    const position = event.target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    if (position == null) return;
    if (onKey(event.key, Number(position) - 1, { isExtending })) event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    const onPress = (event: Event) => press(event);
    element?.addEventListener('keydown', onPress);
    return () => element?.removeEventListener('keydown', onPress);
  }, [list]);
}
