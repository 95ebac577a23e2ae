import { useEffect, useRef } from 'react';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { PictureDialog, PictureDialogHead } from '#app/components/pictures/PictureDialog.tsx';
import { useItemDialog } from '#app/library/hooks/useItemDialog.ts';
import { DetailBody } from './DetailBody.tsx';
import styles from './detailDialog.module.css';

const TITLE_ID = 'detail-title';

/** The item named in the URL, large. Closing goes back to the library without it. */
export function DetailDialog() {
  const { isOpen, row, close, onClosed } = useItemDialog('details');
  useFocusInList(row === null);
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
          <DetailBody row={row} isOpen={isOpen} />
        </div>
      )}
    </PictureDialog>
  );
}

/**
 * The cell that opened the dialog may be in the trash when it closes: then the cell that has taken its
 * place has the focus, or what is said where the list has none left.
 */
function useFocusInList(isClosed: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = isClosed && wasOpen.current;
    wasOpen.current = !isClosed;
    if (!hasClosed || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>('[aria-posinset] a[tabindex="0"], [data-nothing]')
      ?.focus({ preventScroll: true });
  }, [isClosed]);
}
