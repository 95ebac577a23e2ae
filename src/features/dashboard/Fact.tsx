import type { ReactNode } from 'react';
import styles from './home.module.css';

interface Props {
  readonly title: string;
  /** Null while it is not known. */
  readonly figure: string | null;
  readonly unit: string;
  readonly children: ReactNode;
}

export const Fact = ({ title, figure, unit, children }: Props) => (
  <section className={styles['fact']} aria-label={title}>
    <h3>{title}</h3>
    {figure === null ? (
      <span className={styles['skeleton']}>
        <span className="visually-hidden">Loading</span>
      </span>
    ) : (
      <p className={styles['figure']}>
        <strong>{figure}</strong> {unit}
      </p>
    )}
    {children}
  </section>
);
