import OfflineIcon from '~icons/ic/outline-cloud-off';
import { OFFLINE_TEXTS } from '../texts/pwa.ts';
import styles from './offlineBanner.module.css';
import { useIsOnline } from './useIsOnline.ts';

/** The region is always there, so that a change is announced. */
export function OfflineBanner({ note = '' }: { note?: string }) {
  const online = useIsOnline();
  return (
    <div role="status" aria-label={OFFLINE_TEXTS.label} className={styles['region']}>
      {online ? null : (
        <p className={styles['banner']} data-clear-of-toasts>
          <OfflineIcon fontSize="small" />
          {OFFLINE_TEXTS.banner} {note}
        </p>
      )}
    </div>
  );
}
