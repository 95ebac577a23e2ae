import { useCallback, useState } from 'react';
import { useKeyDown } from '#app/lib/useKeyDown.ts';
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

  useKeyDown(true, (event) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    toggle();
  });

  return { open, toggle };
}
