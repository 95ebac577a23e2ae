import { NAVIGATION } from '../texts/dashboard.ts';
import { SHARE_TEXTS } from '../texts/pwa.ts';
import { useEffect, useState } from 'react';
import { useAsyncEffect } from '../lib/useAsyncEffect.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../components/actions/Button.tsx';
import { showToast } from '../components/toasts/showToast.ts';
import { Sheet } from './Sheet.tsx';
import styles from './sheet.module.css';
import { dropShared, readShared } from './sharedCache.ts';
import { choosePurpose, type SharedFor } from './sharedPhoto.ts';

const PURPOSES = [
  { purpose: 'product', tab: 'product-shots', ...SHARE_TEXTS.product },
  { purpose: 'portrait', tab: 'portrait-shots', ...SHARE_TEXTS.portrait },
] as const satisfies readonly { purpose: SharedFor; tab: string; label: string; text: string }[];

/** Photos came from another app: what should become of them? */
export function ShareSheet() {
  const waiting = useWaitingPhotos();
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  if (waiting === null) return null;
  const { files, url } = waiting;

  function choose({ purpose, tab }: (typeof PURPOSES)[number]): void {
    setOpen(false);
    choosePurpose(purpose, files);
    void navigate(`${NAVIGATION.images.path}?tab=${tab}`, { replace: true });
  }

  function refuse(): void {
    setOpen(false);
    void dropShared();
  }

  return (
    <Sheet isOpen={isOpen} title={SHARE_TEXTS.title(files.length)} close={refuse}>
      <img className={styles['photo']} src={url} alt={SHARE_TEXTS.alt} width={112} height={112} />
      <div className={styles['choices']}>
        {PURPOSES.map((choice) => (
          <button
            key={choice.purpose}
            type="button"
            className={styles['choice']}
            onClick={() => choose(choice)}
          >
            <strong>{choice.label}</strong>
            <span>{choice.text}</span>
            {files.length > 1 && choice.purpose === 'portrait' ? (
              <span>{SHARE_TEXTS.onlyFirst}</span>
            ) : null}
          </button>
        ))}
      </div>
      <Button look="outlined" onClick={refuse}>
        {SHARE_TEXTS.cancel}
      </Button>
    </Sheet>
  );
}

interface Waiting {
  readonly files: readonly File[];
  /** Of the first one. */
  readonly url: string;
}

/** Looked for once a start: sharing always starts the app anew, also when it was open. */
function useWaitingPhotos(): Waiting | null {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('shared');

  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'failed') showToast('error', SHARE_TEXTS.failed);
    // Said and done: a reload must not say it again.
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => name !== 'shared')), {
      replace: true,
    });
  }, [outcome, setSearch]);

  useAsyncEffect('once', async (_key, signal) => {
    const files = await readShared();
    const [first] = files;
    if (first === undefined || signal.aborted) return;
    const url = URL.createObjectURL(first);
    signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
    setWaiting({ files, url });
  });

  return waiting;
}
