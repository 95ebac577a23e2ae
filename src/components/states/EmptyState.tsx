import type { ReactNode } from 'react';
import styles from './emptyState.module.css';

/** Nothing here yet: what it means, and the next step. */
export const EmptyState = ({
  title,
  text,
  action,
}: {
  title?: string;
  text: string;
  action: ReactNode;
}) => (
  <div className={styles['empty']}>
    <span className={styles['frames']} aria-hidden="true">
      <span>01A</span>
      <span>02A</span>
      <span>03A</span>
    </span>
    {title === undefined ? null : <h2>{title}</h2>}
    <p>{text}</p>
    {action}
  </div>
);
