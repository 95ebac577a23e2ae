import { useState } from 'react';
import styles from './tintedImage.module.css';

interface Props {
  readonly src: string;
  readonly alt: string;
  /** Both sides, in pixels. */
  readonly size: number;
  /** Below the fold: fetched when it is scrolled to. */
  readonly lazy?: boolean;
}

/** A square static picture on a tinted place; if the file is missing the place stays calm. */
export function TintedImage({ src, alt, size, lazy = false }: Props) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <span className={styles['place']}>
      {isMissing ? (
        alt
      ) : (
        <img
          src={src}
          width={size}
          height={size}
          alt={alt}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  );
}
