import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { hideJobs } from '#app/device/hiddenJobs.ts';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { useNow } from '#app/lib/useNow.ts';
import { ItemThumbnail } from '#app/library/ItemThumbnail.tsx';
import { itemOfJob } from '#app/session/jobs/itemOfJob.ts';
import type { QueueEntry } from '#app/session/jobs/queueView.ts';
import { TRAY_TEXTS } from '#app/texts/darkroom.ts';
import { changeLinkOf } from './changeLink.ts';
import { canSucceedAgain } from './finalFailures.ts';
import { endWords, progressWords } from './stateWords.ts';
import { cancel, linkOf, retry } from './trayActions.ts';
import styles from './tray.module.css';

const labelOf = ({ label }: JobWithId): string => (label === '' ? TRAY_TEXTS.noLabel : label);

/** A job that waits or is drawn. */
export function OpenJob({ entry: { job, progress }, isOnline }: OpenJobProps) {
  const now = useNow(progress.kind === 'developing' ? 1_000 : 60_000);
  const [isSent, send] = useSending(() => cancel(job));
  const label = labelOf(job);
  return (
    <li className={styles['row']}>
      <JobThumbnail job={job} />
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['state']}>{progressWords(progress, now)}</span>
      </span>
      <Button
        look="plain"
        aria-label={TRAY_TEXTS.cancelOne(label)}
        disabled={isSent || !isOnline}
        onClick={send}
      >
        {TRAY_TEXTS.cancel}
      </Button>
    </li>
  );
}

interface OpenJobProps {
  readonly entry: QueueEntry;
  readonly isOnline: boolean;
}

/** A job that has come to its end. `onView`: the tray is left for another page. */
export function EndedJob({ job, isOnline, onView }: EndedJobProps) {
  const [isSent, send] = useSending(() => retry(job));
  const label = labelOf(job);
  const to = linkOf(job);
  return (
    <li className={styles['row']}>
      <JobThumbnail job={job} />
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['state']} data-state={job.state}>
          {endWords(job)}
        </span>
      </span>
      {job.state === 'done' ? (
        to === null ? null : (
          <ButtonLink look="plain" to={to} aria-label={TRAY_TEXTS.viewOne(label)} onClick={onView}>
            {TRAY_TEXTS.view}
          </ButtonLink>
        )
      ) : job.state === 'failed' && !canSucceedAgain(job.failure) ? (
        <AfterFinal job={job} onChange={onView} />
      ) : job.input === null ? null : (
        <Button
          look="plain"
          aria-label={TRAY_TEXTS.retryOne(label)}
          disabled={isSent || !isOnline}
          onClick={send}
        >
          {TRAY_TEXTS.retry}
        </Button>
      )}
    </li>
  );
}

interface EndedJobProps {
  readonly job: JobWithId;
  readonly isOnline: boolean;
  readonly onView: () => void;
}

/** The same would be refused again: it is asked for otherwise, or put away. */
function AfterFinal({ job, onChange }: { job: JobWithId; onChange: () => void }) {
  const label = labelOf(job);
  const change = changeLinkOf(job);
  return (
    <div className={styles['acts']}>
      {change === null ? null : (
        <ButtonLink
          look="plain"
          {...change}
          aria-label={TRAY_TEXTS.changeOne(label)}
          onClick={onChange}
        >
          {TRAY_TEXTS.change}
        </ButtonLink>
      )}
      <Button
        look="plain"
        aria-label={TRAY_TEXTS.removeOne(label)}
        onClick={() => hideJobs([job.id])}
      >
        {TRAY_TEXTS.remove}
      </Button>
    </div>
  );
}

function JobThumbnail({ job }: { job: JobWithId }) {
  const item = itemOfJob(job);
  return (
    <ItemThumbnail
      type={item?.type ?? 'text-to-image'}
      id={job.state === 'done' ? (item?.id ?? null) : null}
      size={56}
      isDeveloping={job.state === 'running'}
    />
  );
}

/** One press, one call. */
function useSending(run: () => Promise<void>): readonly [boolean, () => void] {
  const [isSent, setSent] = useState(false);
  return [
    isSent,
    () => {
      setSent(true);
      void run().finally(() => setSent(false));
    },
  ];
}
