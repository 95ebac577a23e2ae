import { useEffect, useRef, type RefObject } from 'react';

interface List {
  readonly keys: readonly string[] | undefined;
  readonly isNothing: boolean;
}

/**
 * The last picture of a list is gone, and the focus with it: what is said in its place has it now. Only there: a list
 * that was empty from the beginning takes the focus from nobody, and neither does one that has lost it elsewhere. When
 * a picture comes back, by Undo, the page itself leads on.
 */
export function useFocusOnNothing({ keys, isNothing }: List): RefObject<HTMLDivElement | null> {
  const nothing = useRef<HTMLDivElement>(null);
  const hadSome = useRef(false);
  const hasTaken = useRef(false);
  useEffect(() => {
    if (keys !== undefined && keys.length > 0) hadSome.current = true;
    const { activeElement } = document;
    const isLost = activeElement === document.body;
    if (!isNothing && hasTaken.current) {
      hasTaken.current = false;
      if (isLost) document.querySelector('main')?.focus({ preventScroll: true });
    }
    if (!isNothing || !hadSome.current) return;
    hadSome.current = false;
    // A button for all of them goes with them, a moment later.
    if (isLost || activeElement?.matches('[data-goes-with-list]') === true) {
      nothing.current?.focus({ preventScroll: true });
      hasTaken.current = true;
    }
  }, [keys, isNothing]);
  return nothing;
}
