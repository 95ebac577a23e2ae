import { useState } from 'react';
import { PICTURE_TEXTS } from '#app/texts/picture.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Null while it is loading. */
  readonly src: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A tiny `data:` URL, blurred underneath until the picture is there. */
  readonly placeholder?: string | undefined;
  readonly failed?: boolean;
  /** Square: cut to fit a grid whose rows are all of one height. */
  readonly shape?: 'own' | 'square';
  /** Nothing is cut off: what is left of a square stays empty, paper unless said otherwise. */
  readonly isWhole?: boolean | 'on-tint';
  readonly onSize?: (size: { width: number; height: number }) => void;
}

/** Keeps its place from the start, and crossfades from the placeholder. Plain elements only. */
export function Picture({
  src,
  alt,
  width,
  height,
  placeholder,
  failed = false,
  shape = 'own',
  isWhole = false,
  onSize,
}: PictureProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <span
      className={styles['frame']}
      data-shape={shape}
      data-whole={isWhole}
      style={{ aspectRatio: shape === 'square' ? 1 : `${width} / ${height}` }}
    >
      {placeholder === undefined ? null : (
        <img className={styles['placeholder']} src={placeholder} alt="" />
      )}
      {src === null ? null : (
        <img
          className={styles['picture']}
          data-shown={shown === src}
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setShown(src);
            onSize?.({ width: naturalWidth, height: naturalHeight });
          }}
        />
      )}
      {failed ? <span className={styles['failed']}>{PICTURE_TEXTS.failed}</span> : null}
    </span>
  );
}
