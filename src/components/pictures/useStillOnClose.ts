import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A closed dialog gives the focus back to its opener, and the browser scrolls there if the opener is
 * partly out of sight: the page shall stand as it was left. Layout effects come before the dialog lets
 * the focus go, effects after.
 */
export function useStillOnClose(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  const y = useRef(0);
  useLayoutEffect(() => {
    // Not where there was no dialog: the question has the whole page laid out.
    if (wasOpen.current && !isOpen) y.current = window.scrollY;
  }, [isOpen]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) window.scrollTo(0, y.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
}
