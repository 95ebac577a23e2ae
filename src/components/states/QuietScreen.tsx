import { LOADING } from '#app/texts/app.ts';
import { Logo } from '../look/Logo.tsx';
import styles from './quietScreen.module.css';

/** While it is not yet known which screen comes: a calm lens, shown only if it takes a moment. */
export function QuietScreen() {
  return (
    <div className={styles['screen']} role="status">
      <Logo size={44} />
      <span className="visually-hidden">{LOADING}</span>
    </div>
  );
}
