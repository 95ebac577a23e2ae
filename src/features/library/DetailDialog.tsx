import CloseIcon from '@mui/icons-material/CloseRounded';
import { DETAIL_TEXTS } from '@lumashot/domain/texts/libraryDetail';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLingering } from '../../lib/useLingering.ts';
import type { IndexRow } from '../../localIndex/database.ts';
import { isEnhancing, itemFromSearch, searchWithoutItem } from '../../localIndex/itemLink.ts';
import { useIndexRow } from '../../localIndex/useIndexRows.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailMedia } from './DetailMedia.tsx';
import styles from './detailDialog.module.css';

/** The item named in the URL, large. Closing goes back to the library without it. */
export function DetailDialog() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = itemFromSearch(search);
  const row = useIndexRow(asked?.type ?? 'text-to-image', asked?.id ?? null);
  const open = asked !== null && !isEnhancing(search) ? (row ?? null) : null;
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
      aria-labelledby="detail-title"
      slotProps={{
        paper: { className: styles['paper'] ?? '' },
        transition: { onExited: forget },
      }}
    >
      {shown === null ? null : <Detail row={shown} close={close} />}
    </Dialog>
  );
}

const Detail = ({ row, close }: { row: IndexRow; close: () => void }) => (
  <div className={styles['detail']}>
    <div className={styles['head']}>
      <h2 id="detail-title">{DETAIL_TEXTS.titles[row.type]}</h2>
      <IconButton onClick={close} aria-label={DETAIL_TEXTS.close} edge="end">
        <CloseIcon />
      </IconButton>
    </div>
    <div className={styles['picture']}>
      <DetailMedia item={row.item} />
    </div>
    <div className={styles['side']}>
      <DetailActions row={row} />
      <DetailFacts item={row.item} />
    </div>
  </div>
);
