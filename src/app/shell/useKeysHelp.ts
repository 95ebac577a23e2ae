import { useState } from 'react';
import { hasSingleKeys } from '#app/device/singleKeys.ts';
import { isOfScreen, useKeyDown } from '#app/lib/useKeyDown.ts';

/** `?` asks for the list of keys, wherever nothing is typed and no dialog is open. */
export function useKeysHelp(): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  useKeyDown(true, (event) => {
    if (event.key !== '?' || !isOfScreen(event) || !hasSingleKeys()) return;
    event.preventDefault();
    setIsOpen(true);
  });
  return { isOpen, close: () => setIsOpen(false) };
}
