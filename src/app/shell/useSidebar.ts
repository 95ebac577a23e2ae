import { useCallback, useEffect, useState } from 'react';
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie.ts';

/** Open or icons only; Ctrl/Cmd+B switches. */
export function useSidebar(): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(readSidebarOpen);

  const toggle = useCallback(() => {
    setOpen((before) => {
      writeSidebarOpen(!before);
      return !before;
    });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { open, toggle };
}
