import ArrowIcon from '~icons/ic/round-arrow-forward';
import { avifFile } from '@lumashot/domain/catalog/pictureWidths';
import { HOME_TEXTS, SHORTCUTS } from '#app/texts/home.ts';
import { Link } from 'react-router-dom';
import styles from './shortcuts.module.css';

/** Three pictures for images; for videos three frames of one, as the camera passes by. */
const PICTURES = {
  images: { names: ['fox', 'balloon', 'lighthouse'], side: 320 },
  // As wide as the file: the style sheet moves a window over it.
  videos: { names: ['car', 'car', 'car'], side: 480 },
} as const;

export const Shortcuts = () => (
  <nav className={styles['shortcuts']} aria-label={HOME_TEXTS.shortcutsTitle}>
    {SHORTCUTS.map(({ path, label, note, pictures }) => (
      <Link key={path} to={path} className={styles['card'] ?? ''}>
        <span className={styles['strip']} data-kind={pictures} aria-hidden="true">
          <Strip {...PICTURES[pictures]} />
        </span>
        <span className={styles['words']}>
          <strong>{label}</strong>
          <small>{note}</small>
        </span>
        <ArrowIcon />
      </Link>
    ))}
  </nav>
);

const Strip = ({ names, side }: { names: readonly string[]; side: number }) =>
  names.map((name, at) => (
    <picture key={`${name}-${at}`}>
      <source type="image/avif" srcSet={avifFile(`/samples/${name}.webp`, side)} />
      <img
        src={`/samples/${name}.webp`}
        width={480}
        height={480}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
