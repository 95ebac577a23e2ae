import { useEffect } from 'react';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { PictureDialog, PictureDialogHead } from '#app/components/pictures/PictureDialog.tsx';
import { dropDrafts } from '#app/device/drafts.ts';
import { imageRow } from '#app/library/index/imageRow.ts';
import { useOpenings } from '#app/lib/useOpenings.ts';
import { useItemDialog } from '#app/library/hooks/useItemDialog.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { EnhanceDesk } from './EnhanceDesk.tsx';
import styles from './enhance.module.css';

const TITLE_ID = 'enhance-title';

/**
 * Stands beside the library and opens for the item its URL names. Closing forgets what was chosen and
 * typed; a reload does not.
 */
export function EnhanceDialog() {
  const { isOpen, row, close, onClosed } = useItemDialog('enhance');
  const { uid } = useUser();
  const image = row === null ? null : imageRow(row);
  const openings = useOpenings(isOpen);
  const closings = isOpen ? openings - 1 : openings;
  // At once, not when it has faded out: it may be opened again before.
  useEffect(() => {
    if (closings > 0) dropDrafts(uid, ['enhance-words']);
  }, [closings, uid]);
  return (
    <PictureDialog
      isOpen={isOpen && image !== null}
      titleId={TITLE_ID}
      close={close}
      onClosed={onClosed}
    >
      {image === null ? null : (
        <div className={styles['dialog']}>
          <PictureDialogHead
            titleId={TITLE_ID}
            title={ENHANCE_TEXTS.title}
            closeLabel={ENHANCE_TEXTS.close}
            close={close}
          />
          <EnhanceDesk key={`${image.key} ${openings}`} row={image} />
        </div>
      )}
    </PictureDialog>
  );
}
