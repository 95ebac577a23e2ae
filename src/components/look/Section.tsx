import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** A titled part of a page: its name on the left, what can be done on the right. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
