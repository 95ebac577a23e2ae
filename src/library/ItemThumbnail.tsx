import type { LibraryType } from '@lumashot/domain/library/item';
import { useMediaUrl } from '../media/useMediaUrl.ts';
import styles from './itemThumbnail.module.css';
import { useIndexRow } from './hooks/useIndexRows.ts';

interface Props {
  readonly type: LibraryType;
  /** Null: there is no picture yet. */
  readonly id: string | null;
  /** Of its square, in pixels. */
  readonly size: number;
  readonly isDeveloping: boolean;
}

/** A picture of the library, small; until it is there an empty frame. Its words stand beside it. */
export function ItemThumbnail({ type, id, size, isDeveloping }: Props) {
  const item = useIndexRow(type, id)?.item;
  const { url } = useMediaUrl(item?.thumbnail_url ?? null);
  const src = url ?? item?.placeholder;
  return (
    <span
      className={styles['thumbnail']}
      style={{ width: size, height: size }}
      data-developing={isDeveloping}
    >
      {src === undefined ? null : <img src={src} width={size} height={size} alt="" />}
    </span>
  );
}
