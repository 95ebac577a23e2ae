import { concurrencyOf } from '@lumashot/domain/billing/plans';
import { waitingMostOf } from '@lumashot/domain/jobs/limits';
import { Button } from '#app/components/actions/Button.tsx';
import { hideJobs } from '#app/device/hiddenJobs.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useOpenJobs } from '#app/session/RunningJobsContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { queueView, type QueueView } from '#app/session/jobs/queueView.ts';
import { LIMIT_TEXTS, TRAY_TEXTS } from '#app/texts/darkroom.ts';
import { EndedJob, OpenJob } from './JobRows.tsx';
import { TellWhenReady } from './TellWhenReady.tsx';
import { cancelAllWaiting } from './trayActions.ts';
import { useFinishedJobs } from './useFinishedJobs.ts';
import styles from './tray.module.css';

/** All jobs of the user: those that are open, then those that ended within a day. */
export function TrayContent({ titleId, close }: { titleId: string; close: () => void }) {
  const { uid } = useUser();
  const isOnline = useIsOnline();
  const queue = queueView(useOpenJobs());
  const finished = useFinishedJobs(uid);
  const isEmpty = queue.entries.length + finished.jobs.length === 0;
  return (
    <div className={styles['tray']} data-offline={!isOnline}>
      <div className={styles['head']}>
        <h2 id={titleId}>{TRAY_TEXTS.title}</h2>
        <Button look="plain" onClick={close}>
          {TRAY_TEXTS.close}
        </Button>
      </div>
      {isOnline ? null : <p className={styles['note']}>{TRAY_TEXTS.offline}</p>}
      {isEmpty ? <p className={styles['note']}>{TRAY_TEXTS.empty}</p> : null}
      {queue.entries.length === 0 ? null : (
        <ul className={styles['list']} aria-label={TRAY_TEXTS.open}>
          {queue.entries.map((entry) => (
            <OpenJob key={entry.job.id} entry={entry} isOnline={isOnline} />
          ))}
        </ul>
      )}
      <TellWhenReady queue={queue} isOnline={isOnline} />
      {queue.waiting < 2 ? null : (
        <Button look="outlined" disabled={!isOnline} onClick={() => void cancelAllWaiting()}>
          {TRAY_TEXTS.cancelWaiting}
        </Button>
      )}
      {finished.jobs.length === 0 ? null : (
        <>
          <h3 className={styles['subtitle']}>{TRAY_TEXTS.ended}</h3>
          <ul className={styles['list']} aria-label={TRAY_TEXTS.ended}>
            {finished.jobs.map((job) => (
              <EndedJob key={job.id} job={job} isOnline={isOnline} onView={close} />
            ))}
          </ul>
          <Button look="outlined" onClick={() => hideJobs(finished.jobs.map(({ id }) => id))}>
            {TRAY_TEXTS.clear}
          </Button>
        </>
      )}
      {finished.isUnread ? <p className={styles['note']}>{TRAY_TEXTS.unread}</p> : null}
      <Foot queue={queue} />
    </div>
  );
}

function Foot({ queue }: { queue: QueueView }) {
  const profile = useProfile();
  if (profile === null) return null;
  const { plan_id } = profile;
  return (
    <p className={styles['note']}>
      {LIMIT_TEXTS.plan(concurrencyOf(plan_id).images, waitingMostOf(plan_id))}
      {queue.held === 0 ? null : ` ${LIMIT_TEXTS.held(queue.held)}`}
    </p>
  );
}
