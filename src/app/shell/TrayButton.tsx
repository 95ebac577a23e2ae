import TrayIcon from '~icons/ic/outline-inbox';
import { lazy, useState } from 'react';
import { LazyMount } from '#app/components/states/LazyMount.tsx';
import { holdsPlace } from '@lumashot/domain/jobs/states';
import { useOpenJobs } from '#app/session/RunningJobsContext.ts';
import { TRAY_TEXTS, trayCounts } from '#app/texts/darkroom.ts';
import styles from './trayButton.module.css';

const Tray = lazy(async () => ({
  default: (await import('#app/features/darkroom/Tray.tsx')).Tray,
}));

/** How much is being developed, on every screen; pressed, it lists all of it. */
export function TrayButton() {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  // Known when it is needed: a state set as the page is drawn has all of it drawn once more, and at once.
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const jobs = useOpenJobs();
  const developing = jobs.filter(({ state }) => holdsPlace(state)).length;
  const counts = trayCounts(developing, jobs.length - developing);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={TRAY_TEXTS.title}
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          setOpen(true);
        }}
      >
        <TrayIcon fontSize="small" aria-hidden="true" />
        <span className="visually-hidden">{TRAY_TEXTS.title} </span>
        {jobs.length === 0 ? null : (
          <>
            <span className={styles['counts']}>{counts}</span>
            <span className={styles['number']} aria-hidden="true">
              {jobs.length}
            </span>
          </>
        )}
      </button>
      <LazyMount isAsked={isOpen} callOff={close}>
        <Tray isOpen={isOpen} close={close} anchor={button} />
      </LazyMount>
    </>
  );
}
