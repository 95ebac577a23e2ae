import type { ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  /** The anchor; the heading's id comes from it. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of the landing page. It takes the focus when an anchor leads to it. */
export const Section = ({ id, heading, text, children }: Props) => (
  <section id={id} tabIndex={-1} className={styles['section']} aria-labelledby={`${id}-heading`}>
    <div className={styles['head']}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
