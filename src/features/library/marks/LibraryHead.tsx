import BackIcon from '~icons/ic/round-arrow-back';
import DeleteIcon from '~icons/ic/outline-delete';
import FavoriteIcon from '~icons/ic/round-favorite';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import styles from './marks.module.css';
import { purgeWish } from './purgeWish.ts';

/** The search of the trash's own address. */
const TRASH_SEARCH = 'view=trash';

interface Props {
  readonly favorites: number | null;
  readonly trashed: number | null;
  readonly isFavorites: boolean;
  readonly toggleFavorites: () => void;
}

/** Above the library: what it is. */
export const LibraryHead = () => <p className={styles['lead']}>{LIBRARY_TEXTS.subtitle}</p>;

/** Beside its search: the favourites of it, and the way to the trash. */
export const LibraryMarks = ({ favorites, trashed, isFavorites, toggleFavorites }: Props) => (
  <>
    <Button
      look="outlined"
      className={styles['mark']}
      aria-pressed={isFavorites}
      onClick={toggleFavorites}
    >
      <FavoriteIcon /> <span className={styles['name']}>{MARK_TEXTS.favorites}</span>{' '}
      {favorites ?? '–'}
    </Button>
    <ButtonLink look="outlined" className={styles['mark']} to={{ search: TRASH_SEARCH }}>
      <DeleteIcon /> <span className={styles['name']}>{TRASH_TEXTS.title}</span> {trashed ?? '–'}
    </ButtonLink>
  </>
);

/** Above the trash. */
export const TrashHead = ({ trashed }: { trashed: number | null }) => (
  <div className={styles['head']}>
    <div className={styles['title']}>
      <h2>{TRASH_TEXTS.title}</h2>
      <p>{TRASH_TEXTS.lead}</p>
    </div>
    <ButtonLink look="outlined" className={styles['chip']} to={{ search: '' }}>
      <BackIcon /> {TRASH_TEXTS.back}
    </ButtonLink>
    {trashed === null || trashed === 0 ? null : (
      <Button
        look="outlined"
        className={styles['chip']}
        data-goes-with-list
        onClick={() => purgeWish.set({ keys: 'all', count: trashed })}
      >
        {TRASH_TEXTS.emptyIt}
      </Button>
    )}
  </div>
);
