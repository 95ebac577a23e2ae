import { useEffect } from 'react';

/**
 * In a dialog with `disableRestoreFocus`: gives the focus back to where it came from, without scrolling
 * there. The opener was in sight, if only in part, and the page shall stand as it was left. As a child
 * of the dialog it sees the focus before the dialog takes it.
 */
export function ReturnFocus({ isOpen }: { isOpen: boolean }) {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return null;
}
