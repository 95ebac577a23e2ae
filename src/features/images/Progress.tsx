import LinearProgress from '@mui/material/LinearProgress';
import styles from './textTab.module.css';

/** Nobody can tell how long a picture takes: the bar moves, but claims no percentage. */
export function Progress({ isRunning }: { isRunning: boolean }) {
  return (
    <div aria-live="polite" className={styles['progress']}>
      {isRunning ? (
        <>
          <LinearProgress aria-label="Drawing your picture" />
          <p>Drawing… you can leave, it will land in your library</p>
        </>
      ) : null}
    </div>
  );
}
