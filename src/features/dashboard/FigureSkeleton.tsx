import { LOADING } from '#app/texts/app.ts';
import styles from './facts.module.css';

/** Holds the place of a figure; a made-up one would be read as true. */
export const FigureSkeleton = () => (
  <span className={styles['skeleton']}>
    <span className="visually-hidden">{LOADING}</span>
  </span>
);
