import { useEffect, useState } from 'react';
import { isTypedInto } from '#app/lib/isTypedInto.ts';

/** `?` asks for the list of keys, wherever nothing is typed and no dialog is open. */
export function useKeysHelp(): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTypedInto(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      setIsOpen(true);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, close: () => setIsOpen(false) };
}
