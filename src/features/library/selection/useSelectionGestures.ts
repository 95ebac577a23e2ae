import { useEffect, useEffectEvent } from 'react';
import { useKeyDown } from '#app/lib/useKeyDown.ts';
import type { Selection } from './selection.ts';
import { watchLongPress } from './watchLongPress.ts';

interface Options {
  readonly list: { current: HTMLElement | null };
  /** In their shown order. */
  readonly keys: readonly string[];
  readonly selection: Selection;
}

/**
 * Picking with mouse, finger and keys; one listener for all cells. While something is picked a click
 * on a cell picks too, instead of opening it.
 */
export function useSelectionGestures({ list, keys, selection }: Options): void {
  const keyAt = (target: EventTarget | null): string | null => {
    const cell = target instanceof Element ? target.closest('[aria-posinset]') : null;
    const position = Number(cell?.getAttribute('aria-posinset') ?? 0);
    return keys[position - 1] ?? null;
  };

  const pick = (key: string, { shiftKey }: { readonly shiftKey: boolean }): void => {
    if (shiftKey) selection.extendTo(key, keys);
    else selection.toggle(key);
  };

  const onClick = useEffectEvent((event: MouseEvent) => {
    const key = keyAt(event.target);
    if (key === null || !(event.target instanceof Element)) return;
    const isCheck = event.target.closest('[data-check]') !== null;
    const isOtherButton = !isCheck && event.target.closest('button') !== null;
    const isSelecting = selection.keys().size > 0;
    const isMeant = isCheck || isSelecting || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isOtherButton || !isMeant) return;
    event.preventDefault();
    event.stopPropagation();
    pick(key, event);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    if (isAll) {
      event.preventDefault();
      return selection.selectAll(keys);
    }
    const key = event.target instanceof HTMLAnchorElement ? keyAt(event.target) : null;
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key.toLowerCase() === 'x') {
      event.preventDefault();
      pick(key, event);
    }
  });

  const longPress = useEffectEvent((target: EventTarget | null) => {
    const key = keyAt(target);
    if (key === null) return;
    if (!selection.has(key)) selection.toggle(key);
    // The finger hides what has changed; iPhones have no such thing.
    if ('vibrate' in navigator) navigator.vibrate(10);
  });

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const click = (event: MouseEvent) => onClick(event);
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const endPress = watchLongPress(element, (target) => longPress(target));
    // Before the link's own handler, which would open the picture.
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('keydown', keyDown);
    return () => {
      endPress();
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('keydown', keyDown);
    };
  }, [list]);

  useKeyDown(true, (event) => {
    const isBusy = document.querySelector('[role="dialog"]') !== null;
    if (event.key === 'Escape' && !isBusy) selection.clear();
  });
}
