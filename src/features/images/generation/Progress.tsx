import { PROGRESS_TEXTS } from '@lumashot/domain/texts/images';
import LinearProgress from '@mui/material/LinearProgress';
import styles from './desk.module.css';

/** Nobody can tell how long a picture takes: the bar moves, but claims no percentage. */
export function Progress({ isRunning }: { isRunning: boolean }) {
  return (
    <div aria-live="polite" className={styles['progress']}>
      {isRunning ? (
        <>
          <LinearProgress aria-label={PROGRESS_TEXTS.label} />
          <p>{PROGRESS_TEXTS.running}</p>
        </>
      ) : null}
    </div>
  );
}
