import { PROGRESS_STAGES, PROGRESS_TEXTS, type ProgressStage } from '#app/texts/images.ts';
import LinearProgress from '@mui/material/LinearProgress';
import { isAwaited } from '#app/device/pendingRequests.ts';
import { useRunningJobs } from '#app/session/RunningJobsContext.ts';
import styles from './desk.module.css';

/** Nobody can tell how long a picture takes, but the server's own job tells how far it is. */
export function Progress({ isRunning }: { isRunning: boolean }) {
  const isReserved = useRunningJobs().some((job) => isAwaited(job.request_id));
  const stage: ProgressStage = isReserved ? 'drawing' : 'sending';
  return (
    <div aria-live="polite" className={styles['progress']}>
      {!isRunning ? null : (
        <>
          <LinearProgress
            variant="buffer"
            aria-label={PROGRESS_TEXTS.label}
            aria-valuetext={PROGRESS_TEXTS.stages[stage]}
            value={(100 * PROGRESS_STAGES.indexOf(stage)) / PROGRESS_STAGES.length}
            valueBuffer={(100 * (PROGRESS_STAGES.indexOf(stage) + 1)) / PROGRESS_STAGES.length}
          />
          <p>{PROGRESS_TEXTS.stages[stage]}</p>
        </>
      )}
    </div>
  );
}
