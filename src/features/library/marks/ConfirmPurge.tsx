import Dialog from '@mui/material/Dialog';
import { useSyncExternalStore } from 'react';
import { MuiTheme } from '#app/components/look/MuiTheme.tsx';
import { Button } from '#app/components/actions/Button.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { useLastValue } from '#app/lib/useLastValue.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { purge } from './markItems.ts';
import styles from './marks.module.css';
import { purgeWish } from './purgeWish.ts';

const TITLE_ID = 'confirm-purge';
const LEAD_ID = 'confirm-purge-lead';
const REASON_ID = 'confirm-purge-offline';

/** The one thing here that cannot be undone is the one that asks. */
export function ConfirmPurge({ onPurged }: { onPurged: () => void }) {
  const library = useLibrary();
  const isOnline = useIsOnline();
  const wish = useSyncExternalStore(purgeWish.subscribe, purgeWish.get);
  const { shown, forget } = useLastValue(wish);
  const close = (): void => purgeWish.set(null);
  function confirm(): void {
    if (wish === null) return;
    close();
    onPurged();
    void purge(library, wish.keys);
  }
  return (
    <MuiTheme>
      <Dialog
        open={wish !== null}
        onClose={close}
        role="alertdialog"
        aria-labelledby={TITLE_ID}
        aria-describedby={LEAD_ID}
        slotProps={{ transition: { onExited: forget } }}
      >
        {shown === null ? null : (
          <div className={styles['confirm']}>
            <h2 id={TITLE_ID}>{TRASH_TEXTS.confirm(shown.count)}</h2>
            <p id={LEAD_ID}>{TRASH_TEXTS.confirmLead}</p>
            <OfflineReason id={REASON_ID} text={isOnline ? null : OFFLINE_TEXTS.sending} />
            <div className={styles['answers']}>
              <Button look="outlined" onClick={close}>
                {shown.count === 1 ? TRASH_TEXTS.keepOne : TRASH_TEXTS.keep}
              </Button>
              <Button
                className={styles['danger']}
                onClick={confirm}
                disabled={!isOnline}
                aria-describedby={REASON_ID}
              >
                {TRASH_TEXTS.purge}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </MuiTheme>
  );
}
