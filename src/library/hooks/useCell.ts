import type { LibraryItem } from '@lumashot/domain/library/item';
import { captionOf, isStoryboard, kindLabelOf } from '@lumashot/domain/library/itemNames';
import { useRef } from 'react';
import { useMediaUrl, type MediaUrl } from '../../media/useMediaUrl.ts';
import { formatDay } from '../../lib/formatDate.ts';
import { useNearViewport } from '../../lib/useNearViewport.ts';
import type { IndexRow } from '../index/indexRow.ts';
import { itemLink } from '../index/itemLink.ts';

/**
 * A row of the index as the properties of a LibraryCell; its thumbnail loads when it comes near. `search`:
 * what the library's URL says already, and shall go on saying.
 */
export function useCell(row: IndexRow, search?: URLSearchParams) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  const thumbnail = useMediaUrl(isNear ? row.item.thumbnail_url : null);
  return { ref, to: itemLink(row, search), ...cellOf(row, thumbnail) };
}

/** Of words, in another shape than the square: asked for in it, or a variation of such a one. */
const isFramed = ({ type, width, height }: LibraryItem): boolean =>
  type === 'text-to-image' && width !== height;

/** What a cell says and shows of a row. */
export const cellOf = ({ item }: IndexRow, { url, failed }: MediaUrl) => ({
  name: captionOf(item),
  label: kindLabelOf(item),
  date: formatDay(item.created_at),
  picture: {
    src: url,
    failed,
    alt: captionOf(item),
    width: item.width,
    height: item.height,
    placeholder: item.placeholder,
    // Cut to a square it would lose panels and words, or the shape it was asked for in.
    isWhole: isStoryboard(item) || (isFramed(item) ? ('on-tint' as const) : false),
  },
});
