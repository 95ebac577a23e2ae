import type { MouseEvent } from 'react';
import { SKIP_LINK } from '#app/texts/app.ts';
import styles from './frame.module.css';

/** Moves the focus only: a change of the address would make the router restore a scroll position. */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (main === null) return;
  event.preventDefault();
  main.focus();
}

export const SkipLink = () => (
  <a href="#main" className={styles['skip']} onClick={skip}>
    {SKIP_LINK}
  </a>
);
