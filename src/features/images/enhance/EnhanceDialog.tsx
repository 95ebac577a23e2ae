import CloseIcon from '@mui/icons-material/CloseRounded';
import { ENHANCE_TEXTS } from '@lumashot/domain/texts/enhance';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { imageRow } from '../../../localIndex/imageRow.ts';
import { isEnhancing, itemFromSearch, searchWithoutItem } from '../../../localIndex/itemLink.ts';
import { useLingering } from '../../../lib/useLingering.ts';
import { useIndexRow } from '../../../localIndex/useIndexRows.ts';
import { EnhanceDesk } from './EnhanceDesk.tsx';
import styles from './enhance.module.css';

/** Stands beside the library and opens for the item its URL names. Closing forgets what was chosen. */
export function EnhanceDialog() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = isEnhancing(search) ? itemFromSearch(search) : null;
  const row = useIndexRow(asked?.type ?? 'text-to-image', asked?.id ?? null);
  const open = useMemo(() => (row === undefined ? null : imageRow(row)), [row]);
  const { shown, forget } = useLingering(open);
  const close = () =>
    void navigate(
      { search: searchWithoutItem(search).toString() },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Dialog
      open={open !== null}
      onClose={close}
      maxWidth={false}
      aria-labelledby="enhance-title"
      slotProps={{
        paper: { className: styles['paper'] ?? '' },
        transition: { onExited: forget },
      }}
    >
      {shown === null ? null : (
        <div className={styles['dialog']}>
          <div className={styles['head']}>
            <h2 id="enhance-title">{ENHANCE_TEXTS.title}</h2>
            <IconButton onClick={close} aria-label={ENHANCE_TEXTS.close} edge="end">
              <CloseIcon />
            </IconButton>
          </div>
          <EnhanceDesk key={shown.key} row={shown} />
        </div>
      )}
    </Dialog>
  );
}
