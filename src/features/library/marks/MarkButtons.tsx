import DeleteIcon from '~icons/ic/outline-delete';
import DeleteForeverIcon from '~icons/ic/outline-delete-forever';
import FavoriteIcon from '~icons/ic/round-favorite';
import FavoriteBorderIcon from '~icons/ic/round-favorite-border';
import RestoreIcon from '~icons/ic/outline-restore-from-trash';
import type { ReactNode } from 'react';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { mark, moveToTrash, restore } from './markItems.ts';
import styles from './marks.module.css';
import { purgeWish } from './purgeWish.ts';

/** What a mouse or the keyboard finds on a cell, besides its link. */
export function MarkButtons({ row: { key, item } }: { row: IndexRow }) {
  const library = useLibrary();
  const { is_favorite: isFavorite, trashed_at: trashedAt, refunded_at: refundedAt } = item;
  if (trashedAt !== null) {
    return (
      <div className={styles['cell']}>
        {refundedAt === null ? (
          <IconButton name={TRASH_TEXTS.restore} press={() => restore(library, [key])}>
            <RestoreIcon />
          </IconButton>
        ) : null}
        <IconButton name={TRASH_TEXTS.purge} press={() => purgeWish.set({ keys: [key], count: 1 })}>
          <DeleteForeverIcon />
        </IconButton>
      </div>
    );
  }
  return (
    <div className={styles['cell']}>
      <IconButton
        name={MARK_TEXTS.favorite}
        isPressed={isFavorite}
        press={() => mark(library, isFavorite ? 'unfavorite' : 'favorite', [key])}
      >
        {isFavorite ? <FavoriteIcon /> : <FavoriteBorderIcon />}
      </IconButton>
      <IconButton name={MARK_TEXTS.trash} press={() => moveToTrash(library, [key])}>
        <DeleteIcon />
      </IconButton>
    </div>
  );
}

const IconButton = ({
  name,
  isPressed,
  press,
  children,
}: {
  name: string;
  isPressed?: boolean;
  press: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={styles['icon']}
    aria-label={name}
    aria-pressed={isPressed}
    title={name}
    onClick={press}
  >
    {children}
  </button>
);

/** On the picture of a favourite, wherever nobody points at it. */
export const FavoriteBadge = () => (
  <span className={styles['badge']} aria-hidden="true">
    <FavoriteIcon />
  </span>
);
