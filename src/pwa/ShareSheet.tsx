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

/** A photo came from another app: what should become of it? */
export function ShareSheet() {
  const photo = useWaitingPhoto();
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  if (photo === null) return null;

  function choose(shared: File, { purpose, tab }: (typeof PURPOSES)[number]): void {
    setOpen(false);
    choosePurpose(purpose, shared);
    void navigate(`${NAVIGATION.images.path}?tab=${tab}`, { replace: true });
  }

  function refuse(): void {
    setOpen(false);
    void dropShared();
  }

  return (
    <Sheet isOpen={isOpen} title={SHARE_TEXTS.title} close={refuse}>
      <img
        className={styles['photo']}
        src={photo.url}
        alt={SHARE_TEXTS.alt}
        width={112}
        height={112}
      />
      <div className={styles['choices']}>
        {PURPOSES.map((choice) => (
          <button
            key={choice.purpose}
            type="button"
            className={styles['choice']}
            onClick={() => choose(photo.file, choice)}
          >
            <strong>{choice.label}</strong>
            <span>{choice.text}</span>
          </button>
        ))}
      </div>
      <Button look="outlined" onClick={refuse}>
        {SHARE_TEXTS.cancel}
      </Button>
    </Sheet>
  );
}

/** Looked for once a start: sharing always starts the app anew, also when it was open. */
function useWaitingPhoto(): { file: File; url: string } | null {
  const [photo, setPhoto] = useState<{ file: File; url: string } | null>(null);
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
    const file = await readShared();
    if (file === null || signal.aborted) return;
    const url = URL.createObjectURL(file);
    signal.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
    setPhoto({ file, url });
  });

  return photo;
}
