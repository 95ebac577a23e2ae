import { ENGINE_LABELS, IGNORED_TEXT, RESULT_TEXTS } from '#app/texts/images.ts';
import { useState } from 'react';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { Zoomable } from '#app/components/pictures/Zoomable.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { useIndexRow } from '#app/library/hooks/useIndexRows.ts';
import type { Shown } from './ResultPanel.tsx';
import styles from './resultPanel.module.css';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly shown: Shown;
  /** Until its own is known. */
  readonly size: Size;
}

export function ResultPicture({ shown: { result, type, alt }, size }: Props) {
  const { url, failed } = useMediaUrl(result.mediaUrl);
  const item = useIndexRow(type, result.itemId)?.item;
  const [loadedSize, setLoadedSize] = useState<Size | null>(null);
  const known = item ?? loadedSize;
  const { width, height } = known ?? size;
  return (
    <>
      <Zoomable src={failed ? null : url} alt={alt} width={width} height={height}>
        <Picture
          src={url}
          failed={failed}
          alt={alt}
          width={width}
          height={height}
          placeholder={item?.placeholder}
          onSize={setLoadedSize}
        />
      </Zoomable>
      <p className={styles['caption']}>
        {ENGINE_LABELS[result.engine]} · {known === null ? null : `${width} × ${height} · `}
        {RESULT_TEXTS.saved}
      </p>
      {result.ignored.length === 0 ? null : (
        <p className={styles['ignored']} role="note">
          {IGNORED_TEXT(result.ignored)}
        </p>
      )}
    </>
  );
}
