import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import type { IndexRow } from '#app/library/indexRow.ts';
import { searchWithItem, searchWithoutItem } from '#app/library/itemLink.ts';
import { useLibrary } from '#app/library/LibrarySyncContext.ts';
import { useRowKeys } from '#app/library/useRowKeys.ts';
import { MARK_TEXTS, TRASH_TEXTS } from '#app/texts/trash.ts';
import { parseItemKey } from '@lumashot/domain/library/changes';
import { mark, moveToTrash, restore } from '../marks/markItems.ts';
import styles from '../marks/marks.module.css';
import { markOfKey } from '../marks/markOfKey.ts';
import { purgeWish } from '../marks/purgeWish.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { useLibraryView } from '../useLibraryView.ts';

/** Favourite and trash, by button and by key. After the trash the next picture opens. */
export function DetailMarks({
  row: { key, id, item },
  isOpen,
}: {
  row: IndexRow;
  /** Not while the dialog fades out: the keys are the list's again. */
  isOpen: boolean;
}) {
  const library = useLibrary();
  const showNext = useNext(key);
  const isFavorite = item.is_favorite;
  const toggle = (): void => mark(library, isFavorite ? 'unfavorite' : 'favorite', [key]);
  function trash(): void {
    showNext();
    moveToTrash(library, [key]);
  }
  // Words are typed there.
  const [isReporting, setIsReporting] = useState(false);
  useMarkKeys(isOpen && !isReporting, { favorite: toggle, trash });
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
      {item.type === 'video' ? null : (
        <ReportButton
          item={{ type: item.type, id }}
          isOpen={isReporting}
          setIsOpen={setIsReporting}
          onRefunded={showNext}
        />
      )}
    </>
  );
}

/** All that can be done with a picture in the trash. */
export function DetailTrash({ row: { key, item } }: { row: IndexRow }) {
  const library = useLibrary();
  const showNext = useNext(key);
  return (
    <div className={styles['pair']}>
      {item.refunded_at === null ? (
        <Button
          onClick={() => {
            showNext();
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

/** Leads to the picture after this one in the list, else to the one before, else to the list. */
function useNext(key: string): () => void {
  const { query } = useLibraryView();
  const keys = useRowKeys(query, { recall: true }) ?? [];
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return () => {
    const at = keys.indexOf(key);
    const next = parseItemKey((at < 0 ? undefined : (keys[at + 1] ?? keys[at - 1])) ?? '');
    const to = next === null ? searchWithoutItem(search) : searchWithItem(next, search);
    void navigate({ search: to.toString() }, { replace: true, preventScrollReset: true });
  };
}

/** Wherever the focus is in the dialog; nothing is typed there. */
function useMarkKeys(
  isOpen: boolean,
  acts: Readonly<Record<'favorite' | 'trash', () => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = markOfKey(event);
    if (act === null || event.repeat || purgeWish.get() !== null) return;
    event.preventDefault();
    acts[act]();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, [isOpen]);
}
