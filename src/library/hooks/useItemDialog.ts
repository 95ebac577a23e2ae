import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../../lib/useLastValue.ts';
import type { IndexRow } from '../index/indexRow.ts';
import { isEnhancing, itemFromSearch } from '../index/itemLink.ts';
import { useCloseEnhance } from './useCloseEnhance.ts';
import { useCloseItem } from './useCloseItem.ts';
import { useIndexRow } from './useIndexRows.ts';

export interface ItemDialog {
  readonly isOpen: boolean;
  /** What the dialog is about, also while it fades out. */
  readonly row: IndexRow | null;
  /** Takes the item out of the URL; from enhancing it leads back to the picture. */
  readonly close: () => void;
  readonly onClosed: () => void;
}

/** A dialog about the item that the library's URL names, to look at it or to enhance it. */
export function useItemDialog(purpose: 'details' | 'enhance'): ItemDialog {
  const [search] = useSearchParams();
  const closeItem = useCloseItem();
  const closeEnhance = useCloseEnhance();
  const isMeant = isEnhancing(search) === (purpose === 'enhance');
  const asked = isMeant ? itemFromSearch(search) : null;
  const row = useIndexRow(asked?.type ?? 'text-to-image', asked?.id ?? null);
  const open = asked === null ? null : (row ?? null);
  const { shown, forget } = useLastValue(open);
  return {
    isOpen: open !== null,
    row: shown,
    close: purpose === 'enhance' ? closeEnhance : closeItem,
    onClosed: forget,
  };
}
