import CloseIcon from '@mui/icons-material/CloseRounded';
import { captionOf, mediaUrlOf } from '@lumashot/domain/library/item';
import { DETAIL_TEXTS } from '@lumashot/domain/texts/libraryDetail';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Picture } from '../../components/Picture.tsx';
import { useMediaUrl } from '../../firebase/useMediaUrl.ts';
import type { IndexRow } from '../../localIndex/database.ts';
import { itemFromSearch } from '../../localIndex/itemLink.ts';
import { useIndexRow } from '../../localIndex/useIndexRows.ts';
import { DetailFacts } from './DetailFacts.tsx';
import styles from './detailDialog.module.css';

/** The item named in the URL, large. Closing goes back to the library without it. */
export function DetailDialog() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = itemFromSearch(search);
  const row = useIndexRow(asked?.type ?? 'text-to-image', asked?.id ?? null);
  const isOpen = asked !== null && row !== undefined;
  const close = () => void navigate(pathname, { replace: true, preventScrollReset: true });

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      maxWidth={false}
      aria-labelledby="detail-title"
      slotProps={{ paper: { className: styles['paper'] ?? '' } }}
    >
      {row === undefined ? null : <Detail row={row} close={close} />}
    </Dialog>
  );
}

function Detail({ row, close }: { row: IndexRow; close: () => void }) {
  const { item, type } = row;
  const { url, failed } = useMediaUrl(mediaUrlOf(item));
  return (
    <div className={styles['detail']}>
      <div className={styles['head']}>
        <h2 id="detail-title">{DETAIL_TEXTS.titles[type]}</h2>
        <IconButton onClick={close} aria-label={DETAIL_TEXTS.close} edge="end">
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles['picture']}>
        <Picture
          src={url}
          failed={failed}
          alt={captionOf(item)}
          width={item.width}
          height={item.height}
          placeholder={item.placeholder}
        />
      </div>
      <div className={styles['side']}>
        <DetailFacts row={row} />
      </div>
    </div>
  );
}
