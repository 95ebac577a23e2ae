import ArrowIcon from '~icons/ic/round-arrow-forward';
import { avifFile } from '@lumashot/domain/catalog/pictureWidths';
import { HOME_TEXTS, SHORTCUTS } from '#app/texts/home.ts';
import { Link } from 'react-router-dom';
import styles from './shortcuts.module.css';

/** Three pictures each: of what is made, and of what a film may begin with. */
const PICTURES = {
  images: ['fox', 'balloon', 'lighthouse'],
  videos: ['sailboat', 'car', 'lake'],
} as const;
/** CSS pixels that a strip's picture is drawn at, at most. */
const SIDE = 320;

export const Shortcuts = () => (
  <nav className={styles['shortcuts']} aria-label={HOME_TEXTS.shortcutsTitle}>
    {SHORTCUTS.map(({ path, label, note, pictures }) => (
      <Link key={path} to={path} className={styles['card'] ?? ''}>
        <span className={styles['strip']} aria-hidden="true">
          <Strip names={PICTURES[pictures]} />
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

const Strip = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <picture key={name}>
      <source type="image/avif" srcSet={avifFile(`/samples/${name}.webp`, SIDE)} />
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
