import { useEffect, useRef } from 'react';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { PictureDialog, PictureDialogHead } from '#app/components/pictures/PictureDialog.tsx';
import { useItemDialog } from '#app/library/useItemDialog.ts';
import { useIsReadOnly } from '#app/library/ReadOnlyLibrary.ts';
import { MakeAgain } from './again/MakeAgain.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailMarks, DetailTrash } from './DetailMarks.tsx';
import { DetailMedia } from './DetailMedia.tsx';
import { DetailSteps } from './DetailSteps.tsx';
import { useMissingItem } from './useMissingItem.ts';
import styles from './detailDialog.module.css';

const TITLE_ID = 'detail-title';

/** The item named in the URL, large. Closing goes back to the library without it. */
export function DetailDialog() {
  const { isOpen, row, close, onClosed } = useItemDialog('details');
  const isReadOnly = useIsReadOnly();
  useFocusInList(row === null);
  useMissingItem(close);
  return (
    <PictureDialog isOpen={isOpen} titleId={TITLE_ID} close={close} onClosed={onClosed}>
      {row === null ? null : (
        <div className={styles['detail']}>
          <div className={styles['head']}>
            <PictureDialogHead
              titleId={TITLE_ID}
              title={DETAIL_TEXTS.titles[row.type]}
              closeLabel={DETAIL_TEXTS.close}
              close={close}
            />
          </div>
          <div className={styles['picture']}>
            <DetailMedia key={row.key} item={row.item} />
            <DetailSteps rowKey={row.key} isOpen={isOpen} />
          </div>
          <div className={styles['side']}>
            {row.item.trashed_at === null ? (
              <>
                <DetailActions row={row} />
                {isReadOnly ? null : <MakeAgain key={row.key} row={row} />}
                <DetailMarks row={row} isOpen={isOpen} />
              </>
            ) : (
              <DetailTrash row={row} />
            )}
            <DetailFacts item={row.item} />
          </div>
        </div>
      )}
    </PictureDialog>
  );
}

/**
 * The cell that opened the dialog may be in the trash when it closes: then the cell that has taken its
 * place has the focus.
 */
function useFocusInList(isClosed: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = isClosed && wasOpen.current;
    wasOpen.current = !isClosed;
    if (!hasClosed || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>('[aria-posinset] a[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [isClosed]);
}
