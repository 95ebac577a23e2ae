import { LOADING } from '#app/texts/app.ts';
import styles from './settings.module.css';

/** Stands where something of the profile will be. */
export const Waiting = () => (
  <span className={styles['skeleton']}>
    <span className="visually-hidden">{LOADING}</span>
  </span>
);
