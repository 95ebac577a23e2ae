import { useState } from 'react';
import styles from './tintedImage.module.css';

interface Props {
  readonly src: string;
  readonly alt: string;
  /** Both sides, in pixels. */
  readonly size: number;
  /** `soon`: in the first view, before all others. `later`: fetched when it is scrolled to. */
  readonly when?: 'now' | 'soon' | 'later';
  /** A smaller form for the browsers that know it, in the widths and for the places it says. */
  readonly avif?: { readonly srcSet: string; readonly sizes: string } | undefined;
}

/** A square static picture on a tinted place; if the file is missing the place stays calm. */
export function TintedImage({ src, size, alt, when = 'now', avif }: Props) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <span className={styles['place']}>
      {isMissing ? (
        alt
      ) : (
        <picture>
          {avif === undefined ? null : <source type="image/avif" {...avif} />}
          <img
            src={src}
            width={size}
            height={size}
            alt={alt}
            loading={when === 'later' ? 'lazy' : 'eager'}
            fetchPriority={when === 'soon' ? 'high' : 'auto'}
            decoding="async"
            onError={() => setIsMissing(true)}
          />
        </picture>
      )}
    </span>
  );
}
