import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { memo, useState, type CSSProperties, type FocusEvent } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { LibraryCell } from '#app/components/pictures/LibraryCell.tsx';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { linkOfKey } from '#app/library/index/itemLink.ts';
import { cellOf } from '#app/library/hooks/useCell.ts';
import { useDebouncedThumbnail } from '#app/library/hooks/useDebouncedThumbnail.ts';
import type { MediaUrl } from '#app/media/useMediaUrl.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { trashDaysLeft } from '@lumashot/domain/library/trash';
import { downloadItem } from '../detail/downloadItem.ts';
import { FavoriteBadge, MarkButtons } from '../marks/MarkButtons.tsx';
import { CellCheck } from '../selection/CellCheck.tsx';
import { useIsSelecting } from '../selection/SelectionContext.ts';
import styles from './virtualGrid.module.css';

export interface GridCellProps {
  readonly rowKey: string;
  /** Undefined while it is read: the place and the link are there already. */
  readonly row: IndexRow | undefined;
  readonly search: string;
  /** From 1 on. */
  readonly position: number;
  /** -1 while the server may have more. */
  readonly setSize: number;
  readonly isTabStop: boolean;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly onActive: (rowKey: string) => void;
}

const UNREAD = {
  name: LIBRARY_TEXTS.loading,
  label: '',
  date: '',
  picture: { src: null, alt: '', width: 1, height: 1 },
};

/** One place of the grid. It is drawn again for its own row only, not while others are scrolled past. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { rowKey, row, search, position, setSize, isTabStop, onActive } = props;
  const { top, left, width, height } = props;
  const thumbnail = useDebouncedThumbnail(row?.item.thumbnail_url ?? null);
  const { isPointedAt, handlers } = usePointedAt(() => onActive(rowKey));
  const { picture, ...words } = row === undefined ? UNREAD : wordsOf(row, thumbnail);
  const isSelecting = useIsSelecting();
  const place: CSSProperties = { top, left, width, height };
  return (
    <li
      className={styles['cell']}
      style={place}
      aria-posinset={position}
      aria-setsize={setSize}
      {...handlers}
    >
      <LibraryCell
        to={linkOfKey(rowKey, search)}
        {...words}
        picture={{ ...picture, shape: 'square' }}
        tabIndex={isTabStop ? 0 : -1}
        badge={row?.item.is_favorite === true ? <FavoriteBadge /> : null}
        hover={row === undefined || !isPointedAt || isSelecting ? undefined : hoverOf(row)}
        check={
          row !== undefined && (isPointedAt || isSelecting) ? (
            <CellCheck rowKey={rowKey} name={words.name} />
          ) : undefined
        }
      />
    </li>
  );
});

/** In the trash it matters when the picture goes, not when it was made. */
function wordsOf(row: IndexRow, thumbnail: MediaUrl) {
  const { trashed_at: trashedAt, refunded_at: refundedAt } = row.item;
  const cell = cellOf(row, thumbnail);
  if (trashedAt === null) return cell;
  const left = TRASH_TEXTS.daysLeft(trashDaysLeft({ trashedAt, refundedAt }, new Date()));
  return { ...cell, date: refundedAt === null ? left : TRASH_TEXTS.refundedLeft(left) };
}

const hoverOf = (row: IndexRow) => ({
  details: LIBRARY_TEXTS.details,
  action:
    row.item.trashed_at === null ? (
      <Button look="outlined" onClick={() => void downloadItem(row)}>
        {LIBRARY_TEXTS.download}
      </Button>
    ) : null,
  marks: <MarkButtons row={row} />,
});

/** By a mouse or by the keyboard: only that one cell has buttons, which keeps the grid light. */
function usePointedAt(onFocused: () => void) {
  const [hasMouse, setHasMouse] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isPointedAt: hasMouse || hasFocus,
    handlers: {
      onPointerEnter: () => setHasMouse(true),
      onPointerLeave: () => setHasMouse(false),
      onFocus: () => {
        setHasFocus(true);
        onFocused();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
  };
}
