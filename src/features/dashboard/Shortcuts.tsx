import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import { HOME_TEXTS, SHORTCUTS } from '@lumashot/domain/texts/home';
import { Link } from 'react-router-dom';
import styles from './shortcuts.module.css';

/** Three pictures for images; for videos three frames of one, as the camera passes by. */
const PICTURES = {
  images: ['fox', 'balloon', 'lighthouse'],
  videos: ['car', 'car', 'car'],
} as const;

export const Shortcuts = () => (
  <nav className={styles['shortcuts']} aria-label={HOME_TEXTS.shortcutsTitle}>
    {SHORTCUTS.map(({ path, label, note, pictures }) => (
      <Link key={path} to={path} className={styles['card'] ?? ''}>
        <span className={styles['strip']} data-kind={pictures} aria-hidden="true">
          {PICTURES[pictures].map((name, at) => (
            <img
              key={`${name}-${at}`}
              src={`/samples/${name}.webp`}
              width={480}
              height={480}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ))}
        </span>
        <span className={styles['words']}>
          <strong>{label}</strong>
          <small>{note}</small>
        </span>
        <ArrowIcon aria-hidden="true" />
      </Link>
    ))}
  </nav>
);
