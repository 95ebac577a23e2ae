import type { ReactNode } from 'react';
import styles from './trialBanner.module.css';

interface Props {
  /** Decides the looks. */
  readonly kind: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Above the dashboard: how the user's trial stands. */
export const StateBanner = ({ kind, label, title, text, children }: Props) => (
  <section className={styles['banner']} data-kind={kind} aria-label={label}>
    <p className={styles['words']}>
      <strong>{title}</strong>
      <span>{text}</span>
    </p>
    {children === null ? null : <div className={styles['action']}>{children}</div>}
  </section>
);
