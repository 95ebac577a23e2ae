import styles from './offlineReason.module.css';

interface Props {
  /** For the aria-describedby of what it disables. */
  readonly id: string;
  /** Null: nothing is disabled. */
  readonly text: string | null;
}

/** Why buttons are disabled without a network. Always in the page: readers then hear it come. */
export const OfflineReason = ({ id, text }: Props) => (
  <p id={id} role="status" className={styles['reason']}>
    {text}
  </p>
);
