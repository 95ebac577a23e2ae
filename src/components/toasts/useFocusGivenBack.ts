import { useRef, type FocusEvent, type MouseEvent } from 'react';

/**
 * What goes away with the press of its own button takes the focus along: `giveBack` leads the keyboard on from where it
 * was before. At the press: while it slides away a browser has taken the focus from it already.
 */
export function useFocusGivenBack() {
  const before = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      const isFromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isFromInside) before.current = relatedTarget;
    },
    /** A finger is not led back: into a field, the on-screen keyboard would rise. */
    giveBack: ({ detail }: MouseEvent): void => {
      if (detail > 0) return;
      const { current } = before;
      const isThere = current instanceof HTMLElement && current.isConnected;
      (isThere ? current : document.querySelector('main'))?.focus({ preventScroll: true });
    },
  };
}
