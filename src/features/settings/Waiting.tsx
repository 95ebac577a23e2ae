import styles from './settings.module.css';

/** Stands where something of the profile will be. */
export const Waiting = () => (
  <span className={styles['skeleton']}>
    <span className="visually-hidden">Loading</span>
  </span>
);
