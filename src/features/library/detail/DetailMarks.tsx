import { Button } from '#app/components/actions/Button.tsx';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { hasSingleKeys } from '#app/device/singleKeys.ts';
import { useKeyDown } from '#app/lib/useKeyDown.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useIsReadOnly } from '#app/library/sync/ReadOnlyLibrary.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { mark, moveToTrash, restore } from '../marks/markItems.ts';
import styles from '../marks/marks.module.css';
import { markOfKey } from '../marks/markOfKey.ts';
import { purgeWish } from '../marks/purgeWish.ts';
import type { Neighbours } from './useNeighbours.ts';
import { ReportButton } from '../report/ReportButton.tsx';

/** Favourite and trash, by button and by key. After the trash the next picture opens. */
export function DetailMarks({
  row: { key, id, item },
  leave,
  isOpen,
  isReporting,
  setIsReporting,
}: {
  row: IndexRow;
  leave: Neighbours['leave'];
  /** Not while the dialog fades out: the keys are the list's again. */
  isOpen: boolean;
  /** Words are typed there. */
  isReporting: boolean;
  setIsReporting: (isReporting: boolean) => void;
}) {
  const library = useLibrary();
  const isReadOnly = useIsReadOnly();
  const isFavorite = item.is_favorite;
  const toggle = (): void => mark(library, isFavorite ? 'unfavorite' : 'favorite', [key]);
  function trash(): void {
    leave();
    moveToTrash(library, [key]);
  }
  const acts = { favorite: toggle, trash };
  // Wherever the focus is in the dialog.
  useKeyDown(isOpen && !isReporting, (event) => {
    const act = markOfKey(event);
    if (act === null || event.repeat || purgeWish.get() !== null) return;
    if (act === 'favorite' && !hasSingleKeys()) return;
    event.preventDefault();
    acts[act]();
  });
  return (
    <>
      <div className={styles['pair']}>
        <Button look="outlined" aria-pressed={isFavorite} onClick={toggle}>
          {MARK_TEXTS.favorite}
        </Button>
        <Button look="outlined" onClick={trash}>
          {MARK_TEXTS.trash}
        </Button>
      </div>
      {item.type === 'video' || isReadOnly ? null : (
        <ReportButton
          item={{ type: item.type, id }}
          isOpen={isReporting}
          setIsOpen={setIsReporting}
          onRefunded={leave}
        />
      )}
    </>
  );
}

/** All that can be done with a picture in the trash. */
export function DetailTrash({
  row: { key, item },
  leave,
}: {
  row: IndexRow;
  leave: Neighbours['leave'];
}) {
  const library = useLibrary();
  return (
    <div className={styles['pair']}>
      {item.refunded_at === null ? (
        <Button
          onClick={() => {
            leave();
            restore(library, [key]);
          }}
        >
          {TRASH_TEXTS.restore}
        </Button>
      ) : (
        <p className={styles['note']}>{TRASH_TEXTS.refunded}</p>
      )}
      <Button look="outlined" onClick={() => purgeWish.set({ keys: [key], count: 1 })}>
        {TRASH_TEXTS.purge}
      </Button>
    </div>
  );
}
