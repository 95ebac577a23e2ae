import { itemKeyOf, type ItemKey } from '@lumashot/domain/library/changes';
import {
  REPORT_REASONS,
  REPORT_WORDS_MOST,
  type ReportReason,
} from '@lumashot/domain/reports/report';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { REPORT_TEXTS as TEXTS } from '#app/texts/report.ts';
import styles from './report.module.css';
import { sendReport } from './sendReport.ts';

interface Props {
  readonly item: ItemKey;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** The picture is gone with its credits. */
  readonly onRefunded: () => void;
}

/** What is wrong with a picture; whether its credits come back is the server's to say. */
export function ReportDialog({ item, isOpen, close, onRefunded }: Props) {
  const { sync } = useLibrary();
  const isOnline = useIsOnline();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const key = itemKeyOf(item);
  const askedAbout = useRef<string | null>(null);
  useEffect(() => {
    askedAbout.current = isOpen ? key : null;
    return () => {
      askedAbout.current = null;
    };
  }, [isOpen, key]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason === null) return;
    setIsBusy(true);
    const outcome = await sendReport({ item, reason, words });
    setIsBusy(false);
    if (outcome === 'failed') return;
    // Closed meanwhile, or left for another picture: an answer that comes late moves nobody on.
    const isStillAsked = askedAbout.current === key;
    if (isStillAsked) close();
    if (outcome === 'refunded') {
      if (isStillAsked) onRefunded();
      await sync.onAnswered();
    }
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <form className={styles['report']} onSubmit={(event) => void send(event)}>
        <h2 id={`${id}-title`}>{TEXTS.title}</h2>
        <p id={`${id}-lead`}>{TEXTS.lead}</p>
        <div role="radiogroup" aria-labelledby={`${id}-title`} className={styles['reasons']}>
          {REPORT_REASONS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-reason`}
                checked={reason === each}
                disabled={isBusy}
                onChange={() => setReason(each)}
              />
              {TEXTS.reasons[each]}
            </label>
          ))}
        </div>
        <label className={styles['words']}>
          {TEXTS.words}
          <textarea
            rows={2}
            maxLength={REPORT_WORDS_MOST}
            value={words}
            disabled={isBusy}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <OfflineReason id={`${id}-offline`} text={isOnline ? null : OFFLINE_TEXTS.sending} />
        <div className={styles['answers']}>
          {/* Once it is sent the picture may go: it cannot be kept by then. */}
          <Button look="outlined" onClick={close} disabled={isBusy}>
            {TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            disabled={reason === null || isBusy || !isOnline}
            aria-busy={isBusy}
            aria-describedby={`${id}-offline`}
          >
            {isBusy ? TEXTS.busy : TEXTS.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
