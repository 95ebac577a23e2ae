import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import panel from '#app/components/look/panel.module.css';
import styles from './desk.module.css';

interface Props {
  /** Names the form's region. */
  readonly label: string;
  /** Something was asked for: on phones the result then stands above the form. */
  readonly started: boolean;
  /** Null when the result has taken its place. */
  readonly form: ReactNode;
  readonly result: ReactNode;
  readonly aside?: ReactNode;
}

/** Form and result: side by side, or one above the other on phones. */
export const Desk = ({ label, started, form, result, aside = null }: Props) => (
  <div className={styles['desk']} data-started={started} data-alone={form === null}>
    {form === null ? null : (
      <section className={clsx(panel['panel'], styles['form'])} aria-label={label}>
        {form}
      </section>
    )}
    <div className={styles['side']}>
      {result}
      {aside}
    </div>
  </div>
);
